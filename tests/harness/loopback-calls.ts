/** Calls stay on loopback: no address is hidden behind mDNS, and no name but its own is looked up. */
export const ON_LOOPBACK = [
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
]
