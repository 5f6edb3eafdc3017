import { Tabs as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

interface TabsProps {
  /** Read aloud before the tabs. */
  label: string
  initial: string
  tabs: readonly { value: string; label: string; content: ReactNode }[]
}

/** A pill with one view a tab. */
export function Tabs({ label, initial, tabs }: TabsProps) {
  return (
    <Primitive.Root defaultValue={initial}>
      <Primitive.List
        aria-label={label}
        className="mb-4 inline-flex max-w-full flex-wrap gap-1 max-sm:flex max-sm:*:flex-auto rounded-pill bg-sunk p-1"
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
