/** `3,7`: digits behind a comma that are neither thousands nor one of a list, nor a point of a graph. */
const COMMA = /(?<![\d.,]|\()(?<![a-z] ?= ?-?)(\d+),(\d{1,2})(?![\d.]|,\d)/giu
const OF_THOUSANDTHS = /(?<![\d.,]|\()(?<![a-z] ?= ?-?)(\d{1,3}),(\d{3})(?![\d.,])/giu
const NUMBER = '\\d+,\\d{1,2}(?![\\d.]|,\\d)'
const ALONE = '(?<![\\d.,]|\\()'
const SIGN = '(?: ?[+×*÷:/] ?| ?x ?(?=\\d)| - | ?− ?| (?:plus|minus|times|divided by) )'

/** Signs that the comma of a message stands for the point: a sum with it, money, a weight, nought wholes. */
const SURE = [
  new RegExp(`${ALONE}${NUMBER}${SIGN}-?\\d`, 'iu'),
  new RegExp(`\\d${SIGN}${NUMBER}`, 'iu'),
  new RegExp(`[£$€] ?${NUMBER}|${ALONE}\\d+,\\d\\d ?(?:[£$€]|euros?\\b|kg\\b|km\\b|l\\b|lit)`, 'iu'),
  /(?<![\d.,=(]|= )0,\d{1,3}(?![\d.]|,\d)/u,
  // `3,7 is the same as 3,70`
  /(?<![\d.,(])(\d+,[1-9]) .*\b\1?0(?!\d)|(?<![\d.,(])(\d+,\d)0 .*\b\2(?!\d)/u,
  new RegExp(`${ALONE}${NUMBER}.*\\b(?:decimals?|tenths?|hundredths?|dp|d\\.p\\.)`, 'iu'),
]

/** Whether a message writes its decimals with a comma, and can mean nothing else by it. */
export function writesCommas(message: string): boolean {
  return SURE.some(sign => sign.test(message))
}

/**
 * A message of somebody who writes decimals with a comma, with points.
 * @param open the question that is worked on
 */
export function withPoints(message: string, open = ''): string {
  const points = message.replace(COMMA, '$1.$2')
  // Beside decimals below a thousand `5,155` has three places.
  const isOfDecimals = /\d\.\d/.test(open) && !/\d{4}|\d,\d{3}/.test(open)
  return isOfDecimals ? points.replace(OF_THOUSANDTHS, '$1.$2') : points
}
