/** Names that Windows keeps for devices, whatever stands after a dot. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin|conout|clock)$/i
const UNWANTED = /[^\p{L}\p{M}\p{N} .,'()&+_-]/gu
/** In characters and in UTF-8 bytes: a folder's path has to fit before it on Windows, and Linux counts bytes. */
const LONGEST = 80
const MOST_BYTES = 200

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const encoder = new TextEncoder()

/**
 * A name for a file that every system takes, from whatever a person or an AI has written.
 * @param ending such as `pdf`
 */
export function fileName(title: string, ending: string): string {
  return `${folderName(title)}.${ending}`
}

/** The same for a folder. */
export function folderName(title: string): string {
  const readable = title.normalize('NFC').replaceAll(UNWANTED, ' ').replaceAll(/ +/g, ' ')
  // Dots and spaces at an end get lost on Windows, and a dot at the beginning hides a file elsewhere.
  const cut = shortened(readable.replace(/^[ .]+/, '').slice(0, 4 * LONGEST)).replace(/[ .]+$/, '')
  const [stem = ''] = cut.split('.')
  return DEVICE.test(stem.trim()) ? `Stepwise ${cut}` : cut || 'Stepwise'
}

function shortened(text: string): string {
  let taken = ''
  for (const { segment } of letters.segment(text)) {
    const next = taken + segment
    if (next.length > LONGEST || encoder.encode(next).length > MOST_BYTES) break
    taken = next
  }
  return taken
}
