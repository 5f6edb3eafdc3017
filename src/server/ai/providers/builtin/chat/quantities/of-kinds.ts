import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import type { CoordinatesQuestion } from '#maths/kinds/coordinates/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import type { PercentageQuestion } from '#maths/kinds/percentage/question.ts'
import type { ShapeQuestion } from '#maths/kinds/perimeter-and-area/question.ts'
import type { ProbabilityQuestion } from '#maths/kinds/probability/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
import type { MeasureQuestion } from '#maths/kinds/shape-measures/question.ts'
import type { Question } from '#maths/questions/question.ts'
import { ofMeasure, ofOriginal, ofShape } from './of-measures.ts'
import { called, N, type Quantity } from './quantity.ts'

const sum = (numbers: readonly Rational[]) => numbers.reduce((all, each) => all.add(each), rational(0))

/** A number is missing: what all come to together, and what those come to that are known. */
function ofMissing({ numbers, mean }: AveragesQuestion & { task: 'missing' }): Quantity[] {
  return [
    {
      is: 'what all of the numbers come to together, the missing one too',
      values: [mean.mul(numbers.length + 1)],
      named: new RegExp(
        `^(?=\\D*\\d+(?:\\.\\d+)?\\D*$).*?(?:${called('total|altogether|in (?:all|total)|all of them|they all').source})`,
        'i',
      ),
      askBack:
        'The mean is what each one gets when all is shared out evenly. So what do all of them come to together?',
      next: 'And what do the numbers that you know come to?',
      leadsTo: 'what the numbers that you know come to',
    },
    {
      is: 'what the numbers that you know come to',
      values: [sum(numbers)],
      named: /$^/,
      askBack: '',
      next: 'And what must all of them come to together, with the missing one?',
      leadsTo: 'what all of the numbers come to together, the missing one too',
    },
  ]
}

function ofAverages(question: AveragesQuestion): Quantity[] {
  if (question.task === 'missing') return ofMissing(question)
  if (!('numbers' in question)) return []
  const { numbers } = question
  const isMean = question.task === 'mean'
  const count: Quantity = {
    is: 'how many numbers there are',
    values: [rational(numbers.length)],
    named: called(
      'numbers?|numbs?|nums?|values?|them|things?|scores?|marks?|ages?|people|results?|in (?:it|the list)',
    ),
    askBack: 'Count them once more, one finger for each: how many numbers are there?',
    next: isMean
      ? 'And what do they come to when you put them all together?'
      : 'What do you do with them now?',
  }
  const total: Quantity = {
    is: 'what they come to together',
    values: [sum(numbers)],
    named: called('total|sum|altogether|together|all of them|add(?:s|ed)? (?:them |it )?up|in all'),
    askBack: 'Add them once more, two at a time: what do you come to?',
    next: 'That is all of it put together. How do you share it out evenly now?',
    step: 0,
  }
  return isMean ? [count, total] : [count]
}

