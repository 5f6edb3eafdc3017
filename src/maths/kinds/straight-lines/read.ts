import { isZero, ONE, type Rational } from '../../arithmetic/rational.ts'
import { type Line, linesIn, throughPoint } from '../../values/line-equation.ts'
import { numberIn } from '../../values/read-number.ts'
import type { Asked } from '../../wording/asked.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { LinesQuestion, LinesTask, Place } from './question.ts'

const POINT = (name: string) =>
  `(?:the )?(?:points? )?(?:with coordinates )?(?:[a-z] ?=? ?)?\\( ?(?<x${name}>${NUMBER}) ?, ?(?<y${name}>${NUMBER}) ?\\)`
const TWO = `(?:the )?(?:2 )?(?:points )?${POINT('1')}(?: and |, ?| to )${POINT('2')}`
const ASK = '(?:(?:find|write|write down|work out|determine|give|state|what is) )?'
const EQUATION =
  '(?:(?:an?|the) )?equation(?:,? in (?:[a-z-]+ form|the form y ?= ?mx ?\\+ ?[bc]),?)?(?: (?:of|for))?'
const LINE = `(?:(?:the|a) )?(?:straight )?line(?: segment)?(?: l)?`
const LEAD = `${ASK}${EQUATION} ${LINE}(?:,? in slope[- ]intercept form,?)?`
const WHICH = '(?:,? ?(?:that|which))?'
const GOES = `${WHICH} (?:pass(?:es|ing)? through|go(?:es|ing)? through|through|contain(?:s|ing)|join(?:s|ing)|connect(?:s|ing)|between)`
const SLOPE = `(?:(?:has |having |whose |with |of )+)?(?:an? |the )?(?:gradient|slope)(?: of| is| =|,? m =)? (?<slope>${NUMBER})`
const CROSSING = `(?:(?:an? |the )?y[- ]?intercept(?: of| is| at| =)?|(?:cross|cut|meet|intersect)(?:e?s|t?ing)? the y[- ]?axis at(?: the point| y =)?) (?:\\( ?0 ?, ?)?(?<intercept>${NUMBER})(?: ?\\))?`
const FORM =
  '(?:[,.]? (?:(?:give|write|giving|leave|express|and write)? ?(?:your |the |it )?(?:answer |equation )?)?(?<form>in (?:the form )?(?:y ?= ?mx ?\\+ ?[bc]|slope[- ]intercept(?: form)?)))?'
const ITS = `[.,;]? (?:(?:and )?${ASK}(?:its|the) equation(?: of (?:the|this) (?:straight )?line)?)`
const GIVEN = '(?<source>[^=,;:?]{1,30}=[^=,;:?]{1,30}?)'
const RELATED = '(?<how>parallel|perpendicular|at right angles)'

const POINTS = [`${LEAD}${GOES} ${TWO}${FORM}`, `${LINE}${GOES} ${TWO}${ITS}${FORM}`]
const SLOPED = [
  `${LEAD}${WHICH} ${SLOPE}(?:,? (?:and|that|which))*${GOES.replace('(?:,? ?(?:that|which))?', '')} ${POINT('1')}${FORM}`,
  `${LEAD}${GOES} ${POINT('1')}(?:,? (?:and|that|which))* ?${SLOPE}${FORM}`,
  `${LINE}${WHICH} ${SLOPE}(?:,? (?:and|that|which))*${GOES.replace('(?:,? ?(?:that|which))?', '')} ${POINT('1')}${ITS}${FORM}`,
  `${LINE}${GOES} ${POINT('1')}(?:,? (?:and|that|which))* ?${SLOPE}${ITS}${FORM}`,
]
const AND = '(?:,|,? and| ,)?(?: has| with| which| that| it| a line)?'
const CROSSED = [
  `${LEAD}${WHICH} ${SLOPE}${AND} ${CROSSING}${FORM}`,
  `${LINE}${WHICH} ${SLOPE}${AND} ${CROSSING}${ITS}${FORM}`,
]
const TO = `${WHICH}(?: is| runs)? ${RELATED} to (?:the )?(?:line )?(?:with equation )?${GIVEN}`
const BESIDE = [
  `${LEAD}${TO}(?:,? (?:and|that|which))*${GOES.replace('(?:,? ?(?:that|which))?', '')} ${POINT('1')}${FORM}`,
  `${LEAD}${GOES} ${POINT('1')}(?:,? (?:and|that|which|is))*${TO}${FORM}`,
]
const SLOPES = [
  `${ASK}(?:the )?(?:gradient|slope) of (?:a|any|the|every)? ?(?:straight )?line${TO}`,
  `(?:a )?(?:straight )?line${TO}[.,;] ${ASK}(?:its|the) (?:gradient|slope)(?: of (?:the|this) line)?`,
]
const REWRITTEN = [
  `(?:write|express|rewrite|convert|put|change|rearrange|give)(?: the)?(?: (?:equation|line))?:? ${GIVEN} (?:in|into|to)(?: the)? (?:form y ?= ?mx ?\\+ ?[bc]|slope[- ]intercept form)`,
]
const LEVEL = [`${ASK}${EQUATION} (?:(?:the|a) )?(?<how>horizontal|vertical) line${GOES} ${POINT('1')}`]
const compiled = (sources: string[]) => sources.map(source => new RegExp(`^${source}$`))
const PATTERNS = {
  points: compiled(POINTS),
  sloped: compiled(SLOPED),
  crossed: compiled(CROSSED),
  beside: compiled(BESIDE),
  slopes: compiled(SLOPES),
  rewritten: compiled(REWRITTEN),
  level: compiled(LEVEL),
}

