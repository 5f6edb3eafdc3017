import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { partsOfAnswer } from '../all-parts-said.ts'
import { concludedIn, saidToBeAsked } from '../conclusions.ts'
import { isUnitAlone, unitAlone } from '../follow-up.ts'
import type { Intent } from '../intents/intent.ts'
import { asksAnother, STRONG } from '../is-line.ts'
import { judgeFor } from '../judging.ts'
import { countedUp } from '../quantities/counting.ts'
import { ONE_DIGIT } from '../replies/odd-line.ts'
import { isOfItsOwn, offersAnswer } from '../replies/offered.ts'
import type { Dialogue } from '../state.ts'
import { type ByValue, judgedByValue } from '../values/judged-by-value.ts'
import { clausesIn } from '../values/values-in.ts'
import { goOn, type Work } from '../work.ts'
import { counted, type Heard, isOpen, type Reading } from './reading.ts'

/** Begins another question, or names it. */
const ANEW =
  /^\W*(?:(?:ok|and|so|now|then|oh) )*(?:next|now|new|another|other|q ?\d|question|\(?[a-h]\))[\s.:)]|\b(?:yo)?u (?:just )?(?:said|told|wrote)\b/i

/** Wishes that say nothing of the open question, whatever number stands in them. */
const ASKS = new Set<Intent['wants']>([...STRONG, 'why', 'hint', 'how known', 'method', 'example', 'tell'])

/** The value of the answer decides before any wording does: `£60 easy`, `8. Everything is 8 today, haha`. */
export const readAnswerByValue: Reading = heard => {
  const { text } = heard
  // The one that waits is worked on once the one before it is done.
  const { work: before, waiting, told } = heard.dialogue
  const isNext = before?.isFound === true && waiting !== undefined && NAMES_NEXT.test(told.at(-1) ?? '')
  const dialogue = isNext ? { ...heard.dialogue, work: waiting, waiting: undefined } : heard.dialogue
  const { work, part } = dialogue
  if (!isOpen(work) || part?.kind === 'wish' || ANEW.test(text)) return undefined
  const found =
    roundedAsAsked({ ...heard, dialogue }) ??
    withUnit(work, text) ??
    withAllParts(work, text) ??
    countedTo(work, text) ??
    multipliedTo(work, text) ??
    goneOnTo(work, text) ??
    judgedByValue(work, text)
  return found?.is === 'answer' && !asksAnother(text, work) ? said({ ...heard, dialogue }, found) : undefined
}

const NAMES_NEXT = /\bNow on to\b/

/** `5.7`, of 17/3, where just that was asked for. */
function roundedAsAsked({ dialogue: { work, told }, text }: Heard): ByValue | undefined {
  const number = told.at(-1)?.includes(ONE_DIGIT) ? /-?\d+\.\d(?!\d)/.exec(text)?.[0] : undefined
  const answer = work && wayTo(work.problem.question).answer
  if (!work || !number || answer?.round(1).equals(number) !== true) return undefined
  const said = judgeFor(work, answer.toFraction())
  return { is: 'answer', text: number, said: { ...said, marked: { ...said.marked, verdict: 'rounded' } } }
}

/** Of an answer that is several all are said, before one of them is taken for a step: `2 + 3 = 5 so 45 / 5 = 9. one gets 18 and other gets 27`. */
function withAllParts(work: Work, text: string): ByValue | undefined {
  const said = partsOfAnswer(work.problem.question).length > 0 ? judgeFor(work, text) : undefined
  return said?.outcome === 'answer' ? { is: 'answer', text, said } : undefined
}

/** `one more 6. 36 37 38 39 40 41 42`: counted up to the answer, with which the message ends. */
function countedTo(work: Work, text: string): ByValue | undefined {
  const plain = countedUp(text)
  const last = plain === text ? undefined : /(?<![\d.])(\d+)\W*$/.exec(plain)?.[1]
  const said = last === undefined ? undefined : judgeFor(work, last)
  return said?.outcome === 'answer' && last !== undefined ? { is: 'answer', text: last, said } : undefined
}

const ROW = /(?<![\d.])\d+(?:[\s,]+\d+){2,11}\W*$/

/** `2 4 8 16 32`, of 2^5: multiplied up to the answer, always by the same number. */
function multipliedTo(work: Work, text: string): ByValue | undefined {
  const row = (ROW.exec(text)?.[0].match(/\d+/g) ?? []).map(Number)
  const [first = 0, second = 0] = row
  const isEven =
    first > 0 &&
    second > first &&
    row.every((each, at) => at === 0 || each * first === (row[at - 1] ?? 0) * second)
  const last = row.at(-1)
  const said = isEven && last !== undefined ? judgeFor(work, `${last}`) : undefined
  return said?.outcome === 'answer' ? { is: 'answer', text: `${last}`, said } : undefined
}

