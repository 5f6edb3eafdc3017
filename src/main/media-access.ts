import { app, dialog, shell, systemPreferences } from 'electron'

export type Device = 'camera' | 'microphone'

/** Where each system lets a person change who may use a device. */
const SETTINGS_PAGES: Partial<Record<NodeJS.Platform, Record<Device, string>>> = {
  darwin: {
    camera: 'x-apple.systempreferences:com.apple.preference.security?Privacy_Camera',
    microphone: 'x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone',
  },
  win32: { camera: 'ms-settings:privacy-webcam', microphone: 'ms-settings:privacy-microphone' },
}

/**
 * Whether the system itself lets Stepwise use the devices. macOS asks the person at the first time; where it was
 * denied, on macOS and Windows, a dialog says so and shows the way to the system's settings. Without this a denied
 * microphone would just stay silent.
 */
export async function hasSystemAccess(devices: Device[]): Promise<boolean> {
  for (const device of devices) {
    if (await hasAccess(device)) continue
    await showWayToSettings(device)
    return false
  }
  return true
}

async function hasAccess(device: Device): Promise<boolean> {
  if (process.platform !== 'darwin' && process.platform !== 'win32') return true
  const status = systemPreferences.getMediaAccessStatus(device)
  if (status === 'denied' || status === 'restricted') return false
  if (process.platform === 'darwin' && status === 'not-determined') {
    // Chromium's own made-up devices are nobody's, so that nobody need be asked.
    return (
      app.commandLine.hasSwitch('use-fake-device-for-media-stream') ||
      systemPreferences.askForMediaAccess(device)
    )
  }
  return true
}

async function showWayToSettings(device: Device): Promise<void> {
  const name = process.platform === 'darwin' ? 'System Settings' : 'Settings'
  const { response } = await dialog.showMessageBox({
    type: 'info',
    message: `Stepwise may not use the ${device}`,
    detail: `This computer doesn’t let Stepwise use the ${device}. You can allow it in ${name}, under Privacy; then try again here.`,
    buttons: [`Open ${name}`, 'Not now'],
    defaultId: 0,
    cancelId: 1,
  })
  const page = SETTINGS_PAGES[process.platform]?.[device]
  if (response === 0 && page) await shell.openExternal(page)
}
