import type { MenuItemConstructorOptions } from 'electron'
import { strict } from './strict.ts'

interface Item {
  label: string
  role: string | undefined
  submenu: { items: Item[] } | undefined
  click(): void
}

let applicationMenu: { items: Item[] } | null = null

function build(template: MenuItemConstructorOptions[]): { items: Item[]; popup(): void } {
  const items = template.map(({ label = '', role, submenu, click }) =>
    strict('MenuItem', {
      label,
      role,
      submenu: Array.isArray(submenu) ? build(submenu) : undefined,
      click: () => click?.(undefined as never, undefined, undefined as never),
    }),
  )
  return strict('Menu', { items, popup() {} })
}

export const Menu = strict('Menu', {
  buildFromTemplate: build,
  setApplicationMenu(menu: { items: Item[] }) {
    applicationMenu = menu
  },
  getApplicationMenu: () => applicationMenu,
})
