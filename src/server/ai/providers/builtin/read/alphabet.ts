/**
 * The recogniser knows 6,625 characters, most of them Chinese. Homework here is written in Latin letters, digits and
 * signs of maths: its other characters count for what they look like, or for nothing.
 */
const ALLOWED =
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789' +
  '+-×÷=<>≤≥≠≈±/\\|.,:;!?\'"()[]{}%^*_&#@$€£√π°²∞∠△Δ∶'

/** What a character is when it is written on squared paper by a child. */
const LOOKS_LIKE: Record<string, string> = {
  '—': '-',
  '–': '-',
  '−': '-',
  '─': '-',
  '－': '-',
  一: '-',
  二: '=',
  '＝': '=',
  '〓': '=',
  十: '+',
  '＋': '+',
  '﹢': '+',
  '†': '+',
  '∶': ':',
  '：': ':',
  '；': ';',
  '，': ',',
  '、': ',',
  '。': '.',
  '．': '.',
  '·': '.',
  '•': '.',
  '∙': '.',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
  '〔': '(',
  '〕': ')',
  '［': '[',
  '］': ']',
  '｛': '{',
  '｝': '}',
  '【': '[',
  '】': ']',
  '％': '%',
  '￥': '¥',
  '￡': '£',
  '＄': '$',
  '＊': '*',
  '※': '*',
  '★': '*',
  '×': '×',
  〇: '0',
  '○': '0',
  丨: '1',
  '∣': '|',
  '│': '|',
  '｜': '|',
  '／': '/',
  '＜': '<',
  '〈': '<',
  '＞': '>',
  '〉': '>',
  '“': '"',
  '”': '"',
  '＂': '"',
  '‘': "'",
  '’': "'",
  '′': "'",
  '～': '~',
  '﹑': ',',
  '△': 'Δ',
  '▲': 'Δ',
  '③': '3',
  '①': '1',
  '②': '2',
  '④': '4',
  Ⅰ: 'I',
}

/** Letters and digits as wide as Chinese ones. */
const isWide = (character: string) => character >= '！' && character <= '～'

/** What an output of the recogniser stands for here; undefined where it stands for nothing. */
function meaningOf(character: string): string | undefined {
  const alike = LOOKS_LIKE[character]
  if (alike !== undefined) return alike
  if (isWide(character)) return String.fromCharCode(character.charCodeAt(0) - 0xfee0)
  return ALLOWED.includes(character) ? character : undefined
}

export interface Alphabet {
  /** All that can be read; the first is nothing, which stands between characters. */
  characters: readonly string[]
  /** The place in `characters` of each output of the recogniser; -1 for what is none of ours. */
  placeOf: Int16Array
}

/** @param keys the recogniser's characters, one a line, as they come with it */
export function alphabetOf(keys: string): Alphabet {
  const outputs = keys.replace(/\r/g, '').replace(/\n$/, '').split('\n')
  const characters = ['']
  const places = new Map<string, number>()
  const placeOf = new Int16Array(outputs.length + 2).fill(-1)
  placeOf[0] = 0
  for (const [index, output] of [...outputs, ' '].entries()) {
    const character = output === ' ' ? ' ' : meaningOf(output)
    if (character === undefined) continue
    let place = places.get(character)
    if (place === undefined) {
      place = characters.push(character) - 1
      places.set(character, place)
    }
    placeOf[index + 1] = place
  }
  return { characters, placeOf }
}
