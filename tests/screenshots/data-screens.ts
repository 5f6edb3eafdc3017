import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parentsCorner } from '../e2e/pages/parents-corner.ts'
import type { Show } from './screens.ts'

/** What a parent sees of the data as a whole. The folders are the desktop's; here its bridge names some. */
export const dataScreens: Record<string, Show> = {
  'parent-data': async (page, app) => {
    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 19).replaceAll(':', '-')
    writeFileSync(join(app.dataDir, `damaged-${yesterday}Z-stepwise.db`), Buffer.alloc(2_300_000))
    await page.addInitScript(() => {
      const ownFolders = async () => [
        '/home/rosa/.local/share/Stepwise',
        '/home/rosa/.config/Stepwise/desktop',
      ]
      Object.assign(window, { desktop: { ownFolders } })
    })
    await page.goto(`${app.origin}/parent`)
    await parentsCorner(page, app.origin).tab('Data').click()
    await page.getByRole('heading', { name: 'Damaged files' }).waitFor()
  },
  'parent-restore': async page => {
    await page
      .getByLabel('Backup file')
      .setInputFiles({ name: 'my-backup.db', mimeType: 'text/plain', buffer: Buffer.from('no database') })
    await page.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByRole('alert').waitFor()
  },
  'parent-delete-account': async page => {
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Delete the account' }).click()
    await page.getByLabel(/To confirm/).fill('delete')
  },
  'parent-delete-everything': async page => {
    await page.getByRole('button', { name: 'Keep the account' }).click()
    await page.getByRole('button', { name: 'Delete everything of everyone' }).click()
    await page.getByText('/home/rosa/.config/Stepwise/desktop').waitFor()
  },
}
