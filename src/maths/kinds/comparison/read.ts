import type { Asked } from '../../questions/asked.ts'
import { asTyped } from '../arithmetic/as-typed.ts'
import type { CompareQuestion } from '../arithmetic/question.ts'
import { readLiteral } from '../arithmetic/read-maths.ts'

/**
 * Takes off what leads to the numbers: `: 0.4 or 0.35`, `out of 3 and 4`. A hyphen is a minus sign and stays, except
 * for one with room on both sides, which may be a dash: nothing is left of that, because it reads in two ways.
 */
function withoutIntroduction(text: string): string {
  const rest = text.replace(/^(?:—|(?:out )?of\b|:|,)\s*/, '')
  return rest === text && /^[-−–]\s/.test(text) ? '' : rest
}

function compareIn(text: string): CompareQuestion | undefined {
  const found =
    /^(?:which (?:number |fraction |decimal |one |of these )?(?:is|are) )(?:the )?(larger|largest|bigger|biggest|greater|greatest|more|smaller|smallest|less|least)\b\s*(.+)$/i.exec(
      text,
    )
  const numbers = withoutIntroduction(found?.[2] ?? '')
    .split(/\s*(?:,\s|;|\bor\b|\band\b)\s*/)
    .filter(part => part !== '')
    .map(readLiteral)
  if (!found || numbers.length < 2 || numbers.length > 8) return undefined
  const known = numbers.filter(number => number !== undefined)
  if (known.length !== numbers.length) return undefined
  const isDistinct = known.every((number, at) =>
    known.every((other, index) => index === at || !other.value.equals(number.value)),
  )
  if (!isDistinct) return undefined
  const wants = /^(?:larg|big|great|more)/i.test(found[1] ?? '') ? 'largest' : 'smallest'
  return { kind: 'compare', text, numbers: known, wants }
}

export function readCompare(asked: Asked): CompareQuestion | undefined {
  return asTyped(compareIn(asked.rest), asked)
}
