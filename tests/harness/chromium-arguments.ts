/** What hides the loopback address too, on which the realtime service's stand-in is called. */
export const CALLS_HIDE_ADDRESS = 'WebRtcHideLocalIpsWithMdns'

/**
 * Parts of Chromium that no test needs. The first two are pages of the address bar's pop-up: two renderers that cost
 * every start a second of the processor. The last switch of this kind wins, so that Playwright's own are here again.
 */
export const SWITCHED_OFF = [
  ...['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'],
  ...['AvoidUnnecessaryBeforeUnloadCheckSync', 'DestroyProfileOnBrowserClose', 'HttpsUpgrades'],
  ...['HttpsFirstBalancedModeAutoEnable', 'LensOverlay', 'MediaRouter', 'PaintHolding'],
  ...['ThirdPartyStoragePartitioning', 'AvoidCorsURLLoaderRestartOnRedirect', 'OptimizationHints'],
  ...['NetworkTimeServiceQuerying', 'AimEnabled', 'PreconnectToSearch', 'SpareRendererForSitePerProcess'],
  CALLS_HIDE_ADDRESS,
  // One site is all there is: processes to keep sites from each other would have to be started for nothing.
  ...['IsolateOrigins', 'site-per-process'],
]

/** How every Chromium of the tests is started: with no connections of its own, and a microphone that is none. */
export const chromiumArguments = (switchedOff: string[]): string[] => [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
  '--disable-gpu',
  '--in-process-gpu',
  '--disable-site-isolation-trials',
  `--disable-features=${switchedOff.join(',')}`,
  '--use-fake-device-for-media-stream',
  '--allow-loopback-in-peer-connection',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost, EXCLUDE *.localhost',
]

export const CHROMIUM_ARGUMENTS = chromiumArguments(SWITCHED_OFF)
