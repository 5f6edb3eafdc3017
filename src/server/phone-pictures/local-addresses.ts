import { networkInterfaces } from 'node:os'
import { isHomeIp } from '../network/home-network.ts'

/** Names of what other programs make for themselves: no phone is there. */
const MADE_UP =
  /docker|veth|vbox|virtual|vmware|vmnet|wsl|hyper-v|tailscale|zerotier|tun|tap|bridge|br-|utun/i

/** This computer's IPv4 addresses in the networks of a home, the likeliest for a phone first. */
export function findLocalAddresses(interfaces = networkInterfaces()): string[] {
  const found = Object.entries(interfaces).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal, address }) => family === 'IPv4' && !internal && isHomeIp(address))
      .map(({ address }) => ({ address, rank: (MADE_UP.test(name) ? 10 : 0) + rankOf(address) })),
  )
  return found.sort((one, other) => one.rank - other.rank).map(({ address }) => address)
}

/** Most routers of homes begin with 192.168; what large networks hand out comes last. */
function rankOf(address: string): number {
  if (address.startsWith('192.168.')) return 0
  return address.startsWith('10.') ? 1 : 2
}
