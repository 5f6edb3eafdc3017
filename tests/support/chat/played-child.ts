import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import { markQuestion, solve } from '#maths/kinds/doors.ts'
import { misconceptions } from '#maths/kinds/misconceptions.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { onTheWay } from '#maths/routes/landmarks.ts'
import type { Message } from '#server/ai/conversation.ts'
import { seedOf, steady } from '#support/maths/seeded.ts'
import { calculationAsked } from '#tutor/asked-last.ts'
import { tutorReply } from '#tutor/tutor-reply.ts'

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ', ,twenty,thirty,forty,fifty,sixty,seventy,eighty,ninety'.split(',')

/** A number in words: `one hundred and twenty three point four`. */
export function inWords(said: string): string | undefined {
  const [, sign, whole = '', , places] = /^([-−])?(\d+)(\.(\d+))?$/.exec(said) ?? []
  if (whole === '' || whole.length > 4) return undefined
  const behind = places ? ` point ${[...places].map(digit => ONES[Number(digit)]).join(' ')}` : ''
  return `${sign ? 'minus ' : ''}${wholeInWords(Number(whole))}${behind}`
}

function wholeInWords(number: number): string {
  if (number < 20) return ONES[number] ?? ''
  if (number < 100) return `${TENS[Math.floor(number / 10)]}${number % 10 ? ` ${ONES[number % 10]}` : ''}`
  const [size, name] = number < 1000 ? [100, 'hundred'] : [1000, 'thousand']
  const rest = number % size
  const join = rest === 0 ? '' : rest < 100 ? ` and ${wholeInWords(rest)}` : ` ${wholeInWords(rest)}`
  return `${wholeInWords(Math.floor(number / size))} ${name}${join}`
}

/** How a child says a value: in digits, in words, as it hears it, in a sentence, with doubt, put right. */
export const FORMS = {
  digits: (value: string) => value,
  words: (value: string) => inWords(value) ?? value,
  sound: (value: string) =>
    (inWords(value) ?? value)
      .replace(/\btwo$/, 'too')
      .replace(/\bfour$/, 'for')
      .replace(/\beight$/, 'ate'),
  sentence: (value: string) => `i think its ${value} because i counted`,
  doubt: (value: string) => `um ${value}?`,
  'put right': (value: string) => `${otherThan(value)} no wait ${value}`,
} as const

export type Form = keyof typeof FORMS

/** The same with another number in it. */
export function otherThan(value: string, more = 3): string {
  const at = /\d+(?!.*\d)/.exec(value)
  return at
    ? `${value.slice(0, at.index)}${Number(at[0]) + more}${value.slice(at.index + at[0].length)}`
    : value
}

const plain = (maths: string) =>
  maths
    .replace(/\\text\{([^}]*)\}/g, '$1')
    .replace(/\\frac\{([^}]*)\}\{([^}]*)\}/g, (_, top, bottom) => ` ${top}/${bottom}`)
    .replace(/\\times/g, '×')
    .replace(/\\div/g, '÷')
    .replace(/\\[,;]|\{,\}/g, '')
    .replace(/\^\\circ/g, '°')
    .replace(/\\pi/g, 'π')
    .replace(/\\%/g, '%')
    .replace(/\\ /g, ' ')
    .replace(/\^\{(\w+)\}/g, '^$1')
    .replace(/,\s+/g, ', ')
    .trim()

/** What a step comes to, as a child writes it; undefined where it names no value. */
function valueIn(done: string): string | undefined {
  const maths = [...done.matchAll(/\$([^$]+)\$/g)].map(match => plain(match[1] ?? ''))
  const last = maths.at(-1)?.split(/[=≈]/).at(-1)?.trim()
  return last === undefined || last === '' ? undefined : last
}

/** A question of a kind, drawn as practice is. */
export interface Drawn {
  kind: string
  topic: string
  question: Question
}

/** A question of every topic that practice has, with other numbers by the seed. */
export function drawn(seed = 0): Drawn[] {
  const seen = new Set<unknown>()
  return misconceptions.flatMap(({ topic, makeQuestion }): Drawn[] => {
    if (seen.has(topic)) return []
    const [question, ...others] = readQuestions(makeQuestion(steady(seedOf(topic.concept) + seed))) ?? []
    if (!question || others.length > 0 || solve(question).isImpossible) return []
    seen.add(topic)
    return [{ kind: question.kind, topic: topic.concept, question }]
  })
}

/** What the child knows of the way: what each step comes to, and the answer. */
export interface Known {
  steps: string[]
  answer: string
}

export function knownOf(question: Question): Known {
  const { steps, answer } = solve(question)
  const values = steps.filter(({ isChoice }) => !isChoice).map(({ done }) => valueIn(done))
  return {
    steps: values
      .slice(0, -1)
      .filter(value => value !== undefined && /^[^a-z=]*\d[^a-z=]*$/i.test(value)) as string[],
    answer: plain(answer),
  }
}

