/**
 * The sites to which Stepwise may link: made for children or for schools, free, without chats between strangers. An
 * entry with a path vouches for that part of the site alone.
 */
export const VETTED_HOSTS = [
  'khanacademy.org',
  'mathsisfun.com',
  'bbc.co.uk/bitesize',
  'pbslearningmedia.org',
  'pbskids.org',
  'nasa.gov',
  'kids.britannica.com',
  'kids.nationalgeographic.com',
  'si.edu',
  'loc.gov',
  'ck12.org',
  'nrich.maths.org',
  'phet.colorado.edu',
  'exploratorium.edu',
  'readworks.org',
  'commonlit.org',
  'scratch.mit.edu/ideas',
  'code.org',
  'oercommons.org',
] as const

/**
 * @returns the address in its normal form when it is https, on a vetted site and names neither a port nor a sign-in;
 *   undefined otherwise
 */
export function vettedUrl(address: string): string | undefined {
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined
  return VETTED_HOSTS.some(entry => isWithin(url, entry)) ? url.href : undefined
}

function isWithin(url: URL, entry: string): boolean {
  const [host = '', ...path] = entry.split('/')
  if (url.hostname !== host && !url.hostname.endsWith(`.${host}`)) return false
  const folder = `/${path.join('/')}`
  return path.length === 0 || url.pathname === folder || url.pathname.startsWith(`${folder}/`)
}

const MARKDOWN_LINK =
  /\[([^\]\n]{0,500})\]\(\s{0,9}<?((?:https?:\/\/|www\.)[^)\s>]{0,2000})>?[^)\n]{0,500}\)/gi
const BARE_ADDRESS = /<?\b(?:https?:\/\/|www\.)[^\s<>()"'`]*[^\s<>()"'`.,;:!?]>?/gi

/** An AI's text without addresses that nobody has vetted; a link's words stay. */
export function withoutStrangeLinks(text: string): string {
  return text
    .replace(MARKDOWN_LINK, (link, words: string, address: string) => (vettedUrl(address) ? link : words))
    .replace(BARE_ADDRESS, address => (vettedUrl(address.replace(/^<|>$/g, '')) ? address : '…'))
}
