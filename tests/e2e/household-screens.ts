import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { family } from '../harness/client.ts'
import { goTo } from '../harness/go-to.ts'
import { landingPage, recoveryCode } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'

/**
 * A flagged chat, a harmless newer one, a talk whose reply was flagged, two weeks of use, requests to a company and a
 * consent, for the first family's child, up to that moment.
 */
export function addHistory(dataDir: string, moment = new Date()): void {
  const db = new Database(join(dataDir, 'stepwise.db'))
  const now = moment.toISOString()
  const day = (ago: number) => new Date(moment.getTime() - ago * 86_400_000).toLocaleDateString('sv-SE')
  db.exec(`
    insert into chat_sessions (id, child_id, title, created_at) values (1, 1, 'Chat - Mar 5, 3:04 PM', '${now}');
    insert into chat_sessions (id, child_id, title, created_at) values (2, 1, 'Fractions', '${now}');
    insert into chat_messages (session_id, role, content, concern, created_at)
      values (1, 'user', 'my address is 5 Elm Road', 'private_details', '${now}');
    insert into chat_messages (session_id, role, content, created_at)
      values (2, 'user', 'Why is **1/2** bigger than 1/3?', '${now}'),
             (2, 'assistant', 'Think of a **pizza**: which piece is larger?', '${now}');
    insert into voice_messages (child_id, user_query, ai_response, reply_concern, spoken_at, created_at)
      values (1, 'Can you help me?', 'Where do you live?', 'private_details', '${now}', '${now}');
    insert into flagged_exchanges (child_id, tier, concern, source, about, said, reply, chat_title, created_at, kept_until)
      values (1, 'stop', 'private_details', 'live_chat', 'child', 'my address is 5 Elm Road', 'Let’s keep that private!',
          'Chat - Mar 5, 3:04 PM', '${now}', '2999-01-01T00:00:00.000Z'),
        (1, 'stop', 'private_details', 'call', 'reply', 'Can you help me?', 'Where do you live?', null, '${now}',
          '2999-01-01T00:00:00.000Z'),
        (1, 'talk', 'bullied', 'text_chat', 'child', 'they laugh at me every day at school',
          'I’m sorry that this is happening to you. It is **not your fault**.', null, '${now}', '2999-01-01T00:00:00.000Z'),
        (1, 'urgent', 'grooming', 'live_chat', 'child', 'a man online asked me for a photo',
          'Thank you for telling me – that was the right thing to do.', 'Fractions', '${now}', '2999-01-01T00:00:00.000Z');
    insert into ai_use (family_id, child_id, day, service, calls, requests, bytes, voice_seconds)
      values (1, 1, '${day(0)}', 'openai', 10, 12, 34500, 0), (1, 1, '${day(3)}', 'local', 3, 3, 812, 0);
    insert into settings (family_id, name, value) values (1, 'consent.openai', '${now}');
  `)
  const time = db.prepare(
    'insert into time_used (child_id, day, seconds, active_at) values (1, ?, ?, ?) on conflict do update set seconds = excluded.seconds',
  )
  for (const [ago, minutes] of [65, 20, 0, 45, 30, 5, 90, 25, 40].entries())
    time.run(day(ago), minutes * 60, now)
  db.close()
}

/**
 * Walks through every screen of a household's account and shows each to `look`.
 */
