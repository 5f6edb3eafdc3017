import type { Misconception, Random } from '#maths/domain/misconception.ts'
import type { Question } from '#maths/domain/question.ts'
import type { Topic } from '#maths/domain/topic.ts'
import { saysAnswer, solve, topicOf } from '#maths/kinds/doors.ts'
import { misconceptions } from '#maths/kinds/misconceptions.ts'
import { nearQuestion } from '#maths/practice/near.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'

const MOST_DRAWS = 60
const MOST_NEAR = 6
/** The plainest or the hardest is taken of so many. */
const TO_CHOOSE_FROM = 12

/** How a new question is to compare with the one before. */
export type Size = 'same' | 'easier' | 'harder'

/** What a wish for another one asks of it. */
export interface Wanted {
  /** Of these it is to be; of the topic of the question before where undefined. */
  makers?: readonly Misconception[]
  /** What it may not be. */
  isBarred?: (made: Question) => boolean
  /** How near it is to what was wished for; the nearest ones count. */
  closeness?: (made: Question) => number
}

/** A question like it, or of the same topic, with other numbers and another answer; the same for the same seed. */
export function similarQuestion(
  question: Question,
  seed = 1,
  size: Size = 'same',
  { makers, isBarred, closeness }: Wanted = {},
): Question | undefined {
  const topic = topicOf(question)
  const { answer } = solve(question)
  const from = makers ?? misconceptions.filter(each => each.topic === topic)
  const isOther = (made: Question) => {
    const own = solve(made)
    const steps = own.steps.map(({ done }) => done).join('\n')
    return (
      (makers !== undefined || topicOf(made) === topic || topicOf(made).concept === ABOVE[topic.concept]) &&
      isBarred?.(made) !== true &&
      own.answer !== answer &&
      !saysAnswer(`${made.text}\n${steps}`, question)
    )
  }
  const random = seeded(hashText(question.text) + seed)
  const isWished = makers !== undefined || closeness !== undefined
  // One may come to what was just found: another draw is nearer than any of the topic.
  for (let at = 0; at < MOST_NEAR && size === 'same' && !isWished; at++) {
    const near = nearQuestion(question, { random })
    if (!near) break
    if (!solve(near).isImpossible && isOther(near)) return near
  }
  const drawn = best(draw(from, random, isOther, closeness ? 2 * TO_CHOOSE_FROM : TO_CHOOSE_FROM), closeness)
  // What is taken off stays taken off.
  const alike = drawn.filter(each => each.kind === question.kind && taskOf(each) === taskOf(question))
  const made = alike.length > 0 ? alike : drawn
  // Behind a trapezium comes a trapezium, where no other shape is wished for.
  const ofSort = (...more: readonly Question[]) =>
    isWished || isBarred ? made : best([...made, ...more], each => sharedWords(each, question))
  const isLighter = (each: Question) => weightOf(each) < weightOf(question)
  // No question whose numbers are bigger is easier; one with numbers like these is.
  if (size === 'easier')
    return (
      ofSort().find(isLighter) ??
      nearQuestion(question, { random, isEasier: true }) ??
      nearQuestion(question, { random }) ??
      made[0]
    )
  if (size === 'harder')
    return (
      draw(makersAbove(topic), random, isOther, 1)[0] ??
      harderOf(ofSort(...ownWithOthers(question, random).filter(isOther)), question, makers === undefined) ??
      harderOf(nearOnes(question, random), question, false) ??
      nearQuestion(question, { random }) ??
      made.at(-1)
    )
  return ofSort().toSorted((a, b) => apartFrom(question, a) - apartFrom(question, b))[0]
}

/** How many words of a question another one has, too: the shape, and what is asked of it. */
function sharedWords({ text }: Question, { text: asked }: Question): number {
  const own = new Set(asked.toLowerCase().match(/\p{L}{4,}/gu))
  return new Set(
    text
      .toLowerCase()
      .match(/\p{L}{4,}/gu)
      ?.filter(each => own.has(each)),
  ).size
}

