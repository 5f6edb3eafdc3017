import { type Ask, type Asked, askedIn, asksForReasons } from './asked.ts'
import { type Band, bandOf, type Subject, wordsIn } from './subject.ts'
import { subjectOf } from './subject-of.ts'

/** One thing that a child looks for in its own answer. */
export interface Check {
  /** A question to oneself: `Did I give a reason?` */
  text: string
  /** How, in a few words. */
  more?: string | undefined
  /** What stands out in the answer as it is; never more than can be seen by anybody. */
  seen?: string | undefined
}

type Words = Pick<Check, 'text' | 'more'>

/** So many fit a child's patience. */
const MOST: Readonly<Record<Band, number>> = { young: 3, middle: 5, older: 6, oldest: 6 }
/** What wants more than a word or a name. */
const IN_SENTENCES: readonly Ask[] = [
  'reason',
  'compare',
  'order',
  'how',
  'describe',
  'opinion',
  'summary',
  'predict',
]

const OF_ASK: Readonly<Record<Ask, (band: Band, subject: Subject) => Words>> = {
  reason: band =>
    band === 'young'
      ? { text: 'Did I say why?', more: 'Begin with “because”.' }
      : {
          text: 'Did I give a reason?',
          more:
            band === 'oldest'
              ? 'And say how it leads to my answer.'
              : 'A sentence with “because” says why it is so.',
        },
  evidence: (band, subject) =>
    subject === 'science' || subject === 'history' || subject === 'geography'
      ? {
          text: 'Did I name a fact that shows it?',
          more: 'What was seen or measured, or what the source says.',
        }
      : {
          text: band === 'young' ? 'Did I find it in the story?' : 'Did I show where the text says so?',
          more: band === 'young' ? 'Point to the words.' : 'Copy a few of its words, in quotation marks.',
        },
  compare: () => ({
    text: 'Did I say something about both?',
    more: 'What is the same, and what is different?',
  }),
  order: () => ({
    text: 'Are all the steps there, in the right order?',
    more: 'First, then, after that, at last.',
  }),
  how: () => ({ text: 'Did I say how, step by step?', more: 'What happens first, and what comes of it?' }),
  meaning: () => ({ text: 'Did I say what it means in my own words?', more: 'An example helps.' }),
  describe: (_, subject) => ({
    text: 'Could somebody picture it from my words?',
    more:
      subject === 'history'
        ? 'Who was there, what they did, how it was different from today.'
        : subject === 'geography'
          ? 'Where it is, and what the land and the weather are like.'
          : 'How it looks, what it does, how it feels.',
  }),
  opinion: () => ({
    text: 'Did I say what I think, and why?',
    more: 'And one thing that somebody else might say?',
  }),
  summary: () => ({
    text: 'Did I keep to what matters most?',
    more: 'Who or what, what happened, how it ended.',
  }),
  predict: () => ({ text: 'Did I say what will happen, and why I think so?' }),
  test: () => ({
    text: 'Did I say what I change, what I measure and what stays the same?',
    more: 'Only one thing changes in a fair test.',
  }),
  compose: band => ({
    text:
      band === 'young'
        ? 'Does it have a beginning and an end?'
        : 'Does it have a beginning, a middle and an end?',
    more:
      band === 'young'
        ? 'What happens first? What last?'
        : 'Each part of its own; a new thought, a new paragraph.',
  }),
  translate: () => ({ text: 'Is every word of it there?', more: 'Say both slowly, one after the other.' }),
}

/** What an answer of a subject must have besides. */
const OF_SUBJECT: Readonly<Partial<Record<Subject, Words>>> = {
  maths: { text: 'Did I show how I worked it out?', more: 'Each step on a line of its own.' },
  reading: { text: 'Did I look back into the text?', more: 'The answer often stands near the same words.' },
  science: {
    text: 'Did I use the words that we learn for it?',
    more: 'Those in the question or in my book.',
  },
  history: { text: 'Did I say when it was, and who took part?', more: 'A year or a time, and a name.' },
  geography: { text: 'Did I name the place?', more: 'Where is it on a map?' },
  language: {
    text: 'Are the accents and the endings right?',
    more: 'Look at each word once, letter by letter.',
  },
  grammar: { text: 'Did I look at each word once more?', more: 'Cover it, and spell it again.' },
}

