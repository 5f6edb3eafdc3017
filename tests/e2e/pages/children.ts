import type { Page } from 'playwright'
import type { Animal, ChildChange, NewChild } from '#contract/children.ts'
import { family } from '../../harness/client.ts'
import { expect } from '../../harness/expect.ts'
import { signUp } from './landing.ts'

/** Who is learning: the tiles, the header's menu and the picture code. */
export function childrenPage(page: Page) {
  const dialog = page.getByRole('dialog')
  const children = {
    heading: page.getByRole('heading', { name: 'Who is learning?' }),
    tiles: page.getByRole('main').getByRole('listitem'),
    tile: (name: string) => page.getByRole('main').getByRole('button', { name: new RegExp(`^${name}`) }),
    parent: page.getByRole('main').getByRole('link', { name: 'Parent' }),
    logOut: page.getByRole('main').getByRole('button', { name: 'Log out' }),
    /** The button at the header's end; its name begins with whoever is learning. */
    menu: page.getByRole('banner').getByRole('button', { name: 'Who is learning?' }),
    entry: (name: string) => page.getByRole('menuitem', { name }),
    dialog,
    asParent: dialog.getByRole('button', { name: 'I’m the parent' }),
    /** Changes in the header's menu. */
    async changeTo(name: string) {
      await children.menu.click()
      await children.entry(name).click()
    },
    async press(...animals: Animal[]) {
      for (const animal of animals) {
        await dialog.getByRole('button', { name: animal.charAt(0).toUpperCase() + animal.slice(1) }).click()
      }
    },
  }
  return children
}

/** The calls of a parent whose password has been given. @throws Error when one is refused */
export async function asParent(page: Page) {
  const { origin } = new URL(page.url())
  const send = (method: string, path: string, data?: unknown) =>
    // A kept connection may be closed just when it is used again.
    page.request.fetch(origin + path, { method, data, headers: { origin }, maxRetries: 2 })
  const open = () => send('POST', '/api/parent/open', { password: family.password })
  async function call(method: string, path: string, data?: unknown) {
    let answer = await send(method, path, data)
    // Choosing a child has closed the corner.
    if (answer.status() === 403 && (await open()).ok()) answer = await send(method, path, data)
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.json()
  }
  await open()
  return {
    call,
    /** @returns its id */
    add: async (child: NewChild): Promise<number> => (await call('POST', '/api/parent/children', child)).id,
    change: (id: number, change: ChildChange) => call('PATCH', `/api/parent/children/${id}`, change),
    async idOf(name: string): Promise<number> {
      const all: { id: number; name: string }[] = await call('GET', '/api/parent/children')
      const child = all.find(each => each.name === name)
      if (!child) throw new Error(`${name} is not there`)
      return child.id
    },
  }
}

const year = new Date().getFullYear()
export const leo = { name: 'Leo', birthYear: year - 8, animal: 'bear', color: 'yellow' } as const
const zoe = { name: 'Zoë', birthYear: year - 13, animal: 'owl', color: 'purple' } as const

/** Signs up a family with Mina, Leo and Zoë, whose window is nobody's yet. */
export async function openFamily(page: Page) {
  await signUp(page)
  const parent = await asParent(page)
  await parent.add(leo)
  await parent.add(zoe)
  await page.goto(new URL(page.url()).origin)
  const children = childrenPage(page)
  await expect(children.heading).toBeVisible()
  return { parent, children }
}

/** Chooses a child on the page that asks, and waits until the window is that child's. */
export async function choose(page: Page, name: string) {
  await childrenPage(page).tile(name).click()
  await expect(childrenPage(page).menu).toHaveAccessibleName(new RegExp(`^${name}`))
}
