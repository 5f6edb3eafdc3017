import { factsIn } from './facts.ts'

/** A ladder, a pole or a wire that leans makes a right-angled triangle: it is the longest side itself. */
export function ladderAsked(text: string): string | undefined {
  if (
    !/\b(?:ladder|plank|ramp|wire|rope|pole)\b/i.test(text) ||
    !/\b(?:wall|leans?|leaning|ground|foot|bottom)\b/i.test(text)
  )
    return undefined
  const [one, two, ...others] = factsIn(text.replace(/-(?=(?:ft|foot|feet|m|cm|met)\b)/gi, ' '))
  if (!one || !two || others.length > 0 || one.unit !== two.unit) return undefined
  const isLong = /\bhow long\b/i.test(text)
  const isHigh = /\bhow (?:high|far)\b/i.test(text)
  const unit = one.unit === '' ? '' : ` ${one.unit}`
  if (isLong === isHigh) return undefined
  if (isLong)
    return `A right-angled triangle has legs ${one.said}${unit} and ${two.said}${unit}. How long is the hypotenuse?`
  const [leg, longest] = [one, two].toSorted((a, b) => Number(a.said) - Number(b.said))
  return `A right-angled triangle has hypotenuse ${longest?.said}${unit} and one leg ${leg?.said}${unit}. How long is the other leg?`
}
