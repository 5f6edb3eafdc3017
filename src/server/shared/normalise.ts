const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
}

/** Lower case, plain letters, no accents and nothing invisible between them. */
export function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/[’‘`´]/g, "'")
    .toLowerCase()
}

/** As plain as a text can be with each character in its place. */
export function plainInPlace(text: string): string {
  return text.replace(/[^\t\n -@[-~]/gu, letter => {
    const made = plain(letter)
    return made.length === letter.length ? made : letter
  })
}

/** Undoes the usual disguises of a word on text that is `plain`: `sh1t`, `fuuuck`, `f u c k`, `f*ck`. */
export function undisguised(text: string): string {
  return text
    .replace(/[a-z0-9@$]+/g, word =>
      /[a-z]/.test(word) ? word.replace(/[01345@$]/g, sign => LOOK_ALIKES[sign] ?? sign) : word,
    )
    .replace(/(?<![a-z])[a-z](?:[ .*_-][a-z]){2,}(?![a-z])/g, letters => letters.replace(/[ .*_-]/g, ''))
    .replace(/([a-z])\1{2,}/g, '$1')
}
