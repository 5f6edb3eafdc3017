import { type Ask, type Asked, askedIn, asksForReasons } from './asked.ts'
import { type Band, bandOf, type Subject, singularOf } from './subject.ts'
import { subjectOf } from './subject-of.ts'

/** What earns marks in an answer: what it must show, and how many it is worth. */
export interface Point {
  marks: number
  /** Such as `A reason that fits`. */
  text: string
}

export interface Points {
  subject: Subject
  points: Point[]
  /** All marks together. */
  total: number
}

type ByBand = Readonly<Record<Band, number>>
const ONE: ByBand = { young: 1, middle: 1, older: 1, oldest: 1 }
const MORE_LATER: ByBand = { young: 1, middle: 1, older: 2, oldest: 2 }
const MOST_LATER: ByBand = { young: 1, middle: 2, older: 2, oldest: 3 }
/** What belongs to an answer from grade 3 on. */
const FROM_MIDDLE: ByBand = { young: 0, middle: 1, older: 1, oldest: 1 }
const FROM_OLDER: ByBand = { young: 0, middle: 0, older: 1, oldest: 2 }

type Earns = readonly [ByBand, string]

const OF_ASK: Readonly<Record<Ask, (subject: Subject) => readonly Earns[]>> = {
  reason: subject => [
    [MORE_LATER, 'A reason that is true and fits'],
    [
      FROM_OLDER,
      subject === 'science' ? 'How the one leads to the other, step by step' : 'The reason is explained',
    ],
  ],
  evidence: subject => [
    [
      MORE_LATER,
      subject === 'history'
        ? 'A fact or a source that shows it'
        : subject === 'science' || subject === 'geography'
          ? 'A fact or a result that shows it'
          : 'Words or facts from the text that show it',
    ],
  ],
  compare: () => [
    [ONE, 'Something is said about both'],
    [MORE_LATER, 'What is the same or different is true'],
  ],
  order: () => [
    [MOST_LATER, 'The steps are there'],
    [ONE, 'They are in the right order'],
  ],
  how: () => [[MOST_LATER, 'It says how, with what happens']],
  meaning: () => [
    [ONE, 'The meaning is right'],
    [FROM_OLDER, 'It is said exactly, or with an example'],
  ],
  describe: () => [[MOST_LATER, 'Details that are true and fit']],
  opinion: () => [
    [ONE, 'An opinion is stated'],
    [MORE_LATER, 'A reason stands behind it'],
    [FROM_OLDER, 'The other side is thought of'],
  ],
  summary: () => [
    [MOST_LATER, 'What matters most is there'],
    [FROM_MIDDLE, 'It is in own words, without the small things'],
  ],
  predict: () => [
    [ONE, 'It says what will happen'],
    [ONE, 'It says why'],
  ],
  test: () => [
    [ONE, 'What is changed'],
    [ONE, 'What is measured or observed'],
    [FROM_MIDDLE, 'What stays the same'],
  ],
  compose: () => [
    [MORE_LATER, 'Ideas that belong to the task'],
    [MORE_LATER, 'A beginning, a middle and an end'],
    [MORE_LATER, 'Words that are well chosen'],
    [ONE, 'Sentences, spelling and punctuation'],
  ],
  translate: () => [
    [MOST_LATER, 'The meaning is whole and right'],
    [ONE, 'Spelling, accents and endings'],
  ],
}

/** What a subject wants of an answer in sentences, besides what is asked. */
const OF_SUBJECT: Readonly<Partial<Record<Subject, Earns>>> = {
  reading: [FROM_MIDDLE, 'Words or facts from the text that show it'],
  science: [FROM_MIDDLE, 'The right words of science'],
  history: [FROM_MIDDLE, 'When it was, or who took part'],
  geography: [FROM_MIDDLE, 'The place, or the right words for it'],
}
const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
/** A word or a name answers these. */
const SHORT: readonly Ask[] = ['meaning', 'translate', 'compose']

/**
 * What earns marks in the answer to a question, as a teacher of its subject would count; a proposal, which whoever marks
 * may change.
 * @param grade `K` for Kindergarten
 */
export function pointsOf(question: string, grade: 'K' | number): Points {
  const [asked, subject, band] = [askedIn(question), subjectOf(question), bandOf(grade)]
  const points = earned(asked, subject)
    .map(([marks, text]) => ({ marks: marks[band], text }))
    .filter(({ marks }, at, all) => marks > 0 && all.findIndex(({ text }) => text === all[at]?.text) === at)
  return { subject, points, total: points.reduce((sum, { marks }) => sum + marks, 0) }
}

function earned(asked: Asked, subject: Subject): Earns[] {
  const { asks, several, questions } = asked
  if (subject === 'maths') {
    return [
      [ONE, 'A way that leads there'],
      [ONE, 'The right result'],
      [FROM_MIDDLE, 'It says of what: apples, cm, £'],
    ]
  }
  if (asks.length === 0 && !several && questions > 1) {
    return Array.from(
      { length: Math.min(questions, 10) },
      (_, at): Earns => [ONE, `Question ${at + 1} is right`],
    )
  }
  const each = several
    ? Array.from({ length: several.count }, (_, at): Earns => [ONE, `The ${NTH[at]} ${oneOf(several.of)}`])
    : []
  const own = asks.filter(ask => !(ask === 'reason' && asksForReasons(asked)))
  const isLong = own.some(ask => !SHORT.includes(ask))
  const ofSubject = OF_SUBJECT[subject]
  const isAnswered =
    !several && !own.some(ask => ['opinion', 'compose', 'translate', 'meaning', 'test'].includes(ask))
  return [
    ...(isAnswered
      ? [[ONE, asks.length === 0 ? 'The right answer' : 'The question is answered'] as const]
      : []),
    ...each,
    ...own.flatMap(ask => OF_ASK[ask](subject)),
    ...(ofSubject && isLong ? [ofSubject] : []),
  ]
}

/** `main reason` for `main reasons`. */
const oneOf = (several: string) => several.replace(/\S+$/, singularOf)
