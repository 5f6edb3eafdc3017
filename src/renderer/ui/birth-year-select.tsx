import type { ComponentProps } from 'react'
import { birthYears } from '#contract/birth-years.ts'
import { Select } from './inputs.tsx'

interface BirthYearSelectProps extends Omit<ComponentProps<'select'>, 'children'> {
  /** The year there is already: offered even where it would be no more, and never taken back to none. */
  present?: number | undefined
}

/** The years in which a child who learns here may have been born. */
export function BirthYearSelect({ present, ...rest }: BirthYearSelectProps) {
  const offered = birthYears(new Date().getFullYear())
  const years = present === undefined || offered.includes(present) ? offered : [...offered, present]
  return (
    <Select {...rest}>
      {present === undefined && <option value="">Select a birth year</option>}
      {years.map(year => (
        <option key={year} value={year}>
          {year}
        </option>
      ))}
    </Select>
  )
}
