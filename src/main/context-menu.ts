import { Menu, type MenuItemConstructorOptions, type WebContents } from 'electron'

/** Right click: spelling suggestions, and cut, copy and paste where they make sense. */
export function showContextMenu(contents: WebContents): void {
  contents.on(
    'context-menu',
    (_event, { dictionarySuggestions, misspelledWord, isEditable, editFlags, selectionText }) => {
      const items: MenuItemConstructorOptions[] = dictionarySuggestions.map(word => ({
        label: word,
        click: () => contents.replaceMisspelling(word),
      }))
      if (misspelledWord) {
        items.push(
          {
            label: 'Add to Dictionary',
            click: () => contents.session.addWordToSpellCheckerDictionary(misspelledWord),
          },
          { type: 'separator' },
        )
      }
      if (isEditable) {
        items.push(
          { role: 'cut', enabled: editFlags.canCut },
          { role: 'copy', enabled: editFlags.canCopy },
          { role: 'paste', enabled: editFlags.canPaste },
          { role: 'selectAll', enabled: editFlags.canSelectAll },
        )
      } else if (selectionText.trim() !== '') {
        items.push({ role: 'copy' })
      }
      if (items.length > 0) Menu.buildFromTemplate(items).popup()
    },
  )
}
