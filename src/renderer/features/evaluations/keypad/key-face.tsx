import { ArrowRightToLine } from 'lucide-react'
import type { ReactNode } from 'react'

const box = <span className="block h-3 w-2.5 rounded-[3px] border-2 border-current" />

const stack = (
  <span className="grid justify-items-center gap-0.5">
    {box}
    <span className="h-0.5 w-4 bg-current" />
    {box}
  </span>
)

const drawn: Record<string, ReactNode> = {
  fraction: stack,
  mixed: (
    <span className="flex items-center gap-0.5">
      {box}
      {stack}
    </span>
  ),
  squared: (
    <span className="flex items-start gap-0.5">
      {box}
      <span className="-mt-1 text-[13px] leading-none">2</span>
    </span>
  ),
  power: (
    <span className="flex items-start gap-0.5">
      {box}
      <span className="-mt-1 block size-2.5 rounded-[3px] border-2 border-current" />
    </span>
  ),
  next: <ArrowRightToLine className="size-5" />,
}

/** What stands on a key. It is seen only: the key has a name. */
export function KeyFace({ face }: { face: string }) {
  return (
    <span aria-hidden className="grid place-items-center">
      {drawn[face] ?? face}
    </span>
  )
}
