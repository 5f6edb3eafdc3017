/** Types into a text field in place of what is selected there: the field's own undo takes it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  // Old, and still the only way to type that can be undone.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
