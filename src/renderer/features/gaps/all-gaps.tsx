import { FilterX, Search } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatCount } from '#lib/formatting.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Select, TextInput } from '#ui/inputs.tsx'
import { EmptyState } from '#ui/states.tsx'
import { GapCards } from './gap-card.tsx'
import {
  ALL_STANDARDS,
  filterGaps,
  type GapEntry,
  type GapFilter,
  groupByStandard,
  NO_STANDARD,
  noFilter,
} from './gap-entries.ts'

/** About two screens of a phone; even, because they may stand in pairs. */
const FIRST_GAPS = 6

/** Every gap, searched by words and filtered by standard. */
export function AllGaps({ entries }: { entries: readonly GapEntry[] }) {
  const [filter, setFilter] = useState(noFilter)
  const wanted = useDeferredValue(filter)
  const found = useMemo(() => filterGaps(entries, wanted), [entries, wanted])
  const clear = () => setFilter(noFilter)
  return (
    <div className="grid gap-4">
      <h2 className="sr-only">Your gaps</h2>
      <Filter entries={entries} filter={filter} onChange={setFilter} onClear={clear} />
      <p role="status" className="text-small text-ink-soft">
        {describeCount(found.length, entries.length)}
      </p>
      {found.length > 0 ? (
        <GapCards entries={found} first={FIRST_GAPS} />
      ) : (
        <EmptyState
          title="No gaps match your search filters"
          action={
            <Button look="outlined" onClick={clear}>
              Show all gaps
            </Button>
          }
        >
          Try fewer words, or another standard.
        </EmptyState>
      )}
    </div>
  )
}

function describeCount(found: number, total: number): string {
  const gaps = total === 1 ? 'gap' : 'gaps'
  const all = formatCount(total)
  return found === total ? `${all} ${gaps}` : `${formatCount(found)} of ${all} ${gaps}`
}

interface FilterProps {
  entries: readonly GapEntry[]
  filter: GapFilter
  onChange: (filter: GapFilter) => void
  onClear: () => void
}

function Filter({ entries, filter, onChange, onClear }: FilterProps) {
  const groups = useMemo(() => groupByStandard(entries), [entries])
  const isFiltered = filter.search !== '' || filter.standard !== ALL_STANDARDS
  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_220px_auto]">
      <Field label="Search gaps" isLabelHidden>
        {control => (
          <div className="relative">
            <Search
              aria-hidden
              className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
            />
            <TextInput
              type="search"
              placeholder="Search by concept or description..."
              className="pl-12"
              value={filter.search}
              onChange={event => onChange({ ...filter, search: event.target.value })}
              {...control}
            />
          </div>
        )}
      </Field>
      <Field label="Filter by standard" isLabelHidden>
        {control => (
          <Select
            value={filter.standard}
            onChange={event => onChange({ ...filter, standard: event.target.value })}
            {...control}
          >
            <option value={ALL_STANDARDS}>All Standards</option>
            <option value={NO_STANDARD}>No Standard</option>
            {groups.map(
              ({ value, standard }) =>
                standard && (
                  <option key={value} value={value}>
                    {standard}
                  </option>
                ),
            )}
          </Select>
        )}
      </Field>
      <Button
        look="outlined"
        disabled={!isFiltered}
        onClick={onClear}
        className="min-h-[50px] self-start max-sm:disabled:hidden"
      >
        <FilterX aria-hidden className="size-5" />
        Clear Filters
      </Button>
    </search>
  )
}
