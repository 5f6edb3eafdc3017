/** So many kinds of three letters in a row are told apart. */
const KINDS = 1021

/** The letters of a word three by three, from its beginning to its end, each as a number below 1,021. */
export function lettersByThree(word: string): number[] {
  const whole = `^${word}$`
  return Array.from({ length: whole.length - 2 }, (_, i) => {
    let sum = 0
    for (const letter of whole.slice(i, i + 3)) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 2 ** 32
    return sum % KINDS
  })
}
