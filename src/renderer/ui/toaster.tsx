import { lazy, Suspense, useEffect } from 'react'
import { useStore } from 'zustand'
import { loadPart } from '#lib/load-part.ts'
import { toastStore } from './toasts.ts'

const load = () => loadPart(() => import('./toast-list.tsx'))
const nothing = { ToastList: () => null }
const ToastList = lazy(async () => ({ default: (await load().catch(() => nothing)).ToastList }))

/**
 * Where toasts appear: F8 moves the focus there, a swipe of 50 px sends one away. What draws them loads with the
 * first touch or key, so that it is there when something fails later, and the landing page stays light.
 */
export function Toaster() {
  const hasToasts = useStore(toastStore, state => state.toasts.length > 0)
  useEffect(() => {
    const preload = () => void load().catch(() => undefined)
    const once = { once: true, passive: true }
    addEventListener('focusin', preload, once)
    addEventListener('pointerdown', preload, once)
    return () => {
      removeEventListener('focusin', preload)
      removeEventListener('pointerdown', preload)
    }
  }, [])
  return <Suspense fallback={null}>{hasToasts && <ToastList />}</Suspense>
}
