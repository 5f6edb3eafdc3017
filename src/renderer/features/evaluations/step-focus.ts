let isPageShown = false

/** Moves the focus into a step that replaced another view; with the page's first view it stays where it is. */
export function takeFocus(element: HTMLElement | null): void {
  if (isPageShown) element?.focus()
}

/** From now on a new step takes the focus. To be called after the first view's effects; returns how to end it. */
export function letStepsTakeFocus(): () => void {
  isPageShown = true
  return () => {
    isPageShown = false
  }
}
