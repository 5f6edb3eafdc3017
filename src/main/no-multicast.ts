import { app } from 'electron'

/**
 * Keeps calls from multicast; before the app is ready. Chromium would hide this computer's address in a call behind a
 * made-up name, for which it answers in the home's network, and about that the firewall of Windows asks. Nobody but the
 * voice service sees the address, and only the app's own pages can call.
 */
export function callWithoutMulticast(): void {
  const { commandLine } = app
  // The last switch of a name wins.
  const given = commandLine.getSwitchValue('disable-features')
  commandLine.appendSwitch(
    'disable-features',
    [given, 'WebRtcHideLocalIpsWithMdns'].filter(feature => feature !== '').join(','),
  )
}
