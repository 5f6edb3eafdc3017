import type { ComponentProps } from 'react'
import { GRADES, type Grade } from '#contract/grades.ts'
import { gradeOption } from '#lib/formatting.ts'
import { Select } from './inputs.tsx'

interface GradeSelectProps extends Omit<ComponentProps<'select'>, 'value' | 'onChange' | 'children'> {
  /** Null while none is chosen. */
  grade: Grade | null
  onChange: (grade: Grade | null) => void
}

/** Kindergarten to the twelfth grade, or none. */
export function GradeSelect({ grade, onChange, ...rest }: GradeSelectProps) {
  return (
    <Select
      value={grade ?? ''}
      onChange={event => onChange(GRADES.find(each => String(each) === event.target.value) ?? null)}
      {...rest}
    >
      <option value="">Select a grade</option>
      {GRADES.map(each => (
        <option key={each} value={each}>
          {gradeOption(each)}
        </option>
      ))}
    </Select>
  )
}