/** `plus 4 each time so 19 23 27`: what comes next, and what comes behind that. */
function goneOnTo(work: Work, text: string): ByValue | undefined {
  const { question } = work.problem
  const terms = question.kind === 'sequences' ? (question as SequenceQuestion).terms : []
  const step = terms[1] && terms[0] && terms[1].sub(terms[0])
  const isEven = step && terms.every((each, at) => at === 0 || each.sub(terms[at - 1] ?? each).equals(step))
  const all = clausesIn(text).flatMap(({ values }) => values.filter(({ isOperand }) => !isOperand))
  const [first, ...more] = isEven ? all.slice(all.findIndex(each => isAnswer(work, each.text))) : []
  const said = first && judgeFor(work, first.text)
  if (!first || said?.outcome !== 'answer' || more.length === 0) return undefined
  const values = [first, ...more].map(each => readLiteral(each.text)?.value)
  const goesOn = values.every((each, at) => {
    const before = at === 0 ? each?.sub(step ?? 0) : values[at - 1]
    return before !== undefined && each?.sub(before).equals(step ?? 0) === true
  })
  return goesOn ? { is: 'answer', text: first.text, said } : undefined
}

const isAnswer = (work: Work, text: string) => judgeFor(work, text).outcome === 'answer'

/** What asks whether a number is the answer, behind what is asked or words of not knowing: `im confused. is it 32?` */
const GUESS = /^.{3,80}\b(is it -?[£$€]?\d[\d.,/:]* ?\p{L}{0,12}\W*)$/iu
const WISHES = new Set<Intent['wants']>(['hint', 'method', 'example', 'explain', 'unsure'])

/** A number that is asked about is answered first: help comes with it. */
export const readGuess: Reading = ({ before, dialogue, text, intent, readOn }) => {
  const { work, part } = dialogue
  const guess = isOpen(work) && part?.kind !== 'wish' ? GUESS.exec(text)?.[1] : undefined
  if (guess === undefined || !isOpen(work)) return undefined
  const isUnsure = WISHES.has(intent.wants) && !/\d/.test(text.slice(0, -guess.length))
  // Whatever stands before it, the right one is no new question.
  return isUnsure || judgeFor(work, guess).outcome === 'answer' ? readOn(before, guess) : undefined
}

/** `square metres i mean`, behind `28 cm`: the number that was right with its own unit. */
function withUnit(work: Work, text: string): ByValue | undefined {
  const before =
    work.said?.outcome === 'unfinished' && isUnitAlone(text) ? work.said.marked.finalText : undefined
  const number = /-?\d[\d.]*/.exec(before ?? '')?.[0]
  const said = number === undefined ? undefined : judgeFor(work, `${number} ${unitAlone(text)}`)
  return said?.outcome === 'answer' ? { is: 'answer', text, said } : undefined
}

/** What was not read by its words is judged by its values: a step of the way, or what is neither step nor answer. */
export const readByValue = (heard: Heard, after: Dialogue): Dialogue => {
  const { dialogue, text, intent } = heard
  const { work, part } = dialogue
  const isUnread =
    (after.turn.is === 'talk' && !ASKS.has(after.turn.intent.wants)) ||
    (after.turn.is === 'line' && ['unsure', 'nothing'].includes(after.turn.said.outcome))
  if (!isOpen(work) || !isUnread || part?.kind === 'wish' || part?.kind === 'asks') return after
  if (ASKS.has(intent.wants) || ANEW.test(text)) return after
  const found = judgedByValue(work, text)
  // A number alone has been judged as what was asked for.
  if (after.turn.is === 'line' && found?.text === bareAnswer(text)) return after
  return (found && said(heard, found)) ?? after
}

const isOffered = (line: string, { problem }: Work) =>
  saidToBeAsked(line, problem.question) !== undefined ||
  ((concludedIn(line) !== undefined || offersAnswer(line, problem.text)) && !isOfItsOwn(line, problem.text))

function said({ dialogue }: Heard, { is, text, said: judged }: ByValue): Dialogue | undefined {
  const { work, quiz } = dialogue
  if (!work) return undefined
  const next = goOn(work, judged)
  return counted(
    {
      ...dialogue,
      // A slip is quoted by its value; a step that is said to be what is asked for is known for that.
      last:
        is === 'answer'
          ? dialogue.last
          : `${is === 'step' && isOffered(dialogue.last, work) ? 'so ' : ''}${text}`,
      work: next,
      quiz: quiz && next.isFound ? { ...quiz, right: quiz.right + (work.slips === 0 ? 1 : 0) } : quiz,
      turn: { is: 'line', said: judged },
    },
    judged.outcome,
  )
}
