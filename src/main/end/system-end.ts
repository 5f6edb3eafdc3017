import { app, type BrowserWindow, powerMonitor } from 'electron'
import type { Saving } from './saving.ts'

/** In milliseconds. Windows and Linux wait five seconds for an app; then it is called hung, or killed. */
const SYSTEM_WAIT = 4_000

/** Saves and quits when macOS or Linux shuts down; a signal quits by itself. After the app is ready. */
export function quitBeforeShutdown(saving: Saving): void {
  powerMonitor.on('shutdown', (...given: unknown[]) => {
    // The types know nothing of the event, the documentation does.
    const [event] = given as [Electron.Event | undefined]
    event?.preventDefault()
    saveThenQuit(saving)
    // Hides the window meanwhile; these systems end no app for that.
    app.quit()
  })
}

/**
 * Saves and quits when Windows shuts down, restarts or logs off, which ends an app without `before-quit` as soon as
 * that has agreed. Refusing holds it up until the app has ended, as long as a window can be seen: without one, Windows
 * heeds no refusal, so that the window stays until all is saved. Nobody may refuse an end that is critical, and who closes
 * the app to put something in its place waits for it anyway.
 */
export function quitBeforeSessionEnds(window: BrowserWindow, saving: Saving): void {
  window.on('query-session-end', event => {
    const { reasons } = event
    if (!reasons.includes('critical') && !reasons.includes('close-app')) event.preventDefault()
    saveThenQuit(saving)
  })
  window.on('session-end', () => saveThenQuit(saving))
}

function saveThenQuit(saving: Saving): void {
  void saving.save(SYSTEM_WAIT).then(() => app.quit())
}