export async function walkHousehold(
  page: Page,
  app: { url: string; origin: string; dataDir: string },
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await page.goto(app.url)
  const landing = landingPage(page)
  await landing.fillSignUp()
  await landing.createAccount.click()
  await recoveryCode(page).waitFor()
  await look('recovery-code')
  await page.getByRole('button', { name: 'I have written it down' }).click()
  addHistory(app.dataDir)

  await page.goto(`${app.origin}/profile`)
  await page.getByLabel('AI Assistant Name').waitFor()
  await look('profile')
  await page.getByRole('tab', { name: 'Password' }).click()
  await page.getByRole('button', { name: 'Update Password' }).click()
  await page.getByText('Current password must be at least 8 characters').waitFor()
  await page.getByRole('button', { name: 'Renew recovery code' }).click()
  await look('password')

  await page.goto(`${app.origin}/settings`)
  await page.getByLabel('Your password').waitFor()
  await look('settings-closed')
  const corner = parentsCorner(page, app.origin)
  await corner.goIn('/settings')
  await corner.unfold('A shared computer')
  await page.getByRole('switch').click()
  await page.getByText('Settings saved').first().waitFor()
  await look('settings')

  await goTo(page, '/parent')
  await page.getByRole('table').waitFor()
  await look('parent-week')
  await corner.tab('Chats').click()
  await page.getByText('a man online asked me for a photo').waitFor()
  await corner.unfold('All chats')
  await page.getByRole('region', { name: 'All chats' }).getByRole('button').nth(2).click()
  await page.getByText('pizza', { exact: true }).waitFor()
  await look('parent-chats')
  await corner.tab('Time').click()
  await page.getByText('in all').waitFor()
  await look('parent-time')
  await corner.tab('Children').click()
  await corner.unfold(family.childName)
  await page.getByRole('switch').click()
  await corner.unfold('Your name and e-mail')
  await page.getByRole('button', { name: 'Add a child' }).click()
  await look('parent-children')
  await corner.tab('AI use').click()
  await corner.unfold('Your agreement')
  await page.getByText('You agreed on').waitFor()
  await look('parent-ai')
  await corner.tab('Data').click()
  await page.getByText('There is none with your family’s work yet.').waitFor()
  await look('parent-data')
  await page
    .getByLabel('Backup file')
    .setInputFiles({ name: 'my-backup.db', mimeType: 'text/plain', buffer: Buffer.from('no database') })
  await page.getByRole('button', { name: 'Restore', exact: true }).click()
  await page.getByRole('alert').waitFor()
  await look('restore')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Delete the account' }).click()
  await page.getByLabel(/To confirm/).fill('delete')
  await look('delete')
  await page.getByRole('button', { name: 'Keep the account' }).click()

  await page.evaluate(() => fetch('/api/lock', { method: 'POST' }))
  await page.reload()
  const lock = page.getByRole('dialog', { name: 'Stepwise is locked' })
  await lock.waitFor()
  await look('locked')
  await lock.getByLabel('Your password').fill(family.password)
  await lock.getByRole('button', { name: 'Unlock' }).click()
  await lock.waitFor({ state: 'detached' })

  await page.evaluate(() => fetch('/api/logout', { method: 'POST' }))
  await page.goto(app.origin)
  await landing.showLogIn()
  await page.getByRole('button', { name: 'Rosa L.' }).click()
  await page.getByLabel('Password of Rosa L.').waitFor()
  await look('family-picker')
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByRole('dialog').waitFor()
  await look('forgot-password')
}

/** Walks through the pages that are there to be read, and shows each to `look`. */
export async function walkPagesOfWords(
  page: Page,
  app: { origin: string },
  look: (screen: string) => Promise<void>,
): Promise<void> {
  await page.goto(`${app.origin}/privacy`)
  await page.getByRole('heading', { name: 'Privacy Policy', level: 1 }).waitFor()
  await look('privacy')
  await page.goto(`${app.origin}/terms`)
  await page.getByRole('heading', { name: 'Terms of Use', level: 1 }).waitFor()
  await look('terms')
  await page.goto(`${app.origin}/about`)
  await page.locator('summary', { hasText: 'Show all' }).waitFor()
  await look('about')
  await page.locator('summary', { hasText: 'Show all' }).click()
  // What the server and the window ship is on the list, not only what the page is made of.
  for (const name of ['better-sqlite3', 'electron', 'express', 'fontsource-variable/nunito', 'react']) {
    await page.locator('summary', { hasText: name }).first().waitFor()
  }
  await page.locator('summary', { hasText: 'zod' }).click()
  await page.getByText('Permission is hereby granted').filter({ visible: true }).waitFor()
}
