import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'

const MOST_IN_A_ROW = 4

interface TabsProps {
  /** Read aloud before the tabs. */
  label: string
  initial: string
  /** The open tab, where something else than a press on a tab can open another. */
  value?: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
  onChange?: (value: string) => void
}

/** A pill with one view a tab. */
export function Tabs({ label, initial, value, tabs, onChange }: TabsProps) {
  return (
    <Primitive.Root
      {...(value === undefined ? { defaultValue: initial } : { value })}
      {...(onChange && { onValueChange: onChange })}
    >
      <Primitive.List
        aria-label={label}
        className={classNames(
          'mb-4 inline-flex max-w-full flex-wrap gap-1 bg-sunk p-1',
          // So many need two rows on a narrow screen: then they stand in columns.
          tabs.length > MOST_IN_A_ROW
            ? 'max-sm:grid max-sm:grid-cols-3 rounded-large sm:rounded-pill'
            : 'max-sm:flex max-sm:*:flex-auto rounded-pill',
        )}
        // After a click the library leaves the focus on the list itself, where nobody sees it.
        onFocus={({ target, currentTarget }) => {
          if (target === currentTarget)
            currentTarget.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
        }}
      >
        {tabs.map(tab => (
          <Primitive.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 rounded-pill px-2.5 max-sm:text-small sm:px-5 font-heading font-bold text-ink-soft transition-colors duration-150 hover:text-ink data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-card"
          >
            {tab.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {tabs.map(tab => (
        <Primitive.Content key={tab.value} value={tab.value} className="animate-appear">
          {tab.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  )
}
