import { app } from 'electron'
import type { Saving } from './saving.ts'

/** Makes every way of quitting wait until what is being saved is saved. */
export function quitWhenSaved(saving: Saving): void {
  app.on('before-quit', event => {
    if (saving.isOver()) return
    event.preventDefault()
    void saving.save().then(() => app.quit())
  })
}
