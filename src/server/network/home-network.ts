import { BlockList, isIP } from 'node:net'

const home = new BlockList()
for (const [network, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  // What private overlay networks such as Tailscale hand out.
  ['100.64.0.0', 10],
] as const) {
  home.addSubnet(network, bits, 'ipv4')
}
home.addAddress('::1', 'ipv6')
home.addSubnet('fc00::', 7, 'ipv6')

/** Where no AI is, but where a network tells its computers about themselves, a rented one its own passwords. */
const machinery = new BlockList()
machinery.addSubnet('0.0.0.0', 8, 'ipv4')
machinery.addSubnet('169.254.0.0', 16, 'ipv4')
machinery.addAddress('100.100.100.200', 'ipv4')
machinery.addAddress('::', 'ipv6')
machinery.addSubnet('fe80::', 10, 'ipv6')
machinery.addSubnet('fd00:ec2::', 32, 'ipv6')
machinery.addSubnet('fd20:ce::', 32, 'ipv6')

const MACHINERY_NAME = /^(metadata|instance-data)(\.|$)/

const HOME_NAME = /^[^.]+$|\.(local|lan|home|internal|localhost|localdomain|home\.arpa|fritz\.box)$/

/** Whether a name is one that a home's own network knows. */
export function isHomeName(name: string): boolean {
  return HOME_NAME.test(name)
}

/** Whether an IP address is this computer or in a private network. */
export function isHomeIp(address: string): boolean {
  return isIn(home, address) && !isIn(machinery, address)
}

/** Whether a host, a name or an IP address, is one where computers ask about themselves and never an AI. */
export function isMachinery(host: string): boolean {
  return MACHINERY_NAME.test(host) || isIn(machinery, host)
}

function isIn(list: BlockList, address: string): boolean {
  const bare = address.replace(/%.*$/, '')
  const version = isIP(bare)
  if (version === 0) return false
  const ipv4 = version === 4 ? bare : ipv4Within(bare)
  return ipv4 === undefined ? list.check(bare, 'ipv6') : list.check(ipv4, 'ipv4')
}

/** The IPv4 address that one of IPv6 stands for, such as `::ffff:7f00:1`. */
function ipv4Within(address: string): string | undefined {
  // The URL parser has one spelling for all that there are.
  const text = URL.parse(`http://[${address}]`)?.hostname
  const mapped = /^\[::ffff:([0-9a-f]+):([0-9a-f]+)\]$/.exec(text ?? '')
  if (!mapped) return undefined
  const bytes = mapped.slice(1).flatMap(part => {
    const number = Number.parseInt(part, 16)
    return [number >> 8, number & 255]
  })
  return bytes.join('.')
}

/** The host of an address in small letters, without brackets or a dot at its end. */
export function readHost({ hostname }: URL): string {
  return hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase()
}
