let hasShownStep = false

/** Moves the focus into a step that replaced another one; the first step leaves it where the page put it. */
export function takeFocus(element: HTMLElement | null): void {
  if (hasShownStep) element?.focus()
  hasShownStep = true
}

/** The page was left: its next step is a first one again. */
export function forgetSteps(): void {
  hasShownStep = false
}
