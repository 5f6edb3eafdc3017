import type { Concern } from './concerns.ts'
import { plain, undisguised } from './normalise.ts'
import { asksForPrivateDetails, givesPrivateDetails } from './private-details.ts'
import { concernInWords } from './word-list.ts'

/** Text beyond this isn't looked through in one piece; nobody types so much in a message. */
const LONGEST = 20_000

/** What there is to worry about in a child's message, found on this computer alone; undefined when nothing. */
export function concernOfChild(text: string): Concern | undefined {
  const { found, known } = look(text)
  return found ?? (givesPrivateDetails(known) ? 'private_details' : undefined)
}

/** The same for what an AI is about to say to a child. */
export function concernOfDraft(text: string): Concern | undefined {
  const { found, known } = look(text)
  return found ?? (asksForPrivateDetails(known) ? 'private_details' : undefined)
}

function look(text: string): { found: Concern | undefined; known: string } {
  const known = plain(text.slice(0, LONGEST))
  return { found: concernInWords(known, undisguised(known)), known }
}
