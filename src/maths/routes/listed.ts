import { numberNode, operation } from '../arithmetic/expression.ts'
import { rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import type { FactorsQuestion } from '../kinds/factors-and-multiples/question.ts'
import type { JudgedClaim } from './judged.ts'

const NAMED =
  /\b(factors?|multiples?|times table) (?:of|for) (\d+)\b[^\d]{0,12}((?:\d+[\s,;and&]+){1,30}\d+)\W*$/i
const OF_TABLE =
  /^\W*(?:the )?(\d+)(?:'?s| times table)?\s*(?::|are|is|has|goes|=)\s*((?:\d+[\s,;and&]+){2,30}\d+)\W*$/i
const BARE = /^[^\d]{0,12}((?:\d+[\s,;and&]+){2,30}\d+)\W*$/i
const LONGEST = 200

/** The two numbers of a question for their highest common factor or lowest common multiple. */
function commonOf(question: Question): { numbers: number[]; isHighest: boolean } | undefined {
  if (question.kind !== 'factors') return undefined
  const own = question as FactorsQuestion
  if (own.task !== 'highest common factor' && own.task !== 'lowest common multiple') return undefined
  return { numbers: own.numbers.map(Number), isHighest: own.task === 'highest common factor' }
}

const fits = (each: number, of: number, isFactor: boolean) =>
  each > 0 && (isFactor ? of % each === 0 : each % of === 0)

/** A list of factors or multiples on the way to what two numbers have in common: `factors of 24 are 1, 2, 3 …` */
export function listSteps(text: string, question: Question): JudgedClaim[] {
  const common = text.length <= LONGEST ? commonOf(question) : undefined
  if (!common) return []
  const list = listIn(text, common)
  if (!list || !common.numbers.includes(list.of)) return []
  const wrong = list.numbers.find(each => !fits(each, list.of, list.isFactor))
  const whole = numberNode(rational(list.of))
  const base = { isOpen: false, explanations: [] }
  if (wrong === undefined)
    return [{ ...base, claim: { text, sides: [whole, whole], truth: 'true' }, standing: 'useful' }]
  const [left, right] = [list.isFactor ? list.of : wrong, list.isFactor ? wrong : list.of].map(each =>
    numberNode(rational(each)),
  )
  if (!left || !right || wrong === 0) return []
  const claim = {
    text,
    sides: [whole, right],
    truth: 'false' as const,
    wrong: { left: operation('÷', left, right), right },
  }
  return [{ ...base, claim, standing: 'wrong' }]
}

function listIn(text: string, { numbers, isHighest }: { numbers: number[]; isHighest: boolean }) {
  const numbersOf = (said: string) => (said.match(/\d+/g) ?? []).map(Number)
  const [, what, of, said] = NAMED.exec(text) ?? []
  if (what && of && said) return { of: Number(of), numbers: numbersOf(said), isFactor: /^factor/i.test(what) }
  const [, table, row] = OF_TABLE.exec(text) ?? []
  if (table && row) return { of: Number(table), numbers: numbersOf(row), isFactor: isHighest }
  const bare = numbersOf(BARE.exec(text)?.[1] ?? '')
  const whose = numbers.find(each => bare.length > 2 && bare.every(one => fits(one, each, isHighest)))
  return whose === undefined ? undefined : { of: whose, numbers: bare, isFactor: isHighest }
}

/** Whether a number goes into all of the numbers of such a question, though it is not the highest one. */
export function isCommonFactor(value: number, question: Question): boolean {
  const common = commonOf(question)
  return common?.isHighest === true && value > 0 && common.numbers.every(each => each % value === 0)
}
