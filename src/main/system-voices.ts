import { app } from 'electron'

/** Lets pages speak by the voices of Linux, which Chromium asks for only where it is told to; before the app is ready. */
export function speakBySystemVoices(): void {
  if (process.platform === 'linux') app.commandLine.appendSwitch('enable-speech-dispatcher')
}
