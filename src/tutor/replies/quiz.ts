import { firstQuestions, LAST_FIRST_GRADE } from '#maths/checkup/first-questions.ts'
import type { Misconception } from '#maths/domain/misconception.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve, topicOf } from '#maths/kinds/doors.ts'
import { findMisconception, misconceptions } from '#maths/kinds/misconceptions.ts'
import { findTopic } from '#maths/kinds/topics.ts'
import { lessonNamed } from '#maths/lessons/asked/lesson-asked.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import type { ConversationSoFar } from '../conversation.ts'
import { ASKING } from '../dialogue.ts'
import { isOfMaths, wishedIn } from '../intents/practice.ts'
import { hashText, questionFor, type Size, seeded, similarQuestion, weightOf } from '../make-question.ts'
import type { Dialogue, Quiz } from '../state.ts'
import { harderQuadratic, inWishedForm } from '../wished-form.ts'
import { inWishedSize, moreFactors } from '../wished-size.ts'
import { openQuestions, say } from './voice.ts'

/** What a child of about nine can do, where nothing else is known. */
const USUAL = ['Times tables', 'Adding with carrying', 'Subtracting with borrowing', 'Rounding']

/** What a quiz is made of: what was asked for, else the child's open gaps, else what everybody can. */
function practisedIn(
  { on, onWhat }: Quiz,
  { openGaps = [] }: ConversationSoFar,
  at: number,
): readonly Misconception[] {
  if (on) return ofLesson(on)
  const named = onWhat === undefined ? [] : ofTopicsNamed(onWhat)
  if (named.length > 0) return named
  const gap = openGaps[at % Math.max(1, openGaps.length)]
  if (gap) {
    const exact = findMisconception(gap.concept, gap.description)
    const topic = findTopic(gap.concept)
    const own = exact ? [exact] : misconceptions.filter(each => each.topic === topic)
    if (own.length > 0) return own
  }
  const usual = misconceptions.filter(({ topic }) => USUAL.includes(topic.concept))
  return usual.length > 0 ? usual : misconceptions.slice(0, 20)
}

function ofLesson({ topics = [], exampleOf }: Lesson): readonly Misconception[] {
  const concepts = exampleOf === undefined ? topics : [...topics, exampleOf]
  return misconceptions.filter(({ topic }) => concepts.includes(topic.concept))
}

/** Words of a topic that say what it is about. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).map(word => word.replace(/(?:s|ing|ion)$/, ''))

function ofTopicsNamed(what: string): readonly Misconception[] {
  const said = wordsOf(what)
  return misconceptions.filter(({ topic }) => {
    const own = wordsOf(topic.concept)
    return said.length > 0 && said.every(word => own.includes(word))
  })
}

function asking(question: Question): string {
  // Signs such as those for degrees show as they are only where they stand between dollar signs.
  const text = question.text.includes('$')
    ? question.text
    : withoutLatex(question.text.replace(/(?<=\d)\.$/, ''))
        .replaceAll('\\ ', ' ')
        .replace(/\^\{?2\}?(?!\d)/g, '²')
        .replace(/\^\{?3\}?(?!\d)/g, '³')
        .replace(/\^\{?\\circ\}?/g, '°')
  return `${ASKING} **${text}**`
}

/** What does not come out whole is harder than its numbers look. */
function hardnessOf(question: Question): number {
  return weightOf(question) + (/^-?\d+$/.test(solve(question).answer) ? 0 : NOT_WHOLE)
}

const NOT_WHOLE = 6
/** Of so many the lightest or the heaviest is asked. */
const DRAWS = [0, 1, 2, 3, 4, 5, 6, 7]

/** In the first grades a question in their own small numbers, of what is wished where that is asked so early. */
function firstOne(
  { on, onWhat, asked: count }: Quiz,
  { grade, messages }: ConversationSoFar,
): string | undefined {
  const own = grade === 'K' ? 0 : (grade ?? LAST_FIRST_GRADE + 1)
  if (own > LAST_FIRST_GRADE || (onWhat !== undefined && !on)) return undefined
  const seed =
    hashText(
      messages
        .map(({ text }) => text)
        .join('|')
        .slice(-200),
    ) + count
  const concepts = on && new Set(ofLesson(on).map(({ topic }) => topic.concept))
  const sign = on && SIGN_OF[on.title]
  const fitting = firstQuestions(own, seeded(seed)).filter(
    ({ question, topic }) => !concepts || concepts.has(topic.concept) || (sign?.test(question) ?? false),
  )
  const hardest = fitting.filter(each => each.grade === own)
  const from = hardest.length > 0 ? hardest : fitting
  const made = from[Math.abs(seed) % Math.max(1, from.length)]?.question
  return made && withoutLatex(made)
}

const SIGN_OF: Readonly<Record<string, RegExp>> = { Subtracting: /\d - \d/, Adding: /\d \+ \d/ }

