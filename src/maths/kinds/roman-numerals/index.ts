import { addedUp, fromRoman, LARGEST, roman, romanByAdding } from '../../arithmetic/roman.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import type { Question } from '../../domain/question.ts'
import { between } from '../../domain/random.ts'
import type { Topic } from '../../domain/topic.ts'
import { numberValue } from '../../values/number.ts'
import type { Judged, Value } from '../../values/value.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, pattern, wholeIn } from '../../wording/patterns.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'

/** A number between its Roman numeral and digits. */
interface RomanQuestion extends Question {
  kind: 'roman'
  task: 'to roman' | 'from roman'
  number: bigint
}

const topic: Topic = {
  concept: 'Roman numerals',
  standard: '4.NBT.A.2',
  mastery: 'Reads and writes Roman numerals.',
  tips: [
    'What is each letter worth? Go from the biggest to the smallest.',
    'Look for a smaller letter in front of a bigger one: it is taken away. All others are added.',
  ],
  activities: [
    {
      title: 'Roman dates',
      description:
        'Write the birthdays and years of your family in Roman numerals and let the others read them. Look for Roman numerals on clocks, in books and at old houses, too.',
    },
  ],
}

const AS_ROMAN = '(?:in|as|to|into|using)(?: a)? roman(?: numerals?| numbers?| form)?'
const TO_ROMAN = [
  pattern(
    `(?:write |express |convert |change |give |how (?:do|would) you write |what is )?(?:the )?(?:number |year |decimal number )?{whole} ${AS_ROMAN}`,
  ),
  pattern(`(?:the )?(?:number |year )?{whole} ${AS_ROMAN} is`),
  pattern('(?:write )?(?:the )?roman numerals? (?:for|of) (?:the number )?{whole}'),
  pattern(`(?:write|convert|express) ${AS_ROMAN}: {whole}`),
]
const NUMERAL = '(?:the )?(?:roman )?(?:numerals? |number |year )?([ivxlcdm]{1,15})'
const AS_NUMBER =
  '(?:in|as|to|into|using)(?: an?| our)? ?(?:ordinary |normal |arabic |hindu-arabic |decimal |standard |modern )?(?:numbers?|numerals?|digits|figures|form|decimals?)'
const FROM_ROMAN = [
  new RegExp(
    `^(?:write |express |convert |change |give |how do you write |what is )?${NUMERAL} ${AS_NUMBER}$`,
  ),
  new RegExp(
    `^(?:what|which) (?:number|year) (?:is|does|do) (?:represented by |shown by |meant by )?${NUMERAL}(?: (?:represent|stand for|mean|show))?(?: in roman numerals)?$`,
  ),
  new RegExp(`^(?:value of )?(?:the )?roman numerals? ([ivxlcdm]{1,15})(?: ${AS_NUMBER})?$`),
  /^(?:what )?(?:number )?(?:does )?(?:the )?roman numerals? ([ivxlcdm]{1,15}) (?:stands? for|represents?|means?)$/,
  /^(?:write )?(?:the )?value of (?:the )?roman numerals? ([ivxlcdm]{1,15})$/,
]

function readRoman({ plain, full }: Asked): RomanQuestion | undefined {
  const number = wholeIn(firstMatch(plain, TO_ROMAN)?.[0] ?? '')
  if (number !== undefined) {
    return number > 0n && number <= LARGEST
      ? { kind: 'roman', text: full, task: 'to roman', number }
      : undefined
  }
  const letters = (firstMatch(plain, FROM_ROMAN)?.[0] ?? '').toUpperCase()
  const value = fromRoman(letters)
  // Small letters may be an unknown or a word: "mix in numbers".
  if (value === undefined || !new RegExp(`\\b${letters}\\b`).test(full)) return undefined
  return { kind: 'roman', text: full, task: 'from roman', number: value }
}

/** A Roman numeral, in capital or small letters. */
function romanValue(text: string): Value {
  return {
    key: `roman ${text}`,
    latex: `\\text{${text}}`,
    text,
    spellings: [text.toLowerCase(), `"${text}"`, [...text].join(' ')],
    judge(said): Judged {
      const letters = said.replace(/[\s"'.,]/g, '').toUpperCase()
      if (!/^[IVXLCDM]+$/.test(letters)) return { verdict: 'unread' }
      return { verdict: letters === text ? 'right' : 'wrong' }
    },
    isNamedIn: words =>
      new RegExp(`(?<![A-Za-z])${text}(?![A-Za-z])`, text.length > 1 ? 'i' : '').test(words),
    near: () => [`${text}I`, `X${text}`, `${text}X`, `${text}V`, `I${text}`].map(romanValue),
  }
}

function solve({ task, number }: RomanQuestion): Solved {
  const parts = [...number.toString()].flatMap((digit, at, digits) => {
    const part = BigInt(digit) * 10n ** BigInt(digits.length - 1 - at)
    return part === 0n ? [] : [`${part} = \\text{${roman(part)}}`]
  })
  const answer = task === 'to roman' ? romanValue(roman(number)) : numberValue(number)
  const last = task === 'to roman' ? 'Write them one behind the other' : 'Add them'
  return {
    steps: [
      valueStep(`Take thousands, hundreds, tens and ones each by itself: ${inline(parts.join(', '))}`),
      valueStep(`${last}: ${inline(answer.latex)}`),
    ],
    answer,
  }
}

const misconceptions: ValueMisconception<RomanQuestion>[] = [
  {
    id: 'roman-always-adds',
    name: 'Roman letters only added',
    topic,
    explanation:
      'A smaller letter in front of a bigger one is taken away, so that no letter stands four times in a row.',
    gap: 'Only adds the letters of Roman numerals.',
    predict: ({ task, number }) =>
      task === 'to roman' ? romanValue(romanByAdding(number)) : numberValue(addedUp(roman(number))),
  },
]

const write = ({ task, number }: RomanQuestion) =>
  task === 'to roman'
    ? `Write ${inline(`${number}`)} in Roman numerals.`
    : `What number is the Roman numeral ${roman(number)}?`

function make(random: Random, grade: number): RomanQuestion {
  const number = BigInt(between(random, 4, grade <= 4 ? 100 : 1999))
  return { kind: 'roman', text: '', task: random() < 0.5 ? 'to roman' : 'from roman', number }
}

/** Roman numerals, both ways. */
export const romanNumerals = defineKind<RomanQuestion>({
  name: 'roman',
  topics: [topic],
  triggers: /\broman\b|\b[ivxlcdm]{2,}\b/,
  read: readRoman,
  solve,
  write,
  make,
  misconceptions,
})
