const CORRECTION =
  /\b(?:no wait|wait|oops|actually|sorry|i mean|i meant|correction|scratch that|ignore that|my bad|edit)\b[\s,:]*(?=.*[\d\p{L}])/iu

/** What a line says in the end: the 42 of `41, no wait, 42`. */
export function corrected(line: string): string {
  return line.split(CORRECTION).at(-1) ?? ''
}