/** The next question of a quiz; undefined where none can be made. */
export function nextInQuiz(
  dialogue: Dialogue,
  asked: ConversationSoFar,
  size: Size = 'same',
): string | undefined {
  const { quiz } = dialogue
  if (!quiz) return undefined
  const first = firstOne(quiz, asked)
  if (first) return `${quiz.asked > 0 ? `Question ${quiz.asked + 1}. ` : ''}${ASKING} **${first}**`
  const seed = hashText(asked.messages.map(({ text }) => text.length).join(',') + dialogue.last)
  const make = (at: number) =>
    questionFor(
      practisedIn(quiz, asked, quiz.asked),
      seed + at,
      openQuestions(dialogue),
      /\d+/.exec(quiz.onWhat ?? '')?.[0],
    )
  const drawn = size === 'same' ? [make(0)] : DRAWS.map(make)
  const [lightest, ...heavier] = drawn
    .flatMap(each => each ?? [])
    .sort((a, b) => hardnessOf(a) - hardnessOf(b))
  const made = size === 'harder' ? (heavier.at(-1) ?? lightest) : lightest
  return made && `${quiz.asked > 0 ? `Question ${quiz.asked + 1}. ` : ''}${asking(made)}`
}

/** Begins a quiz, or says that there is none on that. */
export function startQuiz(dialogue: Dialogue, asked: ConversationSoFar, size: Size = 'same'): string {
  const { quiz } = dialogue
  const isUnknown = quiz?.onWhat !== undefined && !quiz.on && ofTopicsNamed(quiz.onWhat).length === 0
  const first = nextInQuiz(dialogue, asked, size)
  if (!first) return 'I have no questions on that. Shall I quiz you on times tables or fractions?'
  const start = isUnknown
    ? 'I have no quiz on that, but here is one in maths.'
    : !quiz?.on && (asked.openGaps?.length ?? 0) > 0
      ? 'A quiz, good idea! Let’s start with what you are practising.'
      : say(dialogue, 'quiz', [
          'A quiz, good idea! One question at a time.',
          'Let’s go, one question at a time.',
          'Ready? Here we go.',
        ])
  return `${start} ${first}`
}

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six']
/** What stands at the bottom of a fraction by its name. */
const PARTS_OF_ONE: readonly (readonly [RegExp, number])[] = [
  [/^hal(?:f|ves)$/, 2],
  [/^thirds?$/, 3],
  [/^quarters?$/, 4],
  [/^fifths?$/, 5],
  [/^sixths?$/, 6],
  [/^eighths?$/, 8],
  [/^tenths?$/, 10],
]
/** Words of time that point one way or the other. */
const ONWARD = /^(?:forwards?|later|after|onwards?)$/
const BACK = /^(?:backwards?|before|earlier|ago)$/
const POINTS_BACK = /\b(?:before|earlier|ago|back)\b/i

/** What children call otherwise than their books do. */
const CALLED_IN_BOOKS: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:longest|hypotenuse|slanty?|diagonal)$/, /hypotenuse of|longest side of/],
  [/^(?:shorter|shortest|legs?|height)$/, /\bother leg\b|\bheight\b/],
]

/** How many of the words of a wish stand in a question, in whatever form. */
function wordsIn(words: readonly string[], { text }: Question): number {
  const plain = text.toLowerCase()
  return words.filter(word => {
    if (ONWARD.test(word)) return !POINTS_BACK.test(plain)
    if (BACK.test(word)) return POINTS_BACK.test(plain)
    const parts = PARTS_OF_ONE.find(([names]) => names.test(word))?.[1]
    if (parts && new RegExp(`/ ?${parts}(?!\\d)|\\d\\}\\{${parts}\\}`).test(plain)) return true
    const called = CALLED_IN_BOOKS.find(([names]) => names.test(word))?.[1]
    if (called) return called.test(plain)
    const digit = NUMBER_WORDS.indexOf(word)
    const stem = word.replace(/(?:ing|ed|s)$/, '')
    return new RegExp(`\\b${digit < 0 ? stem : `(?:${word}|${digit})\\b`}`).test(plain)
  }).length
}

