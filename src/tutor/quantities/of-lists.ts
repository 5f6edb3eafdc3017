import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
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

/** What a list of numbers is counted, put together and put in order for. */
export function ofAverages(question: AveragesQuestion): Quantity[] {
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
    ...(isMean && { leadsTo: 'what they come to together' }),
  }
  const total: Quantity = {
    is: 'what they come to together',
    values: [sum(numbers)],
    named: called('total|sum|altogether|together|all of them|add(?:s|ed)? (?:them |it )?up|in all'),
    askBack: 'Add them once more, two at a time: what do you come to?',
    next: 'That is all of it put together. How do you share it out evenly now?',
    leadsTo: 'how many numbers there are',
    step: 0,
  }
  if (isMean) return [count, total]
  return question.task === 'median' ? [...ofMiddle(numbers), count] : [count]
}

/** The two that stand in the middle of an even list. */
function ofMiddle(numbers: readonly Rational[]): Quantity[] {
  const order = numbers.toSorted((one, other) => one.compare(other))
  const [low, high] = [order[order.length / 2 - 1], order[order.length / 2]]
  if (!low || !high || low.equals(high)) return []
  const end = high.toFraction().replace('.', '\\.')
  return [
    {
      is: 'what stands in the middle: two of them',
      values: [low],
      named: new RegExp(
        `\\bmiddle\\b\\D*${N}\\D{1,8}${end}\\W*$|${N}\\D{1,8}${end}\\b(?=.*\\bmiddle\\b)`,
        'i',
      ),
      askBack: '',
      next: 'What is halfway from the one to the other?',
    },
  ]
}

/** How a row goes on. */
export function ofSequence({ terms, text }: SequenceQuestion): Quantity[] {
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
  // The term after the next is asked for by its place.
  const place = isEven ? /\b\d+(?:st|nd|rd|th)(?= term)/i.exec(text)?.[0] : undefined
  const added: Quantity = {
    is: 'how far it is from one number to the next',
    values: isEven ? [gap, gap.abs()] : [],
    // `n + 4` is a rule, and no way from one number to the next.
    named: new RegExp(
      `(?<!\\bn ?)(?:\\b(?:goes?|going|go|went|jumps?|counts?|counting|counted|moves?) (?:up|down|on|back)(?: (?:in|by))?|\\b(?:add(?:s|ing|ed)?|plus|minus|taking|takes? away|subtract(?:s|ing)?|gaps?(?: is| are)?|difference(?: is)?|step(?: is)?|rule is)|[+−])(?: (?:${by}|in|by|on|of|a|is|add|plus))* ?${N}(?:s\\b|['’]s\\b)?|\\b${N} (?:more|less|bigger|smaller|higher|lower)(?: each| every)?|\\bin ${N}s\\b`,
      'i',
    ),
    askBack: isMultiplied
      ? `From the first number to the second it is that much. Is it the same from the second to the third?`
      : 'Look at two numbers next to each other: how far is it from the first to the second? And from the second to the third?',
    next: place
      ? `How many such steps is it from the first number to the ${place}?`
      : 'And what comes after the last number then?',
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
  const isRule = /\bn(?:th|\^th)\b|\bn-?th term\b|\brule\b/i.test(text)
  const offset: Quantity = {
    is: 'what is still to be added to the times table',
    values: isEven && isRule && !first.equals(gap) ? [first.sub(gap), first.sub(gap).abs()] : [],
    named: new RegExp(
      `^\\W*(?:(?:and|then|so|it's|its|plus|oh|you|i) )*(?:add|plus|minus|take(?: away)?|subtract|[+−-]) ?${N}\\W*$`,
      'i',
    ),
    askBack: added.askBack,
    next: 'So what does the whole rule say, with the letter?',
  }
  return [added, times, offset]
}
