import type { ReactNode } from 'react'
import { Pip } from '../pip.tsx'

/** In place of the messages while there are none. In a low window Pip makes room for the words. */
export function EmptyChat({ children }: { children: ReactNode }) {
  return (
    <div className="empty-chat flex min-h-0 flex-1 overflow-y-auto rounded-[inherit]">
      <div className="m-auto flex max-w-[46ch] flex-col items-center gap-2 p-6 text-center">
        <Pip pose="looking" className="mb-2 w-32 shrink-0" />
        {children}
      </div>
    </div>
  )
}
