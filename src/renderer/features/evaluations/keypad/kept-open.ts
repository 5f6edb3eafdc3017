const KEPT = 'mathsKeypad'

/** Whether this computer's users left the maths keys open. */
export function isKeypadKeptOpen(): boolean {
  return localStorage.getItem(KEPT) === 'open'
}

export function keepKeypad(isOpen: boolean): void {
  if (isOpen) localStorage.setItem(KEPT, 'open')
  else localStorage.removeItem(KEPT)
}
