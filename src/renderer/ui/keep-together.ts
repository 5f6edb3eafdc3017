import type { Root, RootContent, Text } from 'hast'

/** Longer ones must break somewhere on a phone. */
const LONGEST = 18
const OPERAND = String.raw`[−-]?[£$€]?[\d.,/½¼¾⅓⅔]{1,12}[a-z%²³°]{0,3}`
const SUM = new RegExp(String.raw`(?<![\w.,/])${OPERAND}(?: [×÷+−–:·*-] ${OPERAND}){1,4}(?![\w])`, 'g')
const RESULT = /= (?=[\d£$€−-])/g
const MEASURE = /(\d) (?=(?:mm|cm|m|km|g|kg|mg|ml|cl|l|L|p|h|s|min|°C|°F)[²³]?(?![\w²³]))/g

/**
 * A rehype plugin: a line never ends within a short sum such as `3 × 4`, between `=` and its number, or between a
 * number and its unit.
 */
export function keepTogether() {
  return (tree: Root) => visit(tree.children)
}

function visit(nodes: readonly RootContent[]): void {
  for (const node of nodes) {
    if (node.type === 'text') node.value = joined(node)
    // Code stays as it is typed, and a formula knows by itself where it may break.
    else if (node.type === 'element' && node.tagName !== 'code' && !isFormula(node.properties.className))
      visit(node.children)
  }
}

const isFormula = (names: unknown) =>
  Array.isArray(names) && names.some(name => String(name).startsWith('katex'))

function joined({ value }: Text): string {
  return value
    .replace(SUM, sum => (sum.length > LONGEST ? sum : sum.replaceAll(' ', '\u00a0')))
    .replace(RESULT, '=\u00a0')
    .replace(MEASURE, '$1\u00a0')
}
