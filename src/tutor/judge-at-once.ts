import { reportIn, withoutRemark } from '#maths/language/en/own-report.ts'
import type { Said } from '#maths/routes/judged.ts'
import { statesAnswer } from './conclusions.ts'
import { judgeFor } from './judging.ts'
import { quantitySaid } from './quantities/quantity-said.ts'
import { saysHow } from './step-alone.ts'
import type { Work } from './work.ts'

const I_GOT =
  /\b(?:i|he|she|they|my \w+) (?:got|gets?|keeps? (?:on )?getting|put|puts|said|says|wrote|writes|thinks?|thought)\b/i

/** Where what others say begins. */
const OF_OTHERS =
  /\bbut (?=(?:the|my|our|it|he|she)\b)|(?<=[.,;!?])\s+(?=(?:the |my |our )?(?:book|teacher|key|sheet|answers?|mum|mom|dad|friend)\b.{0,10}\b(?:says?|said|has|have|gives?|got|is)\b)/i

/** `i got 3/5 for … but the book says 5/6`: its own answer is the first. */
function ownWords(text: string): string {
  const [own = '', other] = text.split(OF_OTHERS)
  return other !== undefined && I_GOT.test(own) ? own : text
}

const DECISIVE = new Set<Said['outcome']>(['answer', 'slipped', 'wrong', 'unfinished'])

/** What a child reports beside a question is meant for its answer, also where it only comes up on the way. */
function judgeReport(work: Work, text: string): { said: Said; line: string } | undefined {
  const report = reportIn(ownWords(text))
  if (report === undefined) return undefined
  for (const line of new Set([report, withoutRemark(report)])) {
    const said = judgeFor(work, line)
    const isSlip =
      said.outcome === 'useful' &&
      said.marked.verdict === 'wrong' &&
      said.marked.explanations.length > 0 &&
      said.claims.every(({ claim }) => claim.sides.length === 1)
    if (isSlip) return { said: { ...said, outcome: 'wrong' }, line }
    // `i counted 12 altogether` names a quantity, and is read as that.
    const isStep =
      said.outcome === 'useful' && saysHow(report) && !quantitySaid(report, work.problem.question)
    if (DECISIVE.has(said.outcome) || isStep) return { said, line }
  }
  return undefined
}

/** What a message that asks a sum says of it at once, in which line, and whether that shows anything. */
export function judgeAtOnce(work: Work, text: string): { said: Said; isShown: boolean; line?: string } {
  const reported = judgeReport(work, text)
  if (reported) return { ...reported, isShown: true }
  const own = ownWords(text)
  const said = judgeFor(work, own)
  const { outcome, claims } = said
  const isStated =
    !['unsure', 'elsewhere'].includes(outcome) &&
    claims.some(({ claim, standing }) => claim.sides.length > 1 && standing === outcome)
  // Of two whole numbers put together `so 1/36` is something else: `only 6+6 so 1/36`.
  const isElse =
    work.problem.question.kind === 'calculate' &&
    !/[\d)]\s*[/÷:]/.test(work.problem.text) &&
    /\bso \d+\/\d+\W*$/i.test(own)
  const isOwnAnswer =
    !isElse && outcome === 'wrong' && (I_GOT.test(own) || statesAnswer(own, work.problem.question))
  return { said, isShown: ['answer', 'slipped', 'which'].includes(outcome) || isStated || isOwnAnswer }
}
