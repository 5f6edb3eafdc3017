import { exactOf } from '../../algebra/exact-of.ts'
import { type Formula, lettersOf } from '../../algebra/formula.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { cutTo, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { approximate } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { exponentOf, roundedTo } from '../../values/rounding.ts'
import type { Asked } from '../../wording/asked.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { isStandardSum } from '../standard-form/read.ts'
import type { RoundedAnswerQuestion } from './question.ts'

const topic: Topic = {
  concept: 'Rounding an answer',
  standard: '7.NS.A.3',
  mastery: 'Works out a calculation and rounds only the answer.',
  tips: [
    'Work it out with more digits than you need, and round only at the very end.',
    'Which digit do you stop at? Look at the one behind it: does it round up or stay?',
  ],
  activities: [
    {
      title: 'Early or late rounding',
      description:
        'With a calculator multiply two decimals and round the answer to whole numbers. Then round both numbers first and multiply those. How far apart are the two answers, and which of them is nearer to the truth?',
    },
  ],
}

const EXPRESSION = '(?<expression>[\\d√π().+×÷*/^ -]{3,80})'
const FORMS = [
  `(?:use (?:a|your) calculator to (?:work out|find|calculate|evaluate) )?${EXPRESSION}`,
  `(?:write|express|give|convert|change) ${EXPRESSION} (?:as|to) a decimal`,
].map(source => new RegExp(`^${source}$`))

/** Beyond it a calculator shows no digits to round. */
const LARGEST = 1e12

/** Reads `4.7 × 3.86 to 1 decimal place`, `Write 5/9 as a decimal. Round to the nearest hundredth.` */
function readRounded({ plain, full, rounding }: Asked): RoundedAnswerQuestion | undefined {
  if (!rounding || plain.length > 120 || isStandardSum(plain)) return undefined
  for (const form of FORMS) {
    const text = form.exec(plain)?.groups?.expression?.trim()
    const formula = text === undefined ? undefined : readFormula(text.replaceAll('*', '×'))
    if (!formula || lettersOf(formula).size > 0 || isPlain(formula)) continue
    const value = exactOf(formula)
    const size = value && Math.abs(Number(approximate(value).valueOf()))
    if (!value || size === undefined || size === 0 || size > LARGEST) continue
    return { kind: 'rounded answer', text: full, formula, value, rounding }
  }
  return undefined
}

/** A number or a root alone is the matter of other kinds. */
const isPlain = ({ kind }: Formula) => kind === 'number' || kind === 'letter' || kind === 'root'

/** The last place that is kept. */
const placesOf = ({ value, rounding }: RoundedAnswerQuestion) =>
  'places' in rounding ? rounding.places : rounding.figures - 1 - exponentOf(approximate(value).abs())

const misconceptions: ValueMisconception<RoundedAnswerQuestion>[] = [
  {
    id: 'answer-cut-off',
    name: 'Cut off in place of rounded',
    topic,
    explanation: 'The digits behind were only left out; look whether the last one has to go up.',
    gap: 'Cuts digits off an answer in place of rounding it.',
    predict: question =>
      numberValue(cutTo(approximate(question.value), placesOf(question)), { isDecimal: true }),
  },
  {
    id: 'answer-rounded-to-other-place',
    name: 'Rounded to another place',
    topic,
    explanation: 'Count the places again: it was rounded one place too early.',
    gap: 'Rounds an answer one place too early.',
    predict: question =>
      numberValue(roundedTo(question.value, { places: placesOf(question) - 1 }), { isDecimal: true }),
  },
]

function solve({ formula, value, rounding }: RoundedAnswerQuestion): Solved {
  const answer = numberValue(value, { rounding, isDecimal: true })
  const more = roundedTo(value, { places: placesOf({ value, rounding } as RoundedAnswerQuestion) + 2 })
  return {
    steps: [
      valueStep(
        `Work it out with more digits than you need: ${inline(`${formulaLatex(formula)} \\approx ${valueLatex(more, true)}`)}`,
        more,
      ),
      valueStep(`Round it: ${inline(`\\text{answer} = ${answer.latex}`)}`),
    ],
    answer,
  }
}

function make(random: Random, grade: number): RoundedAnswerQuestion {
  const decimal = () =>
    `${between(random, 1, grade >= 7 ? 30 : 9)}.${between(random, 1, 9)}${between(random, 1, 9)}`
  const text =
    random() < 0.5
      ? `${decimal()} × ${decimal()}`
      : `${between(random, 11, 98)} ÷ ${pick(random, [7, 11, 13, 17])}`
  const formula = readFormula(text)
  const value = formula && exactOf(formula)
  if (!formula || !value) throw new RangeError(`The calculation is not readable: ${text}`)
  const rounding = pick(random, [{ places: 1 }, { places: 2 }])
  return { kind: 'rounded answer', text: '', formula, value, rounding }
}

function write({ formula, rounding }: RoundedAnswerQuestion): string {
  const said =
    'figures' in rounding
      ? `${rounding.figures} significant figures`
      : rounding.places < 0
        ? `the nearest ${inline(valueLatex(rational(10n ** BigInt(-rounding.places)), true))}`
        : rounding.places === 0
          ? 'the nearest whole number'
          : `${rounding.places} decimal place${rounding.places === 1 ? '' : 's'}`
  return `Work out ${inline(formulaLatex(formula))}. Give your answer to ${said}.`
}

/** Calculations with an answer that is to be rounded. */
export const roundedAnswers = defineKind<RoundedAnswerQuestion>({
  name: 'rounded answer',
  topics: [topic],
  triggers: /\d ?[-+×÷*/^√(]|[√π]/,
  heeds: ['rounding'],
  read: readRounded,
  solve,
  write,
  make,
  misconceptions,
})