/** The child's own story with other numbers, and a shape with two digits for one in each of its lengths. */
function ownWithOthers(question: Question, random: Random): Question[] {
  if (question.kind === 'story') return nearOnes(question, random)
  if (!['shape', 'measure'].includes(question.kind)) return []
  const text = question.text.replace(/(?<![\d.^{])\d(?![\d.])/g, digit => `1${digit}`)
  const [made, ...others] = text === question.text ? [] : (readQuestions(text) ?? [])
  return made && others.length === 0 && made.kind === question.kind && !solve(made).isImpossible ? [made] : []
}

/** What is harder than a topic in which bigger numbers change nothing: two draws behind one. */
const ABOVE: Readonly<Record<string, string>> = { 'Probability of an event': 'Probability of several events' }
const makersAbove = ({ concept }: Topic) =>
  misconceptions.filter(({ topic }) => topic.concept === ABOVE[concept])

const nearOnes = (question: Question, random: Random): Question[] =>
  Array.from({ length: TO_CHOOSE_FROM }, () => nearQuestion(question, { random })).flatMap(each => each ?? [])

const apartFrom = (question: Question, made: Question) => Math.abs(weightOf(made) - weightOf(question))

/** One step up and no leap, of those that are harder than the one before in some way and easier in none. */
function harderOf(made: readonly Question[], question: Question, isOfTopic: boolean): Question | undefined {
  const harder = made.filter(each => isHarder(each, question))
  return isOfTopic ? harder[Math.floor(harder.length / 4)] : harder[0]
}

/** More steps, more digits, more hard forms or bigger numbers, and less of none. */
export function isHarder(one: Question, other: Question): boolean {
  const [own, before] = [difficultiesOf(one), difficultiesOf(other)]
  const isMore = own.map((each, at) => each - (before[at] ?? 0))
  return isMore.every(more => more >= 0) && isMore.some(more => more > 0)
}

function difficultiesOf(question: Question): number[] {
  // 0.30 and 300 are no harder to work with than 3.
  const numbers = (question.text.match(/\d[\d.]*/g) ?? []).map(each =>
    each.replaceAll('.', '').replace(/^0+/, '').replace(/0+$/, ''),
  )
  return [
    solve(question).steps.length,
    numbers.join('').length,
    ...FORMS.map(form => question.text.match(new RegExp(form, 'g'))?.length ?? 0),
    numbers.reduce((sum, each) => sum + Number(each), 0),
    question.kind === 'calculate' ? Math.min(...numbers.map(Number)) : 0,
  ]
}

/** Those that are nearest to what was wished for. */
function best(drawn: readonly Question[], closeness: Wanted['closeness']): readonly Question[] {
  if (!closeness) return drawn
  const most = Math.max(...drawn.map(closeness))
  return drawn.filter(each => closeness(each) === most)
}

const taskOf = (question: Question) => ('task' in question ? question.task : undefined)

/**
 * A question on which one of these misconceptions shows; the answers of the open questions stay unsaid.
 * @param number one that is to stand in it, where such a question comes up
 */
export function questionFor(
  practised: readonly Misconception[],
  seed: number,
  open: readonly Question[],
  number?: string,
): Question | undefined {
  const isQuiet = (made: Question) => !open.some(question => saysAnswer(made.text, question))
  const hasNumber = (made: Question) => made.text.match(/\d+/g)?.includes(number ?? '') === true
  const [wished] =
    number === undefined ? [] : draw(practised, seeded(seed), made => hasNumber(made) && isQuiet(made), 1)
  return wished ?? draw(practised, seeded(seed), isQuiet, 1)[0]
}

/** So many questions, the plainest first; fewer where no more came up. */
function draw(
  makers: readonly Misconception[],
  random: Random,
  isWanted: (made: Question) => boolean,
  count: number,
): Question[] {
  const found: Question[] = []
  for (let tries = 0; tries < MOST_DRAWS && makers.length > 0 && found.length < count; tries++) {
    const maker = makers[Math.floor(random() * makers.length)]
    const [made, ...others] = readQuestions(maker?.makeQuestion(random) ?? '') ?? []
    if (made && others.length === 0 && !solve(made).isImpossible && isWanted(made)) found.push(made)
  }
  return found.sort((a, b) => weightOf(a) - weightOf(b))
}

/** Forms in which numbers are written; several of them side by side are harder to compare. */
const FORMS = [/\^|[²³]/, /\d\.\d/, /\d\/\d|\\frac/, /%/, /(?:^|[^\d\s)}] ?)[-−]\d/] as const

const formsIn = ({ text }: Question) => FORMS.filter(form => form.test(text)).length

/** Many steps, many or large numbers and several forms of them make a question hard. */
export function weightOf(question: Question): number {
  const numbers = question.text.match(/\d+/g) ?? []
  return (
    solve(question).steps.length * 3 +
    2 * formsIn(question) +
    numbers.reduce((sum, each) => sum + Math.log10(Number(each) + 1), 0)
  )
}

/** Mulberry32: small, and the same everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export function hashText(text: string): number {
  let hash = 0
  for (const char of text) hash = (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0
  return hash
}
