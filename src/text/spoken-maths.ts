const COMMANDS: readonly [RegExp, string][] = [
  [/\\[dtc]?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, ' $1 over $2 '],
  [/\\sqrt\s*\{([^{}]*)\}/g, ' the square root of $1 '],
  [/\\(?:times|cdot)(?![a-zA-Z])/g, ' times '],
  [/\\div(?![a-zA-Z])/g, ' divided by '],
  [/\\[a-zA-Z]+|[{}]/g, ' '],
]

/** A star or cross between numbers, single letters or brackets multiplies. */
const TIMES = /(?<=(?:[\d)]|(?<![a-z])[a-z])\s{0,3})[*×](?=\s{0,3}(?:[\d(]|[a-z](?![a-z])))/gi
const DIVIDED = /(?<=[\d)a-z]\s{0,3})÷(?=\s{0,3}[\d(a-z])/gi

/** TeX as it is said: the commonest commands in words, the others left out. */
export function mathsInWords(tex: string): string {
  return inWords(tex.replace(/\*/g, '×'))
}

/** Ordinary text as it is said: what multiplies and divides in words. */
export function inWords(text: string): string {
  const plain = COMMANDS.reduce((rest, [command, words]) => rest.replace(command, words), text)
  return plain.replace(TIMES, ' times ').replace(DIVIDED, ' divided by ')
}
