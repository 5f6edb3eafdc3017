import { concernOfDraft } from './ear.ts'

/** One sentence or line with its end and the white space behind it. */
const SENTENCE = /[^.!?…\n]*(?:[.!?…]+["'”’)\]*_]*\s*|\n+|$)/g

/**
 * What an AI says beside a child's work, without each sentence that the check of a tutor's words stops. It is looked at
 * as a whole, because what is unfit may begin in one sentence and end in the next.
 * @returns nothing where nothing fit is left
 */
export async function fitWords(text: string): Promise<string> {
  if (text.trim() === '' || !(await concernOfDraft(text))) return text
  const sentences = text.match(SENTENCE) ?? []
  const concerns = await Promise.all(sentences.map(each => each.trim() !== '' && concernOfDraft(each)))
  const left = sentences.filter((_, at) => !concerns[at]).join('')
  return (await concernOfDraft(left)) ? '' : left.trim()
}
