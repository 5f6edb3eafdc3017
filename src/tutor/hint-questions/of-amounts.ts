import { rational } from '#maths/arithmetic/rational.ts'
import type { InterestQuestion } from '#maths/kinds/interest/question.ts'
import type { PercentageQuestion } from '#maths/kinds/percentage/question.ts'
import { chosen, type HintQuestion, notSo, shown, so } from './hint-question.ts'

/** What is answered to the hints for percentages. */
export function ofPercentage(question: PercentageQuestion): HintQuestion[] {
  switch (question.task) {
    case 'increase':
    case 'decrease':
    case 'part':
      return [ofWhat(question), onTop(question)]
    case 'express':
      return [partAndWhole(question)]
    case 'change':
      return [
        {
          asks: /a percentage is always of something/i,
          name: 'what the percentage is of',
          judge: own => {
            if (own.numbers.length > 1) return undefined
            const isOld = own.says(question.from) || (own.numbers.length === 0 && own.names('start'))
            if (isOld)
              return so(
                `it is of ${shown(question.from)}, which was there first.`,
                'How much has changed, and what part of that is it?',
              )
            return own.says(question.to)
              ? notSo('A change is measured by what was there before it. Which of the two was that?')
              : undefined
          },
        },
      ]
    case 'original':
      return [knownPercent(question)]
    case 'repeated':
    case 'overall':
      return [
        {
          asks: /of which amount is the second percentage taken/i,
          name: 'what the second percentage is of',
          judge: own =>
            own.numbers.length > 0
              ? undefined
              : chosen(
                  own,
                  ['new'],
                  ['start'],
                  so('the second one is of the new amount.', 'What is there after the first change?'),
                  'After the first change there is another amount. Which one is there when the second change comes?',
                ),
        },
      ]
  }
}

type Changed = Extract<PercentageQuestion, { percent: unknown; task: 'increase' | 'decrease' | 'part' }>

function ofWhat({ amount, percent }: Changed): HintQuestion {
  return {
    asks: /a percentage is always of something/i,
    name: 'what the percentage is of',
    judge: own => {
      if (own.numbers.length === 0)
        return own.names('start') || /\b(?:price|cost|amount|salary|wage)\b/.test(own.text)
          ? so(
              `it is of what was there first, ${shown(amount)}.`,
              `How much is ${shown(percent)} percent of that?`,
            )
          : undefined
      // `is it just 80 take away 15` takes the percentage for an amount.
      const isSum = own.numbers.length > 1 && own.names('add', 'takeAway')
      if (
        !isSum &&
        own.says(amount) &&
        own.numbers.every(
          each => each.equals(amount) || each.equals(percent) || each.equals(percent.div(100)),
        )
      )
        return so(`it is of ${shown(amount)}.`, `How much is ${shown(percent)} percent of ${shown(amount)}?`)
      const [only, ...others] = own.numbers
      return only && others.length === 0 && own.isBare && only.equals(percent)
        ? notSo(`${shown(percent)} says how many out of every hundred. But of which amount is it?`)
        : undefined
    },
  }
}

function onTop({ task }: Changed): HintQuestion {
  return {
    asks: /does it come on top|a percentage is always of something/i,
    name: 'on top or taken away',
    judge: own => {
      if (task === 'part' || own.numbers.length > 0) return undefined
      const isUp = task === 'increase'
      const isTop = own.names('add') || /\bon top\b|\bgoes? up\b/.test(own.text)
      const isOff = own.names('takeAway', 'goAway')
      if (isTop === isOff) return undefined
      return isTop === isUp
        ? so(isUp ? 'it comes on top.' : 'it is taken away.', 'How much is it that changes?')
        : notSo('Read the question once more: is there more in the end, or less?')
    },
  }
}

function partAndWhole({ part, whole }: Extract<PercentageQuestion, { task: 'express' }>): HintQuestion {
  return {
    asks: /which of the two is the whole/i,
    name: 'part and whole',
    judge: own => {
      if (part.equals(whole) || own.text.includes('/')) return undefined
      const named = /\bwhole\b/.test(own.text) || own.isBare
      const wholeSaid = /(\d[\d.,]*)\D{0,12}\bwhole\b|\bwhole\b\D{0,12}?(\d[\d.,]*)/.exec(own.text)
      const said =
        wholeSaid?.[1] ??
        wholeSaid?.[2] ??
        (own.numbers.length === 1 ? own.numbers[0]?.toFraction() : undefined)
      if (!named || said === undefined) return undefined
      if (whole.equals(said.replace(/[.,]$/, '')))
        return so(
          `${shown(whole)} is the whole, and ${shown(part)} the part.`,
          'How do you write part over whole as a fraction?',
        )
      return part.equals(said.replace(/[.,]$/, ''))
        ? notSo(
            'The whole is what the hundred percent are: it stands behind “of” or “out of”. Which number is that?',
          )
        : undefined
    },
  }
}

/** How many per cent the amount is that is known. */
function knownPercent({ percent, change }: Extract<PercentageQuestion, { task: 'original' }>): HintQuestion {
  const known =
    change === 'part'
      ? percent
      : change === 'increase'
        ? rational(100).add(percent)
        : rational(100).sub(percent)
  return {
    asks: /how many per ?cent is what you know/i,
    name: 'how many per cent is known',
    judge: own => {
      const [said, ...others] = own.numbers
      if (!said || others.length > 0) return undefined
      const is = said.d !== 1n && said.compare(2) < 0 ? said.mul(100) : said
      const size = own.text.includes('%') && said.compare(2) < 0 ? said.mul(100) : is
      if (size.equals(known))
        return so(`what you know is ${shown(known)} percent.`, 'So how much is one percent, or ten?')
      return change !== 'part' && size.equals(percent)
        ? notSo(
            `${shown(percent)} percent is how much it has changed. The whole was a hundred percent before: how many percent are there now?`,
          )
        : undefined
    },
  }
}

/** The interest of one year, and what is asked for in the end. */
export function ofInterest({ growth, principal, rate, find }: InterestQuestion): HintQuestion[] {
  if (growth !== 'simple') return []
  const year = principal.mul(rate).div(100)
  return [
    {
      asks: /how much is it for one year/i,
      name: 'the interest of one year',
      judge: own =>
        own.says(year) && own.numbers.every(each => each.equals(year) || each.equals(1))
          ? so(`it is ${shown(year)} for one year.`, 'And for how many years is it?')
          : undefined,
    },
    {
      asks: /interest alone, or for everything/i,
      name: 'what is asked in the end',
      judge: own =>
        own.numbers.length > 0
          ? undefined
          : chosen(
              own,
              find === 'total' ? ['everything'] : ['interest'],
              find === 'total' ? ['interest'] : ['everything'],
              so(
                find === 'total' ? 'everything is asked for.' : 'only the interest is asked for.',
                'How much is the interest of all the years?',
              ),
              'Read the last sentence of the question once more: does it ask for the interest, or for all of the money?',
            ),
    },
  ]
}
