import { X } from 'lucide-react'
import { Dialog as Primitive } from 'radix-ui'
import type { ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'

interface DialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  title: string
  description: string
  children: ReactNode
}

/** A window over the page that holds the focus until it is closed. */
export function Dialog({ isOpen, onOpenChange, title, description, children }: DialogProps) {
  return (
    <Primitive.Root open={isOpen} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-appear bg-[rgb(15_27_32/55%)]" />
        <Primitive.Content className="fixed inset-0 z-50 m-auto h-fit max-h-[calc(100dvh-2rem)] w-[min(480px,calc(100vw-2rem))] animate-rise overflow-y-auto rounded-l border border-line bg-card p-6 shadow-card">
          <div className="flex items-start gap-4">
            <Primitive.Title className="flex-1 pt-1.5 text-[24px]">{title}</Primitive.Title>
            <Primitive.Close asChild>
              <IconButton label="Close" className="-mt-1 -mr-2">
                <X aria-hidden className="size-5" />
              </IconButton>
            </Primitive.Close>
          </div>
          <Primitive.Description className="mt-2 mb-5 text-ink-soft">{description}</Primitive.Description>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  )
}
