// npm start: the desktop app, or with `-- --browser`, or where Electron can't be had, the same app in the browser.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openerOf } from './lib/command.mjs'
import { root, run, say, start } from './lib/run.mjs'
import { ensureBuilt, ensureElectron, main } from './setup.mjs'

/** Has a screen to open a window on; elsewhere the address is all that can be given. */
function hasScreen() {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
}

function openInBrowser(address) {
  const { program, words } = openerOf(process.platform, address)
  const opener = spawn(program, words, { stdio: 'ignore', detached: true })
  opener.on('error', () => say('No browser could be opened. Open the address above in one.'))
  opener.unref()
}

/**
 * Runs the server until it is told to end, or finds the one that runs already, and opens a browser. The printed link is
 * for people; the opener gets one of its own, because its arguments can be read by everybody on this computer.
 */
async function startInBrowser(args) {
  const server = start('node', [join(root, 'out', 'main', 'serve.js'), '--for-browser', ...args], {
    output: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal))
  server.on('message', ({ link }) => {
    if (hasScreen()) openInBrowser(link)
    else say('The link works once. For another one, run npm start again.')
  })
  process.exitCode = await new Promise(resolve => server.on('exit', code => resolve(code ?? 1)))
}

await main(async args => {
  ensureBuilt()
  const electron = args.includes('--browser') ? undefined : ensureElectron()
  if (electron && hasScreen()) {
    process.exitCode = run(electron, ['.', ...args], { output: 'inherit' })
    return
  }
  if (!args.includes('--browser'))
    say(
      electron
        ? 'There is no screen to open a window on: here is the address of the same app for a browser.'
        : 'The Electron runtime could not be fetched, so Stepwise opens in the browser instead.',
    )
  await startInBrowser(args.filter(arg => arg !== '--browser'))
})
