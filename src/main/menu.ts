import { app, Menu, type MenuItemConstructorOptions } from 'electron'

export interface MenuActions {
  backUpNow(): void
  restore(): void
  openDataFolder(): void
  checkForUpdates(): void
}

/** The menu with the system's usual entries and Stepwise's own few. */
export function setMenu({ backUpNow, restore, openDataFolder, checkForUpdates }: MenuActions): void {
  const isMac = process.platform === 'darwin'
  const updates: MenuItemConstructorOptions = { label: 'Check for Updates …', click: checkForUpdates }
  const ownMenu: MenuItemConstructorOptions = {
    role: 'appMenu',
    label: app.name,
    submenu: [
      { role: 'about' },
      updates,
      { type: 'separator' },
      { role: 'services' },
      { type: 'separator' },
      { role: 'hide' },
      { role: 'hideOthers' },
      { role: 'unhide' },
      { type: 'separator' },
      { role: 'quit' },
    ],
  }
  Menu.setApplicationMenu(
    Menu.buildFromTemplate([
      ...(isMac ? [ownMenu] : []),
      {
        role: 'fileMenu',
        submenu: [
          { label: 'Back Up Now …', click: backUpNow },
          { label: 'Restore a Backup …', click: restore },
          { label: 'Open Data Folder', click: openDataFolder },
          { type: 'separator' },
          isMac ? { role: 'close' } : { role: 'quit' },
        ],
      },
      { role: 'editMenu' },
      {
        role: 'viewMenu',
        submenu: [
          { role: 'reload' },
          { type: 'separator' },
          { role: 'resetZoom' },
          { role: 'zoomIn' },
          { role: 'zoomOut' },
          { type: 'separator' },
          { role: 'togglefullscreen' },
          ...(app.isPackaged ? [] : [{ role: 'toggleDevTools' } satisfies MenuItemConstructorOptions]),
        ],
      },
      { role: 'windowMenu' },
      { role: 'help', submenu: isMac ? [] : [updates, { role: 'about' }] },
    ]),
  )
}
