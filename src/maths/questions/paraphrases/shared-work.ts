import type { Paraphrase } from './paraphrase.ts'

const WHO =
  '(workers|men|women|people|builders|painters|machines|taps|pumps|pipes|hoses|gardeners|bricklayers|decorators|labourers|cleaners|robots|students|farmers|tractors|printers|diggers|carpenters|plumbers|volunteers)'
const N = '(\\d{1,4})'
const TIME = '(\\d{1,4}(?:\\.\\d+)?) (minutes|hours|days|weeks)'
const DO =
  '(?:can |could |will |would )?(?:(?:together )?(?:build|dig|paint|complete|finish|do|fill|empty|plough|clean|mow|lay|repair|decorate|harvest|make|print|cut|drain|pave|pick|tile))'
/** One piece of work, the same for all. */
const JOB = '(?: up| out)? (?:an? |the |this |one |1 )(?:same )?[a-z]+(?: [a-z]+){0,3}?'
const TO_DO = `(?: to (?:build|dig|paint|complete|finish|do|fill|empty|plough|clean|mow|lay|repair|decorate|harvest|make|print|cut|drain|pave|pick|tile)(?:${JOB}| it))?`
const SAME = '(?:,? (?:working )?at the same (?:rate|speed|pace))?'
const SAID = [`${N} ${WHO} ${DO}${JOB} in ${TIME}`, `(?:it takes )?${N} ${WHO} (?:take )?${TIME}${TO_DO}`]
const END = '[.,;?]+ (?:and )?(?:working at the same (?:rate|speed|pace),? |at (?:this|the same) rate,? )?'
const WILL = '(?:will|would|does|do|did|should|can|could|might)'

/** So many more hands, so much less time: the time of other hands. */
function timeOf([, count, who, time, unit, asked, other, again]: string[]): string | undefined {
  const isSame = (asked === 'long' || asked === `many ${unit}`) && who === again && count !== other
  return isSame
    ? `t is inversely proportional to n. when n = ${count}, t = ${time}. find t when n = ${other}`
    : undefined
}

/** How many hands for another time; there is no half of one. */
function handsFor([, count = '', who, time = '', unit, again, other = '', same]: string[]):
  | string
  | undefined {
  const isFit = who === again && unit === same && (Number(count) * Number(time)) % Number(other) === 0
  return isFit
    ? `n is inversely proportional to t. when t = ${time}, n = ${count}. find n when t = ${other}`
    : undefined
}

/** Work that is shared by more, or by fewer. */
export const sharedWork: Paraphrase[] = SAID.flatMap((said): Paraphrase[] => [
  [
    new RegExp(
      `^(?:if )?${said}${END}how (long|many [a-z]+) ${WILL} (?:it take )?${N} ${WHO}(?: take)?(?:${TO_DO}| (?:build|dig|paint|complete|finish|do|fill|empty) (?:it|the [a-z]+) in)${SAME}$`,
    ),
    timeOf,
  ],
  [
    new RegExp(
      `^(?:if )?${said}${END}how many ${WHO} (?:are|would be|will be|is) (?:needed|required)${TO_DO}(?: it)? in ${TIME}$`,
    ),
    handsFor,
  ],
])
