import { vettedUrl } from '#contract/vetted-links.ts'
import { learnerName } from './learner.ts'

/** Who is here, as this window and the one in use know it. */
function namesHere(): string[] {
  const kept = globalThis.localStorage?.getItem('currentUser') ?? '{}'
  let user: { childName?: unknown; parentName?: unknown } = {}
  try {
    user = JSON.parse(kept) ?? {}
  } catch {
    // Then it names nobody.
  }
  return [learnerName(), user.childName, user.parentName].filter(name => typeof name === 'string')
}

/**
 * The address of a link that an AI's words make, for whoever shows one.
 * @returns undefined where nobody has vetted it or it tells a name of this family: then its words are plain text
 */
export function vettedLink(address: string | undefined): string | undefined {
  return address === undefined ? undefined : vettedUrl(address, namesHere())
}
