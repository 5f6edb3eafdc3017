import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { Toast as Primitive } from 'radix-ui'
import { useRef } from 'react'
import { useStore } from 'zustand'
import { classNames } from '#lib/class-names.ts'
import { buttonClasses } from './button.tsx'
import { ForGrownUps } from './for-grown-ups.tsx'
import { IconButton } from './icon-button.tsx'
import { closeToast, TOAST_DURATION, type Toast, toastStore } from './toasts.ts'
import { useToastPlace } from './use-toast-place.ts'

/** See `Toaster`. */
export function ToastList() {
  const toasts = useStore(toastStore, state => state.toasts)
  const list = useRef<HTMLOListElement>(null)
  const place = useToastPlace(list, toasts.filter(({ isOpen }) => isOpen).length)
  return (
    <Primitive.Provider duration={TOAST_DURATION} swipeThreshold={50} swipeDirection="right">
      {toasts.map(shown => (
        <ToastCard key={shown.id} toast={shown} />
      ))}
      <Primitive.Viewport
        hotkey={['F8']}
        ref={list}
        data-placed={place ? '' : undefined}
        style={place}
        className="toasts grid max-h-[60dvh] w-full gap-2 overflow-y-auto px-4 py-2 empty:p-0 sm:w-[416px] sm:px-2"
      />
    </Primitive.Provider>
  )
}

function ToastCard({ toast }: { toast: Toast }) {
  const isDestructive = toast.look === 'destructive'
  const Icon = isDestructive ? CircleAlert : CircleCheck
  return (
    <Primitive.Root
      open={toast.isOpen}
      onOpenChange={isOpen => !isOpen && closeToast(toast.id)}
      duration={toast.duration ?? TOAST_DURATION}
      type={isDestructive ? 'foreground' : 'background'}
      data-look={toast.look ?? 'default'}
      className={classNames(
        'pointer-events-auto flex w-full animate-rise items-start gap-3 rounded-medium border bg-card p-2 pl-4 shadow-card',
        'data-[swipe=cancel]:translate-x-0 data-[swipe=cancel]:transition-transform',
        'data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)',
        isDestructive ? 'border-wrong' : 'border-line',
      )}
    >
      <Icon
        aria-hidden
        className={classNames('mt-2 size-6 shrink-0', isDestructive ? 'text-wrong' : 'text-brand')}
      />
      <div className="min-w-0 flex-1 py-1.5 break-words">
        <Primitive.Title className="font-heading leading-snug font-extrabold">{toast.title}</Primitive.Title>
        {toast.inOtherWords && <p className="text-small font-bold">{toast.inOtherWords}</p>}
        {toast.description && (
          <Primitive.Description className="text-small text-ink-soft">
            {toast.description}
          </Primitive.Description>
        )}
        {toast.forGrownUps && <ForGrownUps>{toast.forGrownUps}</ForGrownUps>}
        {toast.action && (
          <Primitive.Action
            altText={toast.action.label}
            onClick={toast.action.onSelect}
            className={buttonClasses('outlined', 'mt-2 min-h-11')}
          >
            {toast.action.label}
          </Primitive.Action>
        )}
      </div>
      <Primitive.Close asChild>
        <IconButton label="Close">
          <X aria-hidden className="size-5" />
        </IconButton>
      </Primitive.Close>
    </Primitive.Root>
  )
}
