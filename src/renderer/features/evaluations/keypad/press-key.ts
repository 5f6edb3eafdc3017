import { insertText } from '#lib/insert-text.ts'
import type { MathsKey } from './keys.ts'

/** Presses a key in a text field, which takes the focus: the field's own undo takes it back. */
export function pressKey(field: HTMLTextAreaElement, key: MathsKey): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field
  const { from, to, insert, caret } = key.press({ text, start, end })
  field.focus()
  if (insert !== '') {
    field.setSelectionRange(from, to)
    insertText(field, insert)
  }
  field.setSelectionRange(caret, caret)
}
