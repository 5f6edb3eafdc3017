import type { ReactNode } from 'react'
import { AnimalPicture, labelOf, useChildren } from '#features/children/index.ts'
import { chooseCornerChild, useCornerChild } from '#lib/corner-child.ts'
import { Field } from '#ui/field.tsx'
import { Select } from '#ui/inputs.tsx'

/**
 * Whose data a page shows: a choice where there are several children, else the one's name.
 * @param isNamed the page itself says the name of each child
 */
export function ChildChoice({ isNamed = false }: { isNamed?: boolean }) {
  const children = useChildren()
  const chosen = useShownChild()
  const [only] = children
  if (!only) return null
  if (children.length === 1) return isNamed ? null : <AboutChild child={only} />
  return (
    <Field label="Whose pages are shown" isLabelHidden className="w-full sm:w-64">
      {control => (
        <Select
          value={chosen ?? ''}
          onChange={({ target }) => chooseCornerChild(target.value === '' ? undefined : Number(target.value))}
          {...control}
        >
          <option value="">All children</option>
          {children.map(child => (
            <option key={child.id} value={child.id}>
              {labelOf(child)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function AboutChild({ child: { name, animal, color } }: { child: ReturnType<typeof useChildren>[number] }) {
  return (
    <p className="flex items-center gap-2 text-ink-soft">
      <AnimalPicture animal={animal} color={color} className="size-9" />
      About {name}
    </p>
  )
}

/** The chosen child; undefined for all. One that was deleted meanwhile is chosen no more. */
export function useShownChild(): number | undefined {
  const children = useChildren()
  const chosen = useCornerChild()
  return children.length > 1 && children.some(({ id }) => id === chosen) ? chosen : undefined
}

interface WhoseBadgeProps {
  childId: number
  /** Stands there where one child's pages are shown. */
  otherwise?: ReactNode
}

/** Says whose something is, where the pages of several children are shown together. */
export function WhoseBadge({ childId, otherwise }: WhoseBadgeProps) {
  const children = useChildren()
  const chosen = useShownChild()
  const child = children.find(({ id }) => id === childId)
  if (!child || children.length === 1 || chosen !== undefined) return otherwise
  return (
    <span className="inline-flex items-center gap-1.5 font-heading text-small font-extrabold text-ink">
      <AnimalPicture animal={child.animal} color={child.color} className="size-7" />
      {labelOf(child)}
    </span>
  )
}