/** What the tutor's question is rightly answered with, where it is one whose answer stands in it. */
export function rightAnswerTo(asked: string): string | undefined {
  const told = (pattern: RegExp) => pattern.exec(asked)?.slice(1).map(Number)
  const calculation = calculationAsked(asked)
  const value = calculation && exactValue(calculation)
  if (value) return value.d === 1n ? `${value.s * value.n}` : value.toFraction()
  const lots = told(
    /You have \$(\d+)\$ lots of \$\d+\$ now\. How many more do you need to make \$(\d+)\$ lots/,
  )
  if (lots) return `${(lots[1] ?? 0) - (lots[0] ?? 0)}`
  const put = told(/You have (?:put on|taken away) \$(\d+)\$ of the \$(\d+)\$/)
  if (put) return `${(put[1] ?? 0) - (put[0] ?? 0)}`
  const gap =
    told(/how much does \$(\d+)\$ need to get to \$(\d+)\$/) ??
    told(/how far is it from \$(\d+)\$ to \$(\d+)\$/)
  if (gap) return `${(gap[1] ?? 0) - (gap[0] ?? 0)}`
  return undefined
}

/** One message of the child's and what came back. */
export interface Turn {
  said: string
  /** What it was meant as. */
  is: 'question' | 'asked' | 'step' | 'wrong' | 'answer'
  reply: string
  faults: string[]
}

const DENIES =
  /isn’t it yet|not quite|isn’t the answer|not the answer|isn’t right|look once more|let’s check that|check that once more|check that step|try again|work that one out/i
const CREDITS =
  /\b(?:yes|right|good|correct|exactly|works|well|true|nice|great|that’s it)\b|comes up on the way|belongs? to it|same amount/i
/** Said of a number, where `Good try!` and `which part is right?` say nothing of it. */
const CALLED_RIGHT =
  /\b(?:yes|exactly|correct|that’s it|that’s right)[,!.]|^(?:right|good|great|well done)[,!.]|[`$] is (?:right|true|correct)\b(?! on the)/i
const CONFIRMS =
  /Shall I give you another|Another one like it|How did you find it|Would you like one more|one more like|How can you tell|go back to/i

const lastQuestion = (text: string) =>
  text
    .match(/[^.!?]*\?/g)
    ?.at(-1)
    ?.trim()
const MOST_TURNS = 8

/** A value that is neither a step nor the answer, nor told in the question. */
function wrongFor({ question }: Drawn, value: string): string | undefined {
  return [3, 4, 7, 11, 13]
    .map(more => otherThan(value, more))
    .find(wrong => {
      const own = readLiteral(wrong)
      return (
        own !== undefined &&
        onTheWay(own, question) === undefined &&
        !question.text.includes(wrong) &&
        markQuestion(question, wrong).verdict === 'wrong'
      )
    })
}

/** What is wrong with a reply to a right number. */
function faultsOf(reply: string, is: Turn['is'], before: string): string[] {
  if (is === 'question') return []
  if (is === 'wrong') return CALLED_RIGHT.test(reply) ? ['credited'] : []
  const asked = lastQuestion(reply)
  const faults = DENIES.test(reply) ? ['denied'] : []
  if (is === 'answer') return CONFIRMS.test(reply) ? faults : [...faults, 'not confirmed']
  if (!CREDITS.test(reply)) faults.push('not credited')
  if (asked !== undefined && before.includes(asked)) faults.push('asked again')
  return faults
}

/** Plays a child who answers each question of the tutor's rightly, in one form, at most once wrongly before. */
export function play(each: Drawn, form: Form, isWrongFirst = false): Turn[] {
  const { steps, answer } = knownOf(each.question)
  const left = [...steps]
  const messages: Message[] = []
  const turns: Turn[] = []
  const say = (said: string, is: Turn['is']) => {
    messages.push({ role: 'child', text: said })
    const reply = tutorReply({ childName: 'Mina', messages: [...messages], grade: 6 })
    messages.push({ role: 'tutor', text: reply })
    turns.push({ said, is, reply, faults: faultsOf(reply, is, turns.at(-1)?.reply ?? '') })
    return reply
  }
  let reply = say(each.question.text, 'question')
  const answered = new Set<string>()
  let isStillWrong = isWrongFirst
  const sayRight = (value: string, is: Turn['is']) => {
    const wrong = isStillWrong ? wrongFor(each, value) : undefined
    if (wrong !== undefined) say(FORMS[form](wrong), 'wrong')
    isStillWrong = isStillWrong && wrong === undefined
    reply = say(FORMS[form](value), is)
  }
  while (turns.length < MOST_TURNS) {
    const asked = rightAnswerTo(reply)
    const isAsked = asked !== undefined && !answered.has(asked) && asked !== answer
    const next = isAsked ? asked : left.shift()
    if (next === undefined) break
    if (isAsked) for (let at = left.indexOf(next); at >= 0; at = left.indexOf(next)) left.splice(0, at + 1)
    answered.add(next)
    sayRight(next, isAsked ? 'asked' : 'step')
  }
  sayRight(answer, 'answer')
  return turns
}
