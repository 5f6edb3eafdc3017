import type { Grade } from '#contract/grades.ts'
import { withTypedMaths } from '#text/typed-maths.ts'
import { locale } from './locale.ts'

const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', year: 'numeric' })
const time = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit' })

/** An ISO time in the reader's own time zone, as the system writes it: `Mar 5, 2025 3:04 PM`. */
export function formatDate(iso: string): string {
  const date = new Date(iso)
  // Some ICU versions put a narrow no-break space before PM.
  return `${day.format(date)} ${time.format(date)}`.replace(/\s/g, ' ')
}

/** The score as whole percent; 0 when there is nothing to score. */
export function computePercent(score: number, totalScore: number): number {
  return totalScore > 0 ? Math.round((score / totalScore) * 100) : 0
}

/** An ISO time's day alone, such as `Mar 5, 2025`. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** An ISO time's day as it is said at `now`: `Today`, `Yesterday`, else as `formatDay`. */
export function formatDaySince(iso: string, now: Date): string {
  const midnight = (date: Date) => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
  const days = Math.round((midnight(new Date(iso)) - midnight(now)) / 86_400_000)
  if (days === 0) return 'Today'
  return days === -1 ? 'Yesterday' : formatDay(iso)
}

export type ScoreBand = 'default' | 'secondary' | 'destructive'

/** The badge's look: at least 80 percent default, at least 60 secondary, below destructive. */
export function scoreBand(percent: number): ScoreBand {
  if (percent >= 80) return 'default'
  return percent >= 60 ? 'secondary' : 'destructive'
}

/** How many there are, as the system writes numbers: `1,250`. */
export function formatCount(count: number): string {
  return count.toLocaleString(locale)
}

/** A score without needless digits: `2`, `1.5`. */
export function formatScore(score: number): string {
  return score.toLocaleString(locale, { maximumFractionDigits: 2 })
}

/** `Kindergarten` or `Grade 5`. */
export function gradeName(grade: Grade): string {
  return grade === 'K' ? 'Kindergarten' : `Grade ${grade}`
}

const ordinal = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** How the grade is called where it is chosen: `Kindergarten`, `1st Grade` … `12th Grade`. */
export function gradeOption(grade: Grade): string {
  return grade === 'K' ? 'Kindergarten' : `${grade}${endings[ordinal.select(grade)] ?? 'th'} Grade`
}

/** One line of at most `most` characters, its formulas as one types them, with an ellipsis when something was cut off. */
export function preview(text: string, most: number): string {
  const characters = Array.from(withTypedMaths(text).replace(/\s+/g, ' ').trim())
  return characters.length > most ? `${characters.slice(0, most).join('').trimEnd()}...` : characters.join('')
}
