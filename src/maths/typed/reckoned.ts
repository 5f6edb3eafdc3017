import { lcm } from '../arithmetic/rational.ts'

const WHOLE = '(\\d{1,6})'
const CLOCK = '(\\d{1,2})[:.](\\d\\d)'
/** `bare £8`: an equation has no pounds in it. */
const BARE = /^bare [£$€₹]?(\d+(?:\.\d+)?)$/
const POUNDS = /^pounds (?:([£$€]) ?(\d+(?:\.\d\d?)?)|(\d+) ?(?:p|pence|(cents?)))$/
/** `25 / 2`, `2.5 * 4`: half of a number, and the product of two, which need not be whole. */
const PRODUCT = /^(\d+(?:\.\d+)?) ([*/]) (\d+(?:\.\d+)?)$/
const SUM = new RegExp(`^${WHOLE} ?(×|-) ?${WHOLE}(?: = (\\d+))?$`)
const MORE = /^([\d.]+) > ([\d.]+)$/
const LCM = /^lcm ([\d, ]+)$/
const DIGITS = /^digits (\d{2,7})$/
const TIME = new RegExp(`^time ${CLOCK} to ${CLOCK}$`)
const SHARE = /^share of (.+): (small|large) of (\d+) ?(?::|to) ?(\d+), (small|large|all)$/

type Way = (text: string) => string | undefined

const sum: Way = text => {
  const [, a, sign, b, result] = SUM.exec(text) ?? []
  if (a === undefined) return undefined
  const value = sign === '-' ? Number(a) - Number(b) : Number(a) * Number(b)
  if (result !== undefined) return value === Number(result) ? '' : undefined
  return value > 0 ? String(value) : undefined
}

const product: Way = text => {
  const [, a, sign, b] = PRODUCT.exec(text) ?? []
  if (a === undefined) return undefined
  return String(Number((sign === '*' ? Number(a) * Number(b) : Number(a) / Number(b)).toFixed(6)))
}

const more: Way = text => {
  const [, a, b] = MORE.exec(text) ?? []
  return a !== undefined && Number(a) > Number(b) ? '' : undefined
}

const commonMultiple: Way = text => {
  const numbers = LCM.exec(text)?.[1]?.match(/\d+/g)?.map(BigInt) ?? []
  return numbers.length > 1 && !numbers.includes(0n) ? String(numbers.reduce(lcm)) : undefined
}

const digits: Way = text => {
  const [, number] = DIGITS.exec(text) ?? []
  return number && `${[...number].slice(0, -1).join(', ')} and ${number.at(-1)}`
}

/** Of one day, and in the 24 hours of the clock: then nobody can mean the evening. */
const time: Way = text => {
  const [from, to] = [TIME.exec(text)?.slice(1, 3), TIME.exec(text)?.slice(3)].map(
    ([hours, minutes] = []) => Number(hours) * 60 + Number(minutes),
  )
  if (from === undefined || to === undefined || !(to > from)) return undefined
  const [hours, minutes] = [Math.floor((to - from) / 60), (to - from) % 60]
  return [hours > 0 ? `${hours} hours` : '', minutes > 0 ? `${minutes} minutes` : ''].join(' ').trim()
}

/** A share by its size, of a ratio that may begin with the larger part. */
const share: Way = text => {
  const [, amount, known = '', a, b, wanted] = SHARE.exec(text) ?? []
  if (amount === undefined || a === b) return undefined
  const [small, large] = [Number(a), Number(b)].sort((one, other) => one - other)
  const asked = wanted === 'all' ? 'are small and large' : `${wanted} are there`
  return `The ratio of small to large is ${small} : ${large}. There are ${amount} ${known}. How many ${asked}?`
}

/** `60p` beside pounds. */
const pounds: Way = text => {
  const [, sign, amount, small, cents] = POUNDS.exec(text) ?? []
  if (sign !== undefined) return `${sign}${amount}`
  return small && `${cents === undefined ? '£' : '$'}${(Number(small) / 100).toFixed(2)}`
}

const WAYS: readonly Way[] = [
  sum,
  product,
  more,
  commonMultiple,
  digits,
  time,
  share,
  pounds,
  text => BARE.exec(text)?.[1],
]

/**
 * A question of a frame with what stands in square brackets worked out: `[12 - 5]`, `[lcm 4, 6]`, `[4 - 3 = 1]` for what
 * must hold.
 * @returns none where something in them can't be
 */
export function reckoned(question: string): string | undefined {
  let isAll = true
  const text = question.replace(/\[([^\]]*)\]/g, (_, inner: string) => {
    const value = WAYS.map(way => way(inner)).find(each => each !== undefined)
    if (value === undefined) isAll = false
    return value ?? ''
  })
  return isAll ? text.trim() : undefined
}
