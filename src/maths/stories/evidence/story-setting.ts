import { askedIn } from './asked.ts'
import { dangerIn, evenUnits } from './dangers.ts'
import { quantitiesOf } from './quantities.ts'
import { type Setting, settingOf } from './setting.ts'
import { wordsOf } from './words.ts'

/** A story taken apart, or why it can't be. `size` is how many of the unit reckoned in make one of the unit asked for. */
export function takeApart(text: string): { setting: Setting; size: number } | { why: string } {
  const told = wordsOf(text)
  if (!told) return { why: 'too long' }
  const { words } = told
  const asked = askedIn(words)
  const danger = told.questions > 1 ? 'several questions' : dangerIn(words, told.doubts, asked)
  if (danger || !asked) return { why: danger ?? 'nothing is asked' }
  const { quantities, names } = quantitiesOf(words, asked.from)
  if (quantities.length < 1) return { why: 'too few numbers' }
  const even = evenUnits(quantities, asked)
  if (!even) return { why: 'units of several sorts' }
  return { setting: settingOf(words, quantities, names, asked), size: even.size }
}