/** Another question like the one before, or as it is wished for. */
export function anotherOne({ work, waiting, turns, last }: Dialogue, size: Size): string | undefined {
  const like = work ?? waiting
  if (!like) return undefined
  const { question } = like.problem
  const formed =
    (size === 'harder' ? (harderQuadratic(question, turns) ?? moreFactors(question, turns)) : undefined) ??
    (size === 'easier' ? undefined : inWishedForm(question, last, turns)) ??
    inWishedSize(question, last, turns)
  if (formed) return asking(formed)
  const { lesson, without, words } = wishedIn(last)
  // What is named and stands there already asks for no other sort.
  const currency = CURRENCIES.find(([, said]) => said.test(`${like.problem.text} ${last}`))?.[0]
  const isThere = words.some(
    word => (currency && word === 'money') || new RegExp(`\\b${word}`, 'i').test(question.text),
  )
  const sign = BARRED.find(([names]) => words.some(word => names.test(word)))?.[1]
  const closeness = (each: Question) => (sign ? +sign.test(each.text) : wordsIn(words, each))
  const ofForm = OF_FORM.test(last) && lesson && similarQuestion(question, turns, size, { closeness })
  // `with a minus in it` is a form of the same, where the topic has it.
  if (ofForm && closeness(ofForm) > 0) return asking(ofForm)
  const makers = lesson && !isThere ? ofLesson(lesson) : undefined
  const unwished = without === undefined ? undefined : barredBy(without)
  // Who pays in pounds is asked of no cents.
  const barred =
    (unwished ?? (makers && currency)) &&
    ((made: Question) =>
      unwished?.(made) === true ||
      (currency !== undefined && 'currency' in made && made.currency !== currency))
  // Of a thing there is another telling of the same topic; of a kind of maths there is none.
  const isOfBarred = without !== undefined && isOfMaths(without) && unwished?.(question) === true
  const made = similarQuestion(question, turns, size, {
    ...(makers && makers.length > 0 && { makers }),
    // Without a number it is of the same sort still.
    ...(isOfBarred && !/^\d/.test(without ?? '') && { makers: ofGradeOf(question) }),
    ...(barred && { isBarred: barred }),
    ...(words.some(
      word =>
        ONWARD.test(word) ||
        BACK.test(word) ||
        isNamedSize(word) ||
        isInIt(word, last) ||
        CALLED_IN_BOOKS.some(([names]) => names.test(word)),
    ) && {
      closeness: each => wordsIn(words, each),
    }),
  })
  return made && asking(made)
}

/** Words that tell of the numbers in a question, and name no topic. */
const OF_FORM = /\b(?:with|has|have|having|there(?:'?s| is| are))\b|\bin (?:it|them)\b/i

const CURRENCIES = [
  ['£', /£|\d ?p\b|\b(?:pence|pounds?|quid)\b/i],
  ['€', /€|\beuros?\b/i],
  ['$', /\$|\b(?:dollars?|dimes?|nickels?)\b/i],
] as const

/** `with an 8 at the bottom`: the number is to stand in it. */
const isInIt = (word: string, wish: string) =>
  /^\d{1,3}$/.test(word) &&
  new RegExp(`\\b(?:with|has|have)(?: (?:an?|the))? ${word}\\b(?! (?:people|parts|terms|sides))`, 'i').test(
    wish,
  )

/** Words that tell the questions of one topic apart. */
const isNamedSize = (word: string) =>
  /^(?:trapezium|trapezoid|kite|rhombus|parallelogram|triangle|rectangle|square|circle|cuboid|cube|cylinder|cone|sphere|prism|pyramid|hexagon|pentagon|octagon|perimeter|area|volume|tens?|hundreds?|thousands?|millions?|tenths?|hundredths?|hours?|minutes?|hal(?:f|ves)|quarters?|thirds?|fifths?|sixths?|eighths?|decimal|places?|significant|whole)$/.test(
    word,
  ) || NUMBER_WORDS.includes(word)

/** What is not wished for, by the words of its topic and by the signs of its question. */
function barredBy(without: string): (made: Question) => boolean {
  // `not 1 on top`: the number stands nowhere in it.
  if (/^\d/.test(without)) return ({ text }) => text.match(/\d+(?:\.\d+)?/g)?.includes(without) === true
  const concepts = lessonNamed(without)?.topics ?? []
  const sign =
    BARRED.find(([names]) => names.test(without))?.[1] ?? new RegExp(`\\b${without.replace(/s$/, '')}`, 'i')
  return made => {
    const { concept } = topicOf(made)
    const { steps } = solve(made)
    return (
      concepts.includes(concept) ||
      [made.text, concept, ...steps.map(({ done }) => done)].some(each => sign.test(each))
    )
  }
}

const BARRED: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:stor|word)/, /[.?!] \p{Lu}/u],
  [/^(?:divi|shar)/, /÷|\\div|\d\s*\/\s*\d{2}|\b(?:divi|shar|quotient|equally)/i],
  [/^(?:multipl|times)/, /×|\\times|\*|\b(?:multipl|times|product)/i],
  [/^(?:add|plus)/, /\+|\b(?:add|plus|sum|total|altogether)/i],
  [/^(?:subtract|tak)/, /\d\s*[-−]\s*\d|\b(?:subtract|minus|left|difference)/i],
  [/^fraction/, /\d\/\d|\\frac|\bfraction/i],
  [/^decimal/, /\d\.\d|\bdecimal/i],
  [/^bracket/, /\(/],
  [/^percent/, /%|\bper ?cent/i],
  [/^(?:negative|minus)/, /[-−] ?\d|\bnegative/i],
]

/** All that is learnt in the same school year as a question is. */
function ofGradeOf(question: Question): readonly Misconception[] {
  const year = topicOf(question).standard.split('.')[0]
  return misconceptions.filter(({ topic }) => topic.standard.split('.')[0] === year)
}
