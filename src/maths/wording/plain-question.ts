import { mayMatch } from './may-match.ts'

const LEADS = [
  'please',
  'can you',
  'could you',
  'tell me',
  'help me find',
  'find',
  'work out',
  'calculate',
  'compute',
  'evaluate',
  'determine',
  'identify',
  'give',
  'state',
  'write down',
  'name',
  'do',
  'what is',
  "what's",
  'whats',
  'what are',
  'what does',
  'what will be',
  'what would be',
  'the exact value of',
  'the value of',
  'the answer to',
  'the result of',
]
  .sort((a, b) => b.length - a.length)
  .map(lead => [`${lead} `, `${lead}:`] as const)
const LONGEST_LEAD = 40

const WORKING =
  /(?:[\s,;.(]+|^)(?:and )?(?:please )?(?:(?:remember to )?(?:show(?:ing)?|write down|explain|include) (?:all |each |every )?(?:of )?(?:your |the )?(?:working|workings|work|steps?|method|reasoning|how you (?:got|found|worked out) (?:it|your answer|the answer))(?: out)?(?: clearly)?|(?:do not|don't|without) us(?:e|ing) a calculator|without a calculator|no calculators?)[\s.)]*$/i
const isAboutWorking = mayMatch(WORKING)
/** `(2 marks)`, `[3]` at the end. */
export const MARKS = /(?<=[\s.?!]|^)[[(]\s*\d{1,2}\s*(?:marks?|points?|pts?)?\s*[\])]\s*$/i

/**
 * The question without what does not change it: words that only ask at the front (`what is`, `find`, `work out`, …),
 * `show your working`, marks in brackets, and the mark at the end. An article behind them goes as well:
 * `What is the mean of 4, 7 and 10?` is `mean of 4, 7 and 10`.
 * @param full from `normalise`
 */
export function bareQuestion(full: string): string {
  let text = full.replace(/\s+/g, ' ').trim()
  for (let count = 0; count < 3; count++) {
    const unmarked = text.replace(MARKS, '')
    const next = (isAboutWorking(unmarked) ? unmarked.replace(WORKING, '') : unmarked).trim()
    if (next === text) break
    text = next
  }
  for (let count = 0; count < 6; count++) {
    const front = text.slice(0, LONGEST_LEAD).toLowerCase()
    const [lead] = LEADS.find(([spaced, ended]) => front.startsWith(spaced) || front.startsWith(ended)) ?? []
    if (lead === undefined) break
    text = text.slice(lead.length).replace(/^[\s:,]+/, '')
  }
  return (
    text
      .replace(/^(?:the|a|an) (?=[a-z])/i, '')
      .replace(/[\s,]*\bplease\s*[?.!]*$/i, '')
      // Behind a number the mark belongs to it: 5!
      .replace(/(?:\s*=\s*\??)?(?:[?.\s:]|(?<![\d)]\s*)!)+$/, '')
      .replace(/\s*=$/, '')
  )
}
