import type { Held } from './idea.ts'

/** What makes a shape what it is, and which others it is too. */
const SHAPES: Record<string, { needs: string; is: readonly string[] }> = {
  square: {
    needs: 'four equal sides and four right angles',
    is: ['rectangle', 'rhombus', 'parallelogram', 'kite', 'quadrilateral', 'polygon'],
  },
  rectangle: { needs: 'four right angles', is: ['parallelogram', 'quadrilateral', 'polygon'] },
  rhombus: { needs: 'four equal sides', is: ['parallelogram', 'kite', 'quadrilateral', 'polygon'] },
  parallelogram: { needs: 'two pairs of parallel sides', is: ['quadrilateral', 'polygon'] },
  kite: { needs: 'two pairs of equal sides that meet in a corner', is: ['quadrilateral', 'polygon'] },
  trapezium: { needs: 'a pair of parallel sides', is: ['quadrilateral', 'polygon'] },
  quadrilateral: { needs: 'four straight sides', is: ['polygon'] },
  'equilateral triangle': { needs: 'three equal sides', is: ['isosceles triangle', 'triangle', 'polygon'] },
  'isosceles triangle': { needs: 'two equal sides', is: ['triangle', 'polygon'] },
  'scalene triangle': { needs: 'three sides that are all different', is: ['triangle', 'polygon'] },
  triangle: { needs: 'three straight sides', is: ['polygon'] },
  pentagon: { needs: 'five straight sides', is: ['polygon'] },
  hexagon: { needs: 'six straight sides', is: ['polygon'] },
  heptagon: { needs: 'seven straight sides', is: ['polygon'] },
  octagon: { needs: 'eight straight sides', is: ['polygon'] },
  polygon: { needs: 'straight sides all the way round', is: [] },
  circle: { needs: 'one round edge, everywhere equally far from the middle', is: [] },
  cube: { needs: 'six faces that are all squares', is: ['cuboid', 'prism'] },
  cuboid: { needs: 'six faces that are all rectangles', is: ['prism'] },
  prism: { needs: 'the same shape at both ends', is: [] },
}
const OTHER_NAMES: Record<string, string> = {
  diamond: 'rhombus',
  rhombuses: 'rhombus',
  rhombi: 'rhombus',
  oblong: 'rectangle',
  trapezoid: 'trapezium',
  equilateral: 'equilateral triangle',
  isosceles: 'isosceles triangle',
  scalene: 'scalene triangle',
}
const NAMES = [...Object.keys(SHAPES), ...Object.keys(OTHER_NAMES)].sort((a, b) => b.length - a.length)
const SHAPE = `(${NAMES.join('|')})s?`
const ONE = '(?:an? |the |every |each |all |any |some )?'

/** `a square is a kind of rhombus`, `is every rectangle a square`. */
const IS = new RegExp(
  `\\b${ONE}${SHAPE} (?:is|are|isn't|aren't|counts? as|can be|could be)(?: always| also| just| really| sometimes| actually| still)* (?:an? )?(?:special |just a )?(?:(?:kind|type|sort)s? of )?(?:an? )?${SHAPE}\\b`,
)
const IS_IT = new RegExp(
  `^(?:(?:so|and|but|ok|wait|also|then) )*(?:is|are|isn't|aren't|can|could) ${ONE}${SHAPE}(?: be)?(?: always| also| just| really| sometimes| actually| ever)* (?:an? )?(?:special )?(?:(?:kind|type|sort)s? of )?(?:an? )?${SHAPE}\\b`,
)
const DIFFERENCE = new RegExp(
  `\\b(?:differen\\w*|confus\\w*|mix\\w*|tell apart|same)\\b.*?\\b${SHAPE}\\b.*?\\b${SHAPE}\\b|^.{0,12}\\b${SHAPE} (?:and|different (?:from|to)|the same as) (?:an? )?${SHAPE} (?:the same|different|alike)`,
)
const SPECIAL = new RegExp(`\\bwhat(?:'s| is| makes)? .{0,15}(?:special|makes) .{0,10}\\b${SHAPE}\\b`)

const plainName = (name: string) => OTHER_NAMES[name] ?? name
const withArticle = (name: string) => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a message says of two kinds of shapes; undefined for anything else. */
export function shapesHeld(plain: string): Held | undefined {
  const differing = DIFFERENCE.exec(plain)?.slice(1).filter(Boolean)
  const asked = IS_IT.exec(plain)
  const found = asked ?? IS.exec(plain)
  if (!found) return differing ? difference(differing) : special(plain)
  const [one, other] = [found[1], found[2]].map(name => plainName(name ?? ''))
  const [first, second] = [one && SHAPES[one], other && SHAPES[other]]
  if (!one || !other || !first || !second || one === other) return undefined
  const isKind = first.is.includes(other)
  const isAtTimes = /\b(?:can|could|sometimes|ever|some)\b/.test(found[0])
  // Whether a kite can be a rectangle is another matter.
  if (isAtTimes && !isKind && !second.is.includes(one)) return undefined
  const needs = `${capital(withArticle(other))} needs ${second.needs}`
  if (asked && !/^(?:so|isn't|aren't)\b/.test(plain))
    return { truth: 'asked', because: `${needs}. Has every ${one} got that? It needs ${first.needs}.` }
  const isNegated = /\b(?:isn't|aren't|not|never|no)\b/.test(found[0]) && !asked
  const isTrue = isAtTimes || isKind
  const because = isKind
    ? `${needs}, and every ${one} has that.`
    : `${needs}, and a ${one} only has to have ${first.needs}.`
  return { truth: isTrue === isNegated ? 'not so' : 'so', because }
}

function difference(names: readonly (string | undefined)[]): Held | undefined {
  const [one, other] = names.map(name => plainName(name ?? ''))
  const [first, second] = [one && SHAPES[one], other && SHAPES[other]]
  if (!one || !other || !first || !second || one === other) return undefined
  return {
    truth: 'asked',
    because: `${capital(withArticle(one))} needs ${first.needs}. ${capital(withArticle(other))} needs ${second.needs}.`,
  }
}

function special(plain: string): Held | undefined {
  const name = plainName(SPECIAL.exec(plain)?.[1] ?? '')
  const shape = SHAPES[name]
  return shape && { truth: 'asked', because: `What makes ${withArticle(name)}: ${shape.needs}.` }
}