function ofSequence({ terms }: SequenceQuestion): Quantity[] {
  const [first, second, third] = terms
  if (!first || !second || !third) return []
  const gaps = terms.slice(1).map((term, at) => term.sub(terms[at] ?? term))
  const [gap] = gaps
  if (!gap) return []
  const isEven = gaps.every(each => each.equals(gap))
  const ratio = first.n === 0n ? undefined : second.div(first)
  const isMultiplied =
    ratio !== undefined && terms.slice(1).every((term, at) => term.equals((terms[at] ?? term).mul(ratio)))
  const by = 'it|them|each|every|the|number|all'
  const added: Quantity = {
    is: 'how far it is from one number to the next',
    values: isEven ? [gap, gap.abs()] : [],
    named: new RegExp(
      `(?:\\b(?:goes?|going|go|went|jumps?|counts?|counting|counted|moves?) (?:up|down|on|back)(?: (?:in|by))?|\\b(?:add(?:s|ing|ed)?|plus|minus|taking|takes? away|subtract(?:s|ing)?|gaps?(?: is| are)?|difference(?: is)?|step(?: is)?|rule is)|[+−])(?: (?:${by}|in|by|on|of|a|is|add|plus))* ?${N}(?:s\\b|['’]s\\b)?|\\b${N} (?:more|less|bigger|smaller|higher|lower)(?: each| every)?|\\bin ${N}s\\b`,
      'i',
    ),
    askBack: isMultiplied
      ? `From the first number to the second it is that much. Is it the same from the second to the third?`
      : 'Look at two numbers next to each other: how far is it from the first to the second? And from the second to the third?',
    next: 'And what comes after the last number then?',
    step: 0,
  }
  const times: Quantity = {
    is: 'what each number is multiplied by',
    values: isMultiplied && ratio ? [ratio] : [],
    named: new RegExp(
      `\\b(?:times(?:ed|ing)?|multipl(?:y|ied|ies|ying)|x)(?: (?:${by}|by|is))* ?${N}|\\b(doubl(?:e|es|ed|ing)|trebl(?:e|es|ing)|tripl(?:e|es|ing)|halv(?:e|es|ing))\\b`,
      'i',
    ),
    askBack: 'Try it from each number to the next one: does it fit every time?',
    next: 'And what do you come to from the last number?',
    step: 0,
  }
  return [added, times]
}

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
      named: new RegExp(
        `\\b(?:each|every|one|1|a|per)(?: single)? (?:part|share|bit|piece)s?(?: \\w+){0,3}? (?:is|=|gets?|worth|are|makes?|costs?|be) ?${N}|\\b${N} (?:each|per part|a part|in (?:each|one|1|a) part)\\b`,
        'i',
      ),
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
        `\\b(?:each|every|one|1|a|per)(?: single)? (?:part|share|bit|piece)s?(?: \\w+){0,3}? (?:is|=|gets?|worth|are|makes?|costs?|would be|be) ?${N}|(?:^|[^\\d])${N} (?:\\w+ )?(?:for |in |is |to |a |per |=)*(?:each|every|one|1|per|a)(?: single)? (?:part|share|bit|piece)|\\b${N} (?:each|per part|a part)\\b`,
        'i',
      ),
      askBack: 'Share the whole amount between all of the parts: how much is in one part then?',
      next: 'And how many such parts does each one get?',
      step: 1,
    },
    {
      is: 'how many parts there are altogether',
      values: [all],
      named: called('equal parts?|parts?|shares?|bits?|pieces?|altogether|in (?:all|total)'),
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
  const way = (nouns: string) =>
    new RegExp(
      `\\b(?:${nouns})\\b(?: \\w+){0,3}? (?:is|are|=|by|was|of)? ?${N}|\\b${N} (?:up|down|across|along)\\b`,
      'i',
    )
  return [
    {
      is: 'the way up, the change in y',
      values: size(by.sub(ay)),
      named: way(
        '(?:change|difference|diff) (?:in |of )?(?:the )?ys?|rise|(?:goes|go|it goes|its?) (?:up|down)|ys? (?:goes|changes?|change)|vertical|up',
      ),
      askBack: 'Take only the second numbers of the points: how far is it from the one to the other?',
      next: 'And how far is it across, in the first numbers?',
      leadsTo: 'the way across, the change in x',
    },
    {
      is: 'the way across, the change in x',
      values: size(bx.sub(ax)),
      named: way(
        '(?:change|difference|diff) (?:in |of )?(?:the )?xs?|run|(?:goes|go|it goes|its?) (?:across|along)|xs? (?:goes|changes?|change)|horizontal|across|along',
      ),
      askBack: 'Take only the first numbers of the points: how far is it from the one to the other?',
      next: 'And how far is it up, in the second numbers?',
      leadsTo: 'the way up, the change in y',
    },
  ]
}

function ofChance({ chance }: ProbabilityQuestion): Quantity[] {
  if (chance.by !== 'counting') return []
  const things =
    'balls?|counters?|sweets?|beads?|marbles?|cubes?|cards?|outcomes?|numbers?|sides?|letters?|altogether|in (?:all|total|the bag)|total|possible|things?|ways?'
  return [
    {
      is: 'how many there are in all',
      values: [rational(chance.all)],
      named: called(things),
      askBack: 'Count all that could be picked, of every kind: how many are there?',
      next: 'And how many of them are the ones that you want?',
      leadsTo: 'how many of them are wanted',
      step: 0,
    },
    {
      is: 'how many of them are wanted',
      values: [rational(chance.wanted)],
      named: new RegExp(
        `\\b${N} (?:of (?:them|those|the \\w+) )?(?:are |is )?(?!in\\b|more\\b|times\\b|times\\b|out\\b|over\\b|to\\b|and\\b|or\\b)\\p{L}{3,}`,
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

/** What has a name and a number on the way to the answer of a question; a child may say it without any sum. */
export function quantitiesOf(question: Question): readonly Quantity[] {
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
    case 'shape':
      return ofShape(question as ShapeQuestion)
    case 'measure':
      return ofMeasure(question as MeasureQuestion)
    default:
      return []
  }
}
