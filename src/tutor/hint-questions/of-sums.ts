import { isNegative, isWhole, type Rational } from '#maths/arithmetic/rational.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { toTen } from '#maths/arithmetic/to-ten.ts'
import type { Idea } from '#maths/language/en/said-ideas.ts'
import { chosen, type HintQuestion, notSo, shown, so } from './hint-question.ts'

/** Which of two numbers is the bigger one. */
export const bigger = (a: Rational, b: Rational): HintQuestion => ({
  asks: /which number is bigger\?/i,
  name: 'the bigger number',
  judge: own => {
    const [big, little] = a.compare(b) >= 0 ? [a, b] : [b, a]
    // Beside other numbers it is what is done with it that counts.
    const isNamed = own.numbers.length === 1 || /\b(?:big|larg|high)/.test(own.text)
    if (big.equals(little) || own.says(big) === own.says(little) || !isNamed) return undefined
    return own.says(big)
      ? so(
          `${shown(big)} is the bigger one.`,
          `Start from ${shown(big)} and put on ${shown(little)} in easy jumps: where do you come to first?`,
        )
      : notSo(`Hold ${shown(a)} and ${shown(b)} beside each other: which one has more?`)
  },
})

const STOPS = /\b(?:to|at|make|fill\w*|first|until|till?)\b/

/** The full ten on the way, a good place to stop at: `to 10 first`. */
export function ofTen(operator: '+' | '-', a: Rational, b: Rational): HintQuestion[] {
  const way = isWhole(a) && isWhole(b) && !isNegative(a) && !isNegative(b) && toTen(operator, a.n, b.n)
  return way
    ? [
        {
          asks: /easy jumps|full ten first|to the next ten first/i,
          name: 'the ten on the way',
          isClear: true,
          judge: own =>
            own.numbers.length === 1 && own.says(way.ten) && STOPS.test(own.text)
              ? so(`${shown(way.ten)} is a good place to stop at.`, way.asks)
              : undefined,
        },
      ]
    : []
}

/** Which column of a sum comes first; its digits may be said with it, as `the ones, 7 and 8`. */
export function column(operator: '+' | '-', a: Rational, b: Rational): HintQuestion {
  const isPlain = operator === '+' && [a, b].every(each => isWhole(each) && !isNegative(each))
  const ones = isPlain ? [a.n % 10n, b.n % 10n] : []
  const first = so(
    'the ones come first.',
    isPlain ? `What is ${inline(ones.join(' + '))}?` : 'What do the ones come to?',
  )
  return {
    asks: /which column comes first/i,
    name: 'the first column',
    judge: own => {
      const isOfOnes = own.numbers.every(each => ones.some(digit => each.equals(`${digit}`)))
      if (!isOfOnes) return undefined
      if (own.numbers.length === 2 && !own.names('tens')) return first
      return chosen(
        own,
        ['ones'],
        ['tens', 'left'],
        first,
        'Begin where a ten may be carried from, or borrowed to. Is that the tens, or the ones?',
      )
    },
  }
}

/** Where points stand in a sum of decimals. */
export const POINTS: HintQuestion = {
  asks: /where must the points stand/i,
  name: 'where the points stand',
  judge: own =>
    own.names('under', 'same')
      ? so('point under point.', 'Fill empty places with zeros. Which column comes first then?')
      : undefined,
}

/** Where the tens are nothing, the next digit to the left that is something gives first. */
function lenderBeyond(upper: Rational): string | undefined {
  const [, lender] = /([1-9])0+\d$/.exec(upper.toFraction()) ?? []
  return lender === undefined
    ? undefined
    : `But there is a 0 in the tens, which has nothing to give. So go on to the left: the ${shown(BigInt(lender))} gives one to the zero beside it. What is left of it, and how many does that zero have then?`
}

