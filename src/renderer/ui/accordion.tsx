import { ChevronDown } from 'lucide-react'
import { Accordion as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Rows of which one at a time can be open. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <Primitive.Root type="single" collapsible className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {children}
    </Primitive.Root>
  )
}

interface AccordionRowProps {
  value: string
  header: ReactNode
  children: ReactNode
}

/** One row; what it holds is rendered when it is open. Rows out of sight cost no layout. */
export function AccordionRow({ value, header, children }: AccordionRowProps) {
  return (
    <Primitive.Item
      value={value}
      className="overflow-clip rounded-medium border border-line bg-card shadow-card [contain-intrinsic-size:auto_92px] [content-visibility:auto] sm:rounded-large"
    >
      <Primitive.Header asChild>
        <h2 className="text-base font-normal tracking-normal [font-family:inherit] [text-wrap:wrap]">
          <Primitive.Trigger className="group flex w-full items-center gap-4 p-4 text-left transition-colors duration-150 hover:bg-paper focus-visible:-outline-offset-4 sm:px-6">
            <span className="min-w-0 flex-1">{header}</span>
            <ChevronDown
              aria-hidden
              className="size-6 shrink-0 text-ink-soft transition-transform duration-200 group-data-[state=open]:rotate-180"
            />
          </Primitive.Trigger>
        </h2>
      </Primitive.Header>
      <Primitive.Content className="animate-appear border-t border-line p-4 sm:p-6">
        {children}
      </Primitive.Content>
    </Primitive.Item>
  )
}
