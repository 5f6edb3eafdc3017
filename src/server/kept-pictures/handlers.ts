import type { KeptPicture, keptPictureEndpoints } from '#contract/kept-pictures.ts'
import type { Picture } from '#contract/pictures.ts'
import type { Handlers } from '../http/routes.ts'

type Kept = Record<'question' | 'answer', Picture[]>

/** Keeps pictures in memory while another child has the window. */
export function keptPictureHandlers(): Handlers<typeof keptPictureEndpoints> {
  const kept = new Map<string, { pictures: Kept; letGo: () => void }>()
  const keyOf = (session: string, childId: number) => `${session}/${childId}`

  function take(key: string): Kept | undefined {
    const found = kept.get(key)
    found?.letGo()
    kept.delete(key)
    return found?.pictures
  }

  return {
    keep({ session, child, pictures, hold }) {
      const key = keyOf(session, child.id)
      take(key)
      // A locked page gets them back when it is unlocked.
      const letGo = hold(end => (end === 'signed_out' || end === 'child_gone') && take(key))
      kept.set(key, { pictures, letGo })
    },
    take({ session, child }) {
      const { question = [], answer = [] } = take(keyOf(session, child.id)) ?? {}
      return { question: question.map(inJson), answer: answer.map(inJson) }
    },
  }
}

function inJson({ name, type, bytes }: Picture): KeptPicture {
  return { name, type, bytes: Buffer.from(bytes).toString('base64') }
}
