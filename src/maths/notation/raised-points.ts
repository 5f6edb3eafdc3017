const RAISED = /(?<=\d)·(?=\d)/g

/** `0·5` has the raised point of British print; beside one that can be nothing else, all of a text are points. */
export function withPoints(text: string): string {
  return /(?<![\d·])0·\d/.test(text) ? text.replace(RAISED, '.') : text
}

/** `3·5` is three and a half in Britain and fifteen elsewhere. */
export function isUnsureProduct(text: string): boolean {
  return /(?<![\d·])\d+·\d+(?!·?\d)/.test(withPoints(text))
}

/** An answer that is one number, with its unit perhaps, is no product: `3·75 kg`. */
export function withPointsOfAnswer(answer: string): string {
  return answer
    .split('\n')
    .map(line =>
      /^[^\d=+×÷*/^-]*-?\d+·\d+[^\d=+×÷*/^·]*$/.test(line) ? line.replace(RAISED, '.') : withPoints(line),
    )
    .join('\n')
}