/**
 * What a child can look for in an answer that nobody has marked, the most telling first. It judges nothing: it asks.
 * @param grade `K` for Kindergarten
 */
export function selfCheck(question: string, answer: string, grade: 'K' | number): Check[] {
  const [asked, subject, band] = [askedIn(question), subjectOf(question), bandOf(grade)]
  const asks = asked.asks.filter(ask => !(ask === 'reason' && asksForReasons(asked)))
  const ofSubject = OF_SUBJECT[subject]
  const checks: Check[] = [
    answered(asked),
    ...asks.map(ask => ({ ...OF_ASK[ask](band, subject), seen: seenOf(ask, answer) })),
    ...severalOf(asked),
    ...lengthOf(asked, answer),
    ...(ofSubject && !(subject === 'reading' && asks.includes('evidence')) ? [ofSubject] : []),
    ...(subject === 'maths' ? [AS_BIG] : []),
    ...(wantsSentences(asked, subject) ? [sentencesOf(answer)] : []),
    ONCE_MORE,
  ]
  // The last one is always worth it.
  return [...checks.slice(0, -1).slice(0, MOST[band] - 1), ONCE_MORE]
}

const AS_BIG: Words = { text: 'Can it be as big as that?', more: 'And does it say of what: apples, cm, £?' }
const ONCE_MORE: Words = { text: 'Did I read it aloud once more?', more: 'What sounds odd is easily mended.' }

function answered({ questions, sentence }: Asked): Words {
  if (questions > 1 && questions < 10)
    return { text: `Did I answer ${questions === 2 ? 'both' : `all ${questions}`} questions?` }
  const quoted = sentence.length > 120 ? `${sentence.slice(0, 119)}…` : sentence
  return { text: 'Did I answer the question?', ...(quoted !== '' && { more: `It asks: “${quoted}”` }) }
}

function severalOf({ several }: Asked): Check[] {
  if (!several) return []
  const named = ['', '', 'two', 'three', 'four', 'five', 'six'][several.count]
  return [{ text: `Did I give ${named} ${several.of}?`, more: 'Count them.' }]
}

function lengthOf({ length }: Asked, answer: string): Check[] {
  if (!length) return []
  const { count, of } = length
  const found = { words: wordsIn(answer), sentences: sentencesIn(answer), paragraphs: partsOf(answer) }[of]
    .length
  const unit = found === 1 ? of.slice(0, -1) : of
  return [{ text: `Is it about ${count} ${of} long?`, seen: `You have ${found} ${unit} so far.` }]
}

const wantsSentences = ({ asks, length }: Asked, subject: Subject) =>
  subject !== 'maths' && (asks.some(ask => IN_SENTENCES.includes(ask)) || length !== undefined)

function sentencesOf(answer: string): Check {
  const begins = /^[^\p{L}\d]*(\p{L})/u.exec(answer.trim())?.[1]
  const isSmall = begins !== undefined && begins !== begins.toUpperCase()
  const hasEnd = /[.!?…]["”’')]*$/.test(answer.trim())
  const seen = [isSmall && 'Your first letter is a small one.', !hasEnd && 'I see no full stop at the end.']
  return {
    text: 'Does each sentence begin with a capital letter and end with a full stop?',
    seen: answer.trim() === '' ? undefined : seen.filter(Boolean).join(' ') || undefined,
  }
}

const CAUSE =
  /\b(?:because|cause[sd]?|since|so|as|due to|therefore|thus|that is why|that's why|reasons?|results? in|led to|leads to|to|for|if|when|otherwise|means)\b/i

/** What can be seen of an ask in an answer, where anybody would see it. */
function seenOf(ask: Ask, answer: string): string | undefined {
  if (answer.trim() === '') return undefined
  if (ask === 'reason' && !CAUSE.test(answer.replaceAll('’', "'"))) {
    return 'I see no “because” yet. There are other ways to say it, too.'
  }
  return undefined
}

const sentencesIn = (text: string) => text.split(/[.!?…]+(?:\s|$)/).filter(each => /\p{L}/u.test(each))
const partsOf = (text: string) => text.split(/\n\s*\n|\n/).filter(each => /\p{L}/u.test(each))
