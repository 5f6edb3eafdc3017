import { bareAnswer } from '#maths/routes/answer-like.ts'
import { quoted } from './voice.ts'

/** Where a clause ends, with the mark that it ends in. */
const SEAM =
  /(?<=[.!?;,])\s+|\s+(?=(?:but|because|cause|cos|coz|cuz|bc|oh|wait|is (?:it|that|this) (?:an? |the )?(?:ok|right|correct|so|good|wrong|fine)|i (?:messed|mixed|muddled|meant|forgot|was|made an?)|and i (?:did|got|said|thought|tried|put)|my (?:bad|mistake)|oops|sorry)\b)/i
/** What asks, doubts or complains, and so says nothing that is so or not. */
const ASKS =
  /\b(?:why|how|what|whats|which|where|when|who|don'?t|dont|doesn'?t|doesnt|can'?t|cant|couldn'?t|confus\w*|idk|unsure|not sure|stuck|hard|help|already|never|you|u)\b|^\W*(?:(?:so|and|but|oh|ok|then) )*(?:do|does|did|should|shall|must|can|could|would|will|have|am|are) (?:i|we|they|you|the|both)\b/i
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|hundred|half|quarter|third|double)\b/i
const LEAD =
  /^(?:(?:but|because|cause|cos|coz|cuz|bc|and|oh|wait|no|so|i (?:did|do|got|get|said|think|thought|have|know|found|used))\b[\s,:]*)+/i

/** `i expanded it and got`, and as a claim is spelt `i expanded =`. */
const GOT = /^(?:so |and |ok )?i \p{L}[^\d=]{0,30}(?:\b(?:got|get) |=\s{0,4})(?=\S)/iu

/** What is told of something else behind a result: `6*4=24 and shes not even sorry`. */
const TOLD_BEHIND =
  /(?<=(?:=|\b(?:is|makes)) ?[£$€]?-?\d[\d.]*%?) (?:(?:and|but) )?(?:(?:i|im|i'm|he|hes|she|shes|they|my|you|u|we|half|halve|double)\b)(?!.*\d).*$/is

/** Words at which a clause can't end: `hundreds is 4 and the` was cut from a longer one. */
const CUT_OFF = /(?:[\s,;:]+(?:and|but|so|then|the|an?|is|of|to|in|with|for|thats))+$/i

/** A clause without the words by which it is said. */
const bare = (clause: string) =>
  bareAnswer(clause.trim().replace(GOT, '').replace(LEAD, '').replace(TOLD_BEHIND, ''))
    .replace(/[\s,;:]+$/, '')
    .replace(CUT_OFF, '')

/**
 * What of a message is quoted when it is judged: its one clause with numbers, without those that ask or doubt beside
 * it; undefined where no clean one can be cut, as a question quoted as a true statement makes no sense.
 */
export function claimSaid(line: string): string | undefined {
  const clauses = line.split(SEAM).filter(each => each.trim() !== '')
  const claims = clauses.filter(each => NUMBER.test(each) && !ASKS.test(each))
  const isWhole = claims.length === clauses.length && !/[.!?]\s+\S/.test(line)
  const said = isWhole ? bare(line) : claims.length === 1 ? bare(claims[0] ?? '') : ''
  return said === '' ? undefined : said
}

/** The same as it is quoted. */
export function quotedClaim(line: string): string | undefined {
  const said = claimSaid(line)
  return said === undefined ? undefined : quoted(said)
}
