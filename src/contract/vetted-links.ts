/**
 * The sites to which Stepwise may link: made for children or for schools, free, without chats between strangers. Each
 * stands for itself and the same with `www.`: what stands before another host's name can say anything. An entry with a
 * path vouches for that part of the site alone.
 */
export const VETTED_HOSTS = [
  'khanacademy.org',
  'mathsisfun.com',
  'bbc.co.uk/bitesize',
  'pbslearningmedia.org',
  'pbskids.org',
  'nasa.gov',
  'spaceplace.nasa.gov',
  'climatekids.nasa.gov',
  'science.nasa.gov',
  'kids.britannica.com',
  'kids.nationalgeographic.com',
  'si.edu',
  'naturalhistory.si.edu',
  'airandspace.si.edu',
  'americanhistory.si.edu',
  'loc.gov',
  'ck12.org',
  'flexbooks.ck12.org',
  'nrich.maths.org',
  'phet.colorado.edu',
  'exploratorium.edu',
  'readworks.org',
  'commonlit.org',
  'scratch.mit.edu/ideas',
  'code.org',
  'studio.code.org',
  'oercommons.org',
] as const

/** A page's plain path; longer ones, and ones in code, could carry what a child wrote. */
const PLAIN_PATH = /^[\w\-./~]{1,200}$/

/**
 * What every link must pass that an AI's words make, wherever it is shown or opened.
 * @param privateWords such as a child's name, which no address may hold
 * @returns the address in its normal form when it is https, on exactly a vetted site, and tells nothing but a page: no
 *   port, sign-in, question or mark in the page; undefined otherwise
 */
export function vettedUrl(address: string, privateWords: readonly string[] = []): string | undefined {
  const url = URL.parse(address.trim())
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '')
    return undefined
  if (/[?#@]/.test(address) || !PLAIN_PATH.test(url.pathname)) return undefined
  const isVetted = VETTED_HOSTS.some(entry => isWithin(url, entry))
  return isVetted && !says(url.pathname, privateWords) ? url.href : undefined
}

function isWithin(url: URL, entry: string): boolean {
  const [host = '', ...path] = entry.split('/')
  if (url.hostname !== host && url.hostname !== `www.${host}`) return false
  const folder = `/${path.join('/')}`
  return path.length === 0 || url.pathname === folder || url.pathname.startsWith(`${folder}/`)
}

/** Where a word of a path ends: at any other sign, before a capital letter, and between letters and digits. */
const BORDERS = /[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/u

/** Whether a path has one of the words, whatever stands between its letters. */
function says(path: string, words: readonly string[]): boolean {
  const letters = (text: string) =>
    text
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^\p{L}\p{N}]/gu, '')
  const spelled = path.replace(/(?<=(?:^|[^\p{L}\p{N}])\p{L})[^\p{L}\p{N}]+(?=\p{L}(?![\p{L}\p{N}]))/gu, '')
  const parts = [path, spelled].flatMap(each => [
    ...each.split(BORDERS).map(letters),
    ...each.split(/[^\p{L}\p{N}]+/u).map(letters),
  ])
  const whole = letters(path)
  return words
    .flatMap(each => [each, ...each.split(/\s+/)])
    .some(each => {
      const word = letters(each)
      return word !== '' && (parts.includes(word) || (word.length > 5 && whole.includes(word)))
    })
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
