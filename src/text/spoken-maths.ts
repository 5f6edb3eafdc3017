import { partsInWords } from './spoken-parts.ts'
import { readTex } from './tex-tree.ts'

/** TeX, or maths as it is typed, as a teacher says it: `\frac{3}{4} + x^2` is "3 quarters plus x squared". */
export function mathsInWords(tex: string): string {
  return partsInWords(readTex(tex))
}
