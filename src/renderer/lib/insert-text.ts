import { isAutomatic } from '#contract/readings.ts'

/**
 * Types into a text field in place of what is selected there, or of what stands there in the family's place: the field's
 * own undo takes it back.
 */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus()
  if (isAutomatic(field.value)) field.select()
  // Old, and still the only way to type that can be undone.
  if (document.execCommand('insertText', false, text)) return
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }))
}
