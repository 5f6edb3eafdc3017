import { contextBridge, ipcRenderer } from 'electron'
import type { Channel, DesktopBridge, DesktopNews } from '#contract/desktop.ts'
import { STARTED_AGAIN_EVENT, SYSTEM_LOCALE_ARGUMENT } from '#contract/launch.ts'

const call = (channel: Channel, ...given: unknown[]) => ipcRenderer.invoke(channel, ...given)

const givenLocale = process.argv.find(word => word.startsWith(SYSTEM_LOCALE_ARGUMENT))

contextBridge.exposeInMainWorld('desktop', {
  version: __VERSION__,
  platform: process.platform,
  systemLocale: givenLocale?.slice(SYSTEM_LOCALE_ARGUMENT.length) ?? '',
  openDataFolder: () => call('desktop:openDataFolder'),
  backUpNow: () => call('desktop:backUpNow'),
  restore: () => call('desktop:restore'),
  printToPDF: title => call('desktop:printToPDF', title),
  ownFolders: () => call('desktop:ownFolders'),
  deleteEverything: () => call('desktop:deleteEverything'),
  updateState: () => call('desktop:updateState'),
  checkForUpdates: () => call('desktop:checkForUpdates'),
} satisfies DesktopBridge)

// The start screen holds no script of its own; its buttons name what they ask for. The main process checks whose
// page asks.
addEventListener('click', event => {
  const button = event.target instanceof Element ? event.target.closest('button[data-way-out]') : null
  if (button instanceof HTMLElement) void call('desktop:takeWayOut', button.dataset.wayOut)
})

// For the page it is as if it came into sight again: then it asks whether it is locked, and for what has changed.
ipcRenderer.on('desktop:woke' satisfies DesktopNews, () => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
})

ipcRenderer.on('desktop:started-again' satisfies DesktopNews, () => {
  document.dispatchEvent(new Event(STARTED_AGAIN_EVENT))
})
