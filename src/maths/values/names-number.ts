import type { Rational } from '../arithmetic/rational.ts'
import { isWhole, rational, roundTo } from '../arithmetic/rational.ts'
import { namedNumbers } from './named-numbers.ts'

const ASSERTING =
  /^(?:=|is|it's|that's|equals?|answer|answers|gives?|get|gets|got|makes?|are|be|becomes?|result|total|sum|left|have|has|to|≈)$/
/** What a small number counts in plain talk: "two numbers", "one more". */
const COUNTED =
  /^(?:steps?|numbers?|parts?|things?|of|more|hints?|ways?|at|by|digits?|sides?|times?|examples?|questions?|tries|try|goes|lines?|pieces?|columns?|moment|another|thing|little|big|small|different|equal|lengths?|angles?|shapes?|terms?|letters?)$/
const SMALL = 3

/** Whether a number that was named is the value, rounded where its digits were cut. */
function isClose(named: Rational, truth: Rational, places: number | undefined): boolean {
  if (named.equals(truth)) return true
  return places !== undefined && places >= 1 && roundTo(truth, places).equals(named)
}

/**
 * Whether a text says that a number is the answer: names it, where it is none of the question's own numbers, or says
 * that something is it where it is.
 * @param given the question's text
 */
export function namesNumber(text: string, truth: Rational, given: string): boolean {
  const givenValues = namedNumbers(given).map(({ node }) => node.value)
  const isGiven = givenValues.some(value => value.equals(truth))
  return namedNumbers(text).some(({ node, isWord, before, after }) => {
    if (!isClose(node.value, truth, node.places)) return false
    const isAsserted = before.some(word => ASSERTING.test(word))
    const [next = ''] = after
    if (before.at(-1) !== '=' && COUNTED.test(next)) return false
    if (isGiven) return before.slice(-2).some(word => ASSERTING.test(word)) && !/^[-+×÷/^]$/.test(next)
    const isSmallWord = isWord && isWhole(node.value) && node.value.compare(rational(SMALL)) <= 0
    return !isSmallWord || isAsserted
  })
}