type Groups = Record<string, string | undefined>

function groupsOf(plain: string, patterns: RegExp[]): Groups | undefined {
  for (const pattern of patterns) {
    const groups = pattern.exec(plain)?.groups
    if (groups) return groups
  }
  return undefined
}

function placeIn(groups: Groups, name: string): Place | undefined {
  const [x, y] = [groups[`x${name}`], groups[`y${name}`]].map(each => numberIn(each ?? ''))
  return x && y && [x, y]
}

function lineIn(source: string): Line | undefined {
  const [only, ...others] = linesIn(source)
  return others.length === 0 && /[xy]/.test(source) ? only : undefined
}

/** The slope beside another line; undefined where it is upright. */
function slopeBeside({ a, b }: Line, how: string): Rational | undefined {
  if (how === 'parallel') return isZero(b) ? undefined : a.neg().div(b)
  return isZero(a) ? undefined : b.div(a)
}

/** `2x + 4y = 12 in the form y = mx + c`, and lines along an axis. */
function readForm(plain: string): LinesTask | undefined {
  const { source = '' } = groupsOf(plain, PATTERNS.rewritten) ?? {}
  const line = lineIn(source)
  if (line && !isZero(line.b) && !/^y ?= ?[^()/]+$/.test(source.trim()))
    return { task: 'rewrite', source: source.trim(), line, isSlopeForm: true }
  const groups = groupsOf(plain, PATTERNS.level)
  const point = groups && placeIn(groups, '1')
  if (!point) return undefined
  const zero = ONE.sub(ONE)
  return groups?.how === 'vertical'
    ? { task: 'vertical', point, line: { a: ONE, b: zero, c: point[0].neg() }, isSlopeForm: false }
    : { task: 'horizontal', point, line: throughPoint(zero, ...point), isSlopeForm: false }
}

function readTask(plain: string): LinesTask | undefined {
  const formed = readForm(plain)
  if (formed) return formed
  const two = groupsOf(plain, PATTERNS.points)
  const [one, other] = [two && placeIn(two, '1'), two && placeIn(two, '2')]
  if (two && one && other) {
    const [across, up] = [other[0].sub(one[0]), other[1].sub(one[1])]
    if (isZero(across) && isZero(up)) return undefined
    const line = isZero(across)
      ? { a: ONE, b: ONE.sub(ONE), c: one[0].neg() }
      : throughPoint(up.div(across), ...one)
    return { task: 'through two points', points: [one, other], line, isSlopeForm: two.form !== undefined }
  }
  const sloped = groupsOf(plain, PATTERNS.sloped)
  const [slope, point] = [numberIn(sloped?.slope ?? ''), sloped && placeIn(sloped, '1')]
  if (sloped && slope && point)
    return {
      task: 'with slope',
      slope,
      point,
      line: throughPoint(slope, ...point),
      isSlopeForm: sloped.form !== undefined,
    }
  const crossed = groupsOf(plain, PATTERNS.crossed)
  const [steep, intercept] = [crossed?.slope, crossed?.intercept].map(each => numberIn(each ?? ''))
  if (crossed && steep && intercept) {
    const line = throughPoint(steep, ONE.sub(ONE), intercept)
    return { task: 'with intercept', slope: steep, intercept, line, isSlopeForm: crossed.form !== undefined }
  }
  const beside = groupsOf(plain, PATTERNS.beside) ?? groupsOf(plain, PATTERNS.slopes)
  const to = beside && lineIn(beside.source ?? '')
  const how = beside?.how === 'parallel' ? 'parallel' : 'perpendicular'
  const own = to && slopeBeside(to, how)
  if (!beside || !to || !own) return undefined
  const source = (beside.source ?? '').trim()
  const at = placeIn(beside, '1')
  if (at)
    return {
      task: how,
      to,
      source,
      point: at,
      line: throughPoint(own, ...at),
      isSlopeForm: beside.form !== undefined,
    }
  return { task: `${how} slope`, to, source, slope: own }
}

export const triggers = /\bform\b|\bequation\b|parallel|perpendicular|right angles/

/** Reads `Find the equation of the line through (1, 3) and (3, 7)` and lines beside others. */
export function readLines({ plain, full }: Asked): LinesQuestion | undefined {
  if (plain.length > 200) return undefined
  const task = readTask(plain)
  return task && { kind: 'straight lines', text: full, ...task }
}
