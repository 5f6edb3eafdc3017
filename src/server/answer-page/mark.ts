import type { Assessment } from '#contract/evaluations.ts'
import type { Judgement, MarkedPart } from '#contract/marking.ts'
import { withoutMarkup } from '#maths/answers/markup.ts'
import { withoutRemarks } from '#maths/answers/remarks.ts'
import { surelyGivesUp } from '#maths/marking/gives-up.ts'
import { markAnswer } from '#maths/marking/mark-answer.ts'
import { ASK_FOR_HINT, workedSteps } from '#maths/marking/unknown.ts'
import { asEntered } from '#maths/questions/as-entered.ts'
import { corrected } from '#maths/values/corrections.ts'
import { readWorking } from '#maths/working/working-lines.ts'
import { HttpError } from '../shared/http-error.ts'
import { isAboutForm } from './about-form.ts'
import { isAboutSpelling } from './about-spelling.ts'
import { type Compared, compare } from './compare.ts'
import { type AnswerOnPage, MARKS_PER_PART, type PageMark, type PartMark } from './page-mark.ts'
import { answerLine } from './scheme.ts'
import { type AskedPart, splitParts } from './split-parts.ts'
import { assessmentWords, goodWords, hintWords } from './words-for-child.ts'

const EARNED: Record<Judgement, number> = { right: MARKS_PER_PART, partly: 1, not_yet: 0 }

/**
 * @param judgements what a grown-up says of the undecided parts, in their order
 * @throws HttpError 422 `answer_unread` where there is nothing to mark, `answer_unknown` for what the child does not
 * know unless that is marked, 400 where the judgements don't fit
 */
export function markByPage(given: AnswerOnPage, judgements: Judgement[] = []): PageMark {
  const { marksUnknown = false } = given
  const [question, answer, expectedAnswer] = [given.question, given.answer, given.expectedAnswer].map(
    asEntered,
  ) as [string, string, string]
  const asked = splitParts(question, expectedAnswer, answer)
  const working = readWorking(question, answer)
  const hasWay = asked.length === 1 && working.lines.some(line => line.isRight && line.isFromQuestion)
  const left = [...judgements]
  const parts = asked.map((part): PartMark => {
    if (part.answer.trim() === '')
      return { ...part, verdict: 'wrong', isExact: false, earned: 0, isPartly: false }
    const compared = byEngine(part, compareSaid(part))
    if (compared.verdict !== 'right' && surelyGivesUp(part.answer)) {
      if (!marksUnknown) throw new HttpError(422, 'answer_unknown', ASK_FOR_HINT)
      return { ...part, verdict: 'wrong', isExact: false, earned: 0, isPartly: false, isUnknown: true }
    }
    const judgement = compared.verdict === 'undecided' ? left.shift() : undefined
    if (judgement) {
      const verdict = judgement === 'right' ? 'right' : 'wrong'
      return { ...part, ...compared, verdict, earned: EARNED[judgement], isPartly: judgement === 'partly' }
    }
    const isOnTheWay = compared.verdict === 'wrong' && (hasWay || compared.share !== undefined)
    const earned = compared.verdict === 'right' ? MARKS_PER_PART : isOnTheWay ? 1 : 0
    return { ...part, ...compared, earned, isPartly: earned === 1 }
  })
  if (parts.every(part => part.answer.trim() === '')) throw unread(WHICH_PART)
  const isUndecided = parts.some(({ verdict }) => verdict === 'undecided')
  if (left.length > 0 || (judgements.length > 0 && isUndecided)) {
    throw new HttpError(400, 'bad_request', 'Please say of each undecided part whether it is right.')
  }
  return { parts, working, isUndecided }
}

/** The answer as it was typed, else without what a child says of itself: `Paris, I think`, `London, no wait, Paris`. */
function compareSaid(part: AskedPart): Compared {
  const compared = compare(part)
  const answer = corrected(withoutRemarks(withoutMarkup(part.answer)).replace(/\bno,? (?=wait)/i, ''))
    .replace(/^\s*(?:1[.)]|=>|->|[=→⇒:])\s+/, '')
    .trim()
  if (compared.verdict === 'right' || answer === '' || answer === part.answer.trim()) return compared
  const bare = compare({ ...part, answer })
  const isTold = bare.verdict !== 'undecided' && !isAboutForm(part.question)
  return isTold ? bare : compared
}

/** What the engine knows to be right is never called wrong, whatever the answer page says: then a grown-up decides. */
function byEngine({ question, expected, answer }: AskedPart, compared: Compared): Compared {
  if (compared.verdict === 'right' || isAboutSpelling(question) || !isRightByEngine(question, answer))
    return compared
  return { ...compared, verdict: isRightByEngine(question, expected) ? 'right' : 'undecided' }
}

function isRightByEngine(question: string, answer: string): boolean {
  const marked = markAnswer(question, answer)?.marked
  return marked?.every(({ verdict }) => verdict === 'right' || verdict === 'rounded') === true
}

const WHICH_PART =
  'I can’t tell which answer belongs to which question. Please begin each line with the letter or number of its question, such as “a)”.'

function unread(words: string): HttpError {
  return new HttpError(422, 'answer_unread', words)
}

/** The mark as the calls answer it; nothing is scored while a part is undecided. */
export function assessmentOf(mark: PageMark, totalScore: number): Assessment {
  const { parts, working, isUndecided } = mark
  const earned = parts.reduce((sum, part) => sum + part.earned, 0)
  const most = parts.length * MARKS_PER_PART
  const share = earned === most ? totalScore : Math.floor((earned * totalScore) / most)
  const score = isUndecided ? 0 : share
  const isFull = !isUndecided && earned === most
  const hint = isFull || isUndecided ? undefined : hintWords(mark)
  const good = goodWords(mark)
  const steps = parts.flatMap(part => (part.isUnknown ? stepsTo(part, parts.length) : []))
  return {
    overallAssessment: assessmentWords(mark),
    score,
    totalScore,
    ...(working.lines.length > 0 && working),
    ...(good !== undefined && { good }),
    ...(hint !== undefined && { hint }),
    ...(steps.length > 0 && { steps }),
    parts: parts.map(shownPart),
    ...(isUndecided && { verdict: 'undecided' as const }),
    markedBy: { by: 'answer_page' },
  }
}

/** The engine's own way where the answer page says what it comes to, else the answer page's answer alone. */
function stepsTo({ label, question, expected }: PartMark, count: number): string[] {
  const known = isRightByEngine(question, expected) ? markAnswer(question, 'I don’t know')?.marked : undefined
  const steps = known ? workedSteps(known) : [answerLine(expected)]
  return count === 1 ? steps : steps.map(step => `**${label ?? ''})** ${step}`)
}

function shownPart({ label, expected, answer, verdict, spelling, isPartly }: PartMark): MarkedPart {
  return {
    ...(label !== undefined && { label }),
    expected,
    answer,
    verdict: isPartly ? 'partly' : verdict,
    ...(spelling !== undefined && { spelling }),
  }
}
