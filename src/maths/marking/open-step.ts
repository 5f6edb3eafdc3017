/** What comes of a step stands behind its last colon, or behind the last equals sign of what is worked out there. */
const RESULT = /(?::(?: you come to)?|(?<=\?))\s*(?:(?:\$[^$]*\$(?:[,\s]|and)*)+|=.*|\d[^:$]*)[.\s]*$/
const LAST_MATHS = /\$([^$]+)\$([^$]*)$/

/**
 * A step with what it comes to left open: `Add: $\frac{6}{8} + \frac{1}{8} = \;?$`. What is only put in, as in
 * `Put $x = 2$ into $2x + 3$`, stays.
 */
export function openStep(plan: string): string {
  const [, inner = '', behind = ''] = LAST_MATHS.exec(plan) ?? []
  const left = inner.slice(0, Math.max(0, inner.lastIndexOf('='))).trim()
  if (left !== '' && !left.includes('\\text'))
    return plan.replace(LAST_MATHS, () => `$${left} = \\;?$${behind}`)
  const bare = plan.replace(RESULT, '').trim().replace(/\.$/, '')
  return bare.endsWith('?') ? bare : `${bare}. What do you get?`
}
