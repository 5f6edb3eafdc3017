import type { Rational } from '#maths/arithmetic/rational.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import type { SequenceQuestion } from '#maths/kinds/sequences/question.ts'
import { chosen, type HintQuestion, listed, notSo, shown, so } from './hint-question.ts'

/** What is answered to the hints for averages. */
export function ofAverages(question: AveragesQuestion): HintQuestion[] {
  switch (question.task) {
    case 'mean':
      return [
        {
          asks: /what do you do first\?|add up all the numbers|so first comes the total/i,
          name: 'what comes first for the mean',
          judge: own => {
            // A number beside it is judged by itself, but how many there are.
            if (own.numbers.some(each => !each.equals(question.numbers.length))) return undefined
            if (own.names('add'))
              return so('first all of them are put together.', `What do ${listed(question.numbers)} make?`)
            return own.names('order')
              ? notSo(
                  'An order is needed for the median. For the mean everything is shared out evenly: what must you know before you can share?',
                )
              : undefined
          },
        },
      ]
    case 'median':
      return [
        {
          asks: /what must be done to the list first|in order of size/i,
          name: 'the list in order',
          judge: own => {
            const sorted = question.numbers.toSorted((one, other) => one.compare(other))
            const isWhole = own.numbers.length === sorted.length && sorted.length > 2
            if (isWhole && isRow(own.numbers, sorted))
              return so('that is the list in order.', 'Which one stands in the middle?')
            if (isWhole && isRow(own.numbers, question.numbers)) return undefined
            if (own.numbers.length > 0) return undefined
            return chosen(
              own,
              ['order'],
              ['add', 'divide'],
              so('it must be in order.', 'What does the list look like then?'),
              'That would be for the mean. The median stands in the middle: how must the numbers stand for that?',
            )
          },
        },
      ]
    case 'range':
      return [
        {
          asks: /which number is the biggest, and which one is the smallest|from the smallest number to the biggest/i,
          name: 'the biggest and the smallest',
          judge: own => {
            const sorted = question.numbers.toSorted((one, other) => one.compare(other))
            const [low, high] = [sorted[0], sorted.at(-1)]
            if (!low || !high || own.numbers.length !== 2 || /\d\s*[-−]\s*\d/.test(own.text)) return undefined
            if (own.says(low) && own.says(high))
              return so(
                `${shown(high)} is the biggest, and ${shown(low)} the smallest.`,
                'How far is it from the one to the other?',
              )
            return own.numbers.every(each => sorted.some(one => one.equals(each)))
              ? notSo(
                  'Go through the list once more, number by number: is there one that is still bigger, or still smaller?',
                )
              : undefined
          },
        },
      ]
    default:
      return []
  }
}

const isRow = (one: readonly Rational[], other: readonly Rational[]) =>
  one.every((each, at) => other[at]?.equals(each) === true)

/** What happens from each number to the next. */
export function ofSequence({ terms, rule }: SequenceQuestion): HintQuestion[] {
  const isAdded = rule.kind === 'polynomial' && rule.numbers.length <= 2
  const isTimes = rule.kind === 'geometric'
  const [first, second] = terms
  if ((!isAdded && !isTimes) || !first || !second || terms.length < 3) return []
  const step = second.sub(first).abs()
  const ratio = isTimes ? rule.ratio : undefined
  const isUp = second.compare(first) > 0
  return [
    {
      asks: /is the same number added each time|what happens from each number to the next|what is added from each term/i,
      name: 'what happens each time',
      judge: own => {
        if (own.numbers.length === 0)
          return chosen(
            own,
            isTimes ? ['times', 'divide'] : isUp ? ['add', 'more'] : ['takeAway', 'less'],
            isTimes ? ['add', 'takeAway'] : ['times', 'divide'],
            so(
              isTimes
                ? 'each one is multiplied by the same number.'
                : isUp
                  ? 'the same number is added each time.'
                  : 'the same number is taken away each time.',
              'Which number is it?',
            ),
            `Look from ${shown(first)} to ${shown(second)}, and then one further: is it the same step both times?`,
          )
        const [said, ...others] = own.numbers
        if (!said || others.length > 0) return undefined
        const isTwice = /\bdoubl/.test(own.text)
        if (isTimes && ratio && (said.equals(ratio) || isTwice) && own.names('times'))
          return so(`each one is multiplied by ${shown(ratio)}.`, 'What comes of that next?')
        if (isAdded && said.equals(step) && own.names(isUp ? 'add' : 'takeAway'))
          return so(
            `${shown(step)} is ${isUp ? 'added' : 'taken away'} each time.`,
            'What does that tell you of the one that is asked for?',
          )
        return undefined
      },
    },
  ]
}
