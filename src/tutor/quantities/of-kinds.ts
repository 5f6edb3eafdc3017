import { isNegative, type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { ConvertQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import type { CoordinatesQuestion } from '#maths/kinds/coordinates/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import type { PercentageQuestion } from '#maths/kinds/percentage/question.ts'
import type { ShapeQuestion } from '#maths/kinds/perimeter-and-area/question.ts'
import type { ProbabilityQuestion } from '#maths/kinds/probability/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
import type { MeasureQuestion } from '#maths/kinds/shape-measures/question.ts'
import { chainOf } from './of-chain.ts'
import { ofAverages, ofSequence } from './of-lists.ts'
import { ofMeasure, ofOriginal, ofShape } from './of-measures.ts'
import { called, N, type Quantity } from './quantity.ts'

const sum = (numbers: readonly Rational[]) => numbers.reduce((all, each) => all.add(each), rational(0))

/** `each part is of Rs 200`, `one share comes to 12`: what is said of a single one. */
const ONE_PART = `\\b(?:each|every|one|1|a|per)(?: single| equal)? (?:part|share|bit|piece)s?(?: \\w+){0,3}? (?:is|=|gets?|worth|are|makes?|costs?|be|has|holds?|comes? (?:out )?(?:to|as|at))(?: (?:of|about|just|then|worth))? ?${N}`

/** What one part is, where one share is known. */
function ofKnownShare({ parts, known, amount }: RatioQuestion & { task: 'known' }): Quantity[] {
  const count =
    known === 'all'
      ? parts.reduce((all, each) => all + each, 0n)
      : typeof known === 'number'
        ? parts[known]
        : undefined
  if (!count) return []
  return [
    {
      is: 'what one part is worth',
      values: [amount.div(rational(count))],
      named: new RegExp(`${ONE_PART}|\\b${N} (?:each|per part|a part|in (?:each|one|1|a) part)\\b`, 'i'),
      askBack: 'Which share do you know, and how many parts is it? Share it between them: how much is one?',
      next: 'And how many such parts are asked for?',
    },
  ]
}

function ofRatio(question: RatioQuestion): Quantity[] {
  if (question.task === 'known') return ofKnownShare(question)
  if (question.task !== 'share') return []
  const parts = question.parts.map(part => rational(part))
  const all = sum(parts)
  return [
    {
      is: 'what one part is worth',
      values: [question.amount.div(all)],
      named: new RegExp(
        `${ONE_PART}|(?:^|[^\\d])${N} (?:\\w+ )?(?:for |in |is |to |a |per |=)*(?:each|every|one|1|per|a)(?: single)? (?:part|share|bit|piece)|\\b${N} (?:each|per part|a part)\\b`,
        'i',
      ),
      askBack: 'Share the whole amount between all of the parts: how much is in one part then?',
      next: 'And how many such parts does each one get?',
      step: question.leftOf ? 2 : 1,
    },
    {
      is: 'how many parts there are altogether',
      values: [all],
      // What one of them gets is not all of it.
      named: new RegExp(
        `^(?!.*\\b(?:gets?|has|have) \\d+ (?:parts?|shares?)\\b).*?(?:${called('equal parts?|parts?|shares?|bits?|pieces?|altogether|in (?:all|total)').source})`,
        'i',
      ),
      askBack: 'Put the parts of all of them together: how many are there?',
      next: 'And how much is in one part?',
      leadsTo: 'what one part is worth',
      step: 0,
    },
  ]
}

function ofCoordinates(question: CoordinatesQuestion): Quantity[] {
  if (!('points' in question) || question.task === 'midpoint') return []
  const [[ax, ay], [bx, by]] = question.points
  const size = (value: Rational) => [value, value.neg()]
  const isFalling = isNegative(by.sub(ay).mul(bx.sub(ax)))
  const way = (nouns: string, behind: string) =>
    new RegExp(
      // The number belongs to the word before it: `up 8 across 4`.
      `\\b(?:${nouns})\\b(?: \\w+){0,3}? (?:is|are|=|by|was|of)? ?${N}|(?<!\\b(?:up|down|across|along|rise|run) )\\b${N} (?:${behind})\\b`,
      'i',
    )
  return [
    {
      is: 'the way up, the change in y',
      values: size(by.sub(ay)),
      named: way(
        `(?:change|difference|diff) (?:in |of )?(?:the )?ys?|rise|(?:goes|go|it goes|its?) (?:up|down)|ys? (?:goes|changes?|change)|vertical|rises?|${isFalling ? 'down' : 'up'}`,
        'up|down',
      ),
      askBack: 'Take only the second numbers of the points: how far is it from the one to the other?',
      next: 'And how far is it across, in the first numbers?',
      leadsTo: 'the way across, the change in x',
    },
    {
      is: 'the way across, the change in x',
      values: size(bx.sub(ax)),
      named: way(
        '(?:change|difference|diff) (?:in |of )?(?:the )?xs?|run|(?:goes|go|it goes|its?) (?:across|along)|xs? (?:goes|changes?|change)|horizontal|runs?|across|along',
        'across|along',
      ),
      askBack: 'Take only the first numbers of the points: how far is it from the one to the other?',
      next: 'And how far is it up, in the second numbers?',
      leadsTo: 'the way up, the change in y',
    },
  ]
}

function ofChance({ chance }: ProbabilityQuestion): Quantity[] {
  if (chance.by !== 'counting') return []
  // Of another colour another number is as true: only the one that is wanted is heard so.
  const isWanted = `^\\W*(?:(?:so|and|the|ok|oh|then) )*\\p{L}{3,}(?: ones?)? (?:is|are|=) (${chance.wanted})\\W*$`
  const things =
    'balls?|counters?|sweets?|beads?|marbles?|cubes?|cards?|outcomes?|numbers?|sides?|letters?|altogether|all together|in (?:all|total|the bag)|total|possible|things?|ways?'
  return [
    {
      is: 'how many there are in all',
      values: [rational(chance.all)],
      // Whatever they are called, so many are all of them: `11 pens`.
      named: new RegExp(
        `${called(things).source}|^\\W*(?:(?:there(?:'s| is| are)?|is it|its|so|oh) )*(${chance.all}) \\p{L}{2,}s\\W*$`,
        'iu',
      ),
      askBack: 'Count all that could be picked, of every kind: how many are there?',
      next: 'And how many of them are the ones that you want?',
      leadsTo: 'how many of them are wanted',
      step: 0,
    },
    {
      is: 'how many of them are wanted',
      values: [rational(chance.wanted)],
      // One number, and what is counted: the colours are none of it.
      named: new RegExp(
        `^(?=\\D*\\d+\\D*$)(?!.*\\b(?:colou?rs?|kinds?|types?|sorts?)\\b).*?\\b${N} (?:of (?:them|those|the \\w+) )?(?:are |is )?(?!in\\b|all\\b|more\\b|times\\b|out\\b|over\\b|to\\b|and\\b|or\\b)\\p{L}{3,}|^\\D*\\b\\p{L}{3,} (?:and|or) \\p{L}{3,}\\b(?: (?:both|together|balls?|ones?|count|fit))*,? (?:so|is|are|makes?|that's|thats|=) ${N}\\W*$|${isWanted}`,
        'iu',
      ),
      askBack: 'Read once more which ones are wanted, and count only those: how many are there?',
      next: 'How do you write that many out of all of them, as a fraction?',
    },
  ]
}

function ofAngles(question: Question): Quantity[] {
  const whole = solve(question)
    .steps.map(({ plan }) => /angles together make \$(\d+)/.exec(plan)?.[1])
    .find(each => each !== undefined)
  if (!whole) return []
  return [
    {
      is: 'what all of the angles make together',
      values: [rational(BigInt(whole))],
      named: new RegExp(
        `\\b(?:adds? up to|makes?|make up|total(?: is)?|altogether(?: is)?|together(?: is)?|sum is|all|whole|triangle(?: is| has| =)?|its?|it's|equals?|is) ${N}(?: ?°| degrees?)?(?: (?:altogether|in total|in a triangle|together))?\\W*$|^\\W*(?:oh |so )*${N}(?: ?°| degrees?) (?:altogether|in total|in a|in the|together|in)`,
        'i',
      ),
      askBack: 'Think of the shape: do all of its angles make a straight line, or a full turn?',
      next: 'And how much of that do the angles that you know take up?',
      step: 0,
    },
  ]
}

function ofReduction({ text }: Question): Quantity[] {
  const off = /\b(\d+(?:\.\d+)?) ?%[^.]{0,30}?\b(?:off|discount|less|reduc\w+|cheaper|decreas\w+)\b/i.exec(
    text,
  )
  const percent = off?.[1] ?? /\bdecreas\w*\b.*?\bby (\d+) ?%/i.exec(text)?.[1]
  if (!percent) return []
  return [
    {
      is: 'the percentage that is left to pay',
      values: [rational(100).sub(rational(BigInt(Math.round(Number(percent) * 100)), 100))],
      named: new RegExp(
        `\\b(?:pay|left|leaves?|still|remaining|paying)(?: \\w+){0,2} ${N.replace('%?', '%')}|${N.replace('%?', '%')} (?:is |are )?(?:left|to pay|remaining|of (?:it|the price))`,
        'i',
      ),
      askBack: 'The whole price is a hundred percent. How many percent are left when that much is taken off?',
      next: 'And how much is that percentage of the price?',
    },
  ]
}

const PIECES = ['half', 'third', 'quarter', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']

/** Of a fraction as a percentage how many per cent one of its pieces is. */
function ofPercentForm({ number, text }: ConvertQuestion): Quantity[] {
  const { top, bottom } = number
  if (!/%|per ?cent/i.test(text) || top === undefined || bottom === undefined || top === 1n || bottom < 2n)
    return []
  const piece = PIECES[Number(bottom) - 2] ?? `${bottom}th`
  const one = `(?:(?:one|an?|1|each|every) ?${piece}|1/${bottom})`
  return [
    {
      is: 'how many per cent one of the pieces is',
      values: [rational(100).div(rational(bottom))],
      named: new RegExp(
        `\\b${one} (?:is|=|are|makes?|has) ${N}|${N} ?(?:per ?cent )?(?:is|in|for|to|=) ${one}\\b`,
        'i',
      ),
      askBack:
        'The whole is a hundred percent. Share it between all of the pieces: how many percent is one of them?',
      next: 'And how many of those pieces are there?',
    },
  ]
}

/** What has a name and a number on the way to the answer of a question; a child may say it without any sum. */
export const quantitiesOf = (question: Question): readonly Quantity[] => [
  ...namedOf(question),
  ...chainOf(question),
]

/** The quantity that a number is on the way, where it is the only one. */
export function quantityOfValue(value: Rational, question: Question): Quantity | undefined {
  const [only, ...others] = quantitiesOf(question).filter(({ values }) =>
    values.some(each => each.equals(value)),
  )
  return others.length === 0 ? only : undefined
}

function namedOf(question: Question): readonly Quantity[] {
  switch (question.kind) {
    case 'averages':
      return ofAverages(question as AveragesQuestion)
    case 'sequences':
      return ofSequence(question as SequenceQuestion)
    case 'ratio':
      return ofRatio(question as RatioQuestion)
    case 'coordinates':
      return ofCoordinates(question as CoordinatesQuestion)
    case 'probability':
      return ofChance(question as ProbabilityQuestion)
    case 'angle':
      return ofAngles(question)
    case 'percentage':
      return [...ofOriginal(question as PercentageQuestion), ...ofReduction(question)]
    case 'convert':
      return ofPercentForm(question as ConvertQuestion)
    case 'shape':
      return ofShape(question as ShapeQuestion)
    case 'measure':
      return ofMeasure(question as MeasureQuestion)
    default:
      return []
  }
}
