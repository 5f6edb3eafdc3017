import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { proveServer } from './server-proof.ts'

class ServerGone extends Error {
  constructor() {
    super('Stepwise is not running any more')
  }
}

/**
 * Loads a part of the app's code, such as `loadPart(() => import('./camera.tsx'))`. A browser sends its cookies along
 * with that, so the server proves itself first.
 */
export async function loadPart<T>(part: () => Promise<T>): Promise<T> {
  if ((await proveServer()) !== 'proved') throw new ServerGone()
  return part()
}

/** As `loadPart`, once for all who ask; what could not be had is tried again by the next. */
export function loadOnce<T>(part: () => Promise<T>): () => Promise<T> {
  let coming: Promise<T> | undefined
  return () => {
    coming ??= loadPart(part).catch((error: unknown) => {
      coming = undefined
      throw error
    })
    return coming
  }
}

/**
 * What stands beside every page, such as `lazyBeside(() => import('./lock.tsx'), ({ Lock }) => Lock)`. Where Stepwise
 * has ended before it came, the page stays as it is, without it.
 */
export function lazyBeside<Part, Props extends object>(
  part: () => Promise<Part>,
  choose: (part: Part) => ComponentType<Props>,
) {
  const orNothing = (error: unknown): ComponentType<Props> => {
    if (error instanceof ServerGone) return () => null
    throw error
  }
  return lazy(async () => ({ default: await loadPart(part).then(choose, orNothing) }))
}

/** A screen whose code comes when it is shown, or when `load` asks for it before. */
export interface LazyScreen {
  load: () => Promise<unknown>
  /** What shows it: the screen itself once it is loaded, else what waits for it. */
  choose: () => ComponentType
}

/** Such as `lazyScreen(() => import('./camera-page.tsx'))`. */
export function lazyScreen(part: () => Promise<{ default: ComponentType }>): LazyScreen {
  let loaded: ComponentType | undefined
  const load = loadOnce(async () => {
    const found = await part()
    loaded = found.default
    return found
  })
  const waiting = lazy(load)
  return { load, choose: () => loaded ?? waiting }
}

/**
 * Shows a screen; another one needs another `key`. One that is loaded is there at once: by React's own `lazy` the
 * spinner would come first, and React holds back for 300 ms what comes after it.
 */
export function ShownScreen({ screen }: { screen: LazyScreen }): ReactNode {
  // For as long as it is shown: another component would begin anew.
  const [Chosen] = useState<ComponentType>(screen.choose)
  return createElement(Chosen)
}
