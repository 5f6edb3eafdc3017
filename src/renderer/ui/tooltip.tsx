import { Tooltip as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'

/** Around all tooltips of a page: the first waits 700 ms, the next within 300 ms comes at once. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Primitive.Provider>
  )
}

interface TooltipProps {
  text: string
  onOpenChange?: (isOpen: boolean) => void
  children: ReactNode
}

/** Names what an icon does. The child must be one element that takes a ref, and has its own label. */
export function Tooltip({ text, onOpenChange, children }: TooltipProps) {
  return (
    <Primitive.Root onOpenChange={onOpenChange}>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      <Primitive.Portal>
        <Primitive.Content
          sideOffset={6}
          className="z-60 animate-appear rounded-small bg-ink px-3 py-2 text-small leading-tight font-medium text-paper"
        >
          {text}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
