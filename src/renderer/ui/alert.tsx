import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { classNames } from '#lib/class-names.ts'

interface AlertProps {
  title: string
  look?: 'default' | 'destructive'
  children: ReactNode
  /** To move the focus here. */
  ref?: Ref<HTMLDivElement>
}

/** A message that stays until it is settled. The destructive look is read aloud at once. */
export function Alert({ title, look = 'default', children, ref }: AlertProps) {
  const isDestructive = look === 'destructive'
  const Icon = isDestructive ? CircleAlert : Info
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={isDestructive ? 'alert' : 'status'}
      className={classNames(
        'flex animate-rise gap-3 rounded-medium p-4',
        isDestructive ? 'bg-wrong-soft text-ink' : 'bg-brand-soft text-ink',
      )}
    >
      <Icon
        aria-hidden
        className={classNames('mt-0.5 size-6 shrink-0', isDestructive ? 'text-wrong' : 'text-brand-strong')}
      />
      <div className="min-w-0">
        <p className="font-heading font-extrabold">{title}</p>
        <div className="break-words">{children}</div>
      </div>
    </div>
  )
}
