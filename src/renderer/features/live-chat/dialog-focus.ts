/** As a ref: the element has the focus when its dialog opens. React's own `autoFocus` comes before the dialog is shown. */
export function focusInDialog(element: HTMLElement | null): void {
  element?.setAttribute('autofocus', '')
}