/** Whether the lower digit can be taken from the upper one. */
export const borrowing = (a: Rational, b: Rational): HintQuestion => ({
  asks: /can you take the lower digit from the upper one/i,
  name: 'whether the ones can be taken',
  judge: own => {
    if (!isWhole(a) || !isWhole(b) || isNegative(a) || isNegative(b)) return undefined
    const [upper, lower] = [a.n % 10n, b.n % 10n]
    const [right, wrong]: [Idea[], Idea[]] = upper < lower ? [['no'], ['yes']] : [['yes'], ['no']]
    return chosen(
      own,
      right,
      wrong,
      upper < lower
        ? so(
            `${shown(lower)} can’t be taken from ${shown(upper)}.`,
            lenderBeyond(a) ?? 'Swap one ten for ten ones: how many ones are there then?',
          )
        : so(`${shown(lower)} can be taken from ${shown(upper)}.`, 'What is left of the ones?'),
      `Look at the ones alone: ${shown(upper)} above and ${shown(lower)} below. Is ${shown(upper)} enough to take ${shown(lower)} away?`,
    )
  },
})

/** How many ones there are once a ten is swapped, and what is left of them. */
export const swapped = (a: Rational, b: Rational): HintQuestion[] => {
  const [ones, lower] = [(a.n % 10n) + 10n, b.n % 10n]
  return [
    {
      asks: /how many ones are there then/i,
      name: 'the ones with the swapped ten',
      judge: own =>
        own.numbers.length === 1 && own.says(ones)
          ? so(
              `there are ${shown(ones)} ones then.`,
              `Take ${shown(lower)} away from them: how many are left?`,
            )
          : undefined,
    },
    {
      asks: /away from them: how many are left/i,
      name: 'the ones that are left',
      judge: own =>
        own.numbers.length === 1 && own.says(ones - lower)
          ? so(`${shown(ones - lower)} ones are left.`, 'And the tens? One of them was swapped.')
          : undefined,
    },
  ]
}

/** Where to start on a number line, and which way to go. */
export function onLine(operator: '+' | '-', a: Rational, b: Rational): HintQuestion {
  const isRight = (operator === '+') !== isNegative(b)
  const [way, other]: [Idea, Idea] = isRight ? ['right', 'left'] : ['left', 'right']
  const steps = b.abs()
  return {
    asks: /where do you start, and which way do you go|to the right, taking away to the left|goes to the (?:left|right)/i,
    name: 'the way on the number line',
    judge: own => {
      const start = own.says(a)
      const begins = start ? `the start is ${shown(a)}.` : `you go to the ${way}.`
      if (own.names(way) && !own.names(other))
        return so(
          start ? `you start at ${shown(a)} and go to the ${way}.` : begins,
          `How many steps do you go, and where do you come to?`,
        )
      if (own.names(other) && !own.names(way)) return notSo(wrongWay(operator, a, b, start))
      return start && own.text.includes('start') && !own.says(steps)
        ? so(begins, 'And which way do you go from there, to the left or to the right?')
        : undefined
    },
  }
}

function wrongWay(operator: '+' | '-', a: Rational, b: Rational, isStart: boolean): string {
  const lead = isStart ? `The start is right, ${shown(a)}. ` : ''
  if (!isNegative(b))
    return `${lead}On a number line adding goes to the right, and taking away to the left. Which of the two is it here?`
  return operator === '-'
    ? `${lead}A negative number is taken away here, like a debt that is taken off you. Do you have more then, or less?`
    : `${lead}A negative number is put on here, like a debt that comes to it. Do you have more then, or less?`
}

/** What two signs make of a product. */
export function signs(a: Rational, b: Rational): HintQuestion {
  const isMinus = isNegative(a) !== isNegative(b)
  return {
    asks: /what do the signs say|two equal signs give plus/i,
    name: 'what the signs say',
    judge: own => {
      const last = own.text.split(/\b(?:makes?|gives?|is|are|so|=|equals?|becomes?)\b/).at(-1) ?? ''
      const [minus, plus] = [/\b(?:minus|negative|neg)\b/.test(last), /\b(?:plus|positive|pos)\b/.test(last)]
      if (minus === plus || own.numbers.length > 0) return undefined
      return minus === isMinus
        ? so(
            `the result is ${isMinus ? 'negative' : 'positive'}.`,
            'And what is its size, without the signs?',
          )
        : notSo('Are both signs the same here, or are they different? What does that give?')
    },
  }
}
