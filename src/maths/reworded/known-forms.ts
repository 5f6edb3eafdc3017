/** What may come behind a beginning of a known form: words by themselves, and anything that is no word as one. */
export interface Forms {
  next: Map<string, Forms>
  isWhole: boolean
}

/** Numbers, signs, letters alone, and marks: as many as a question has. */
const NO_WORD = '#'
export const IS_WORD = /^\p{L}{2}/u

/** The forms of questions that are known to be read, each as its words with a `#` for all between two of them. */
export function formsOf(known: readonly string[]): Forms {
  const root: Forms = { next: new Map(), isWhole: false }
  for (const form of known) {
    let at = root
    for (const piece of form.split(' ')) {
      const next = at.next.get(piece) ?? { next: new Map<string, Forms>(), isWhole: false }
      at.next.set(piece, next)
      at = next
    }
    at.isWhole = true
  }
  return root
}

/** Where a piece leads from a place in the forms; undefined where no known form goes on so. */
export function stepOf(at: Forms, piece: string, before: string | undefined): Forms | undefined {
  if (IS_WORD.test(piece)) return at.next.get(piece)
  return before !== undefined && !IS_WORD.test(before) ? at : at.next.get(NO_WORD)
}

/** A wording as its form. */
export function formOf(pieces: readonly string[]): string {
  const form: string[] = []
  for (const [i, piece] of pieces.entries())
    if (IS_WORD.test(piece)) form.push(piece)
    else if (i === 0 || IS_WORD.test(pieces[i - 1] ?? '')) form.push(NO_WORD)
  return form.join(' ')
}
