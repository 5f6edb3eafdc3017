import type { PiNote } from '../values/circle-value.ts'
import { numberIn } from '../values/read-number.ts'

const PI = '(?:the value of )?(?:π|pi)'
const NUMBER = '(3(?:\\.1\\d*)?|3 1/7|22/7)'
const USE = '(?:(?:and )?(?:use|using|take|taking|let|with|assume|assuming|where|if))'
const GIVE =
  '(?:(?:and )?(?:give|giving|leave|leaving|write|writing|express|expressing|state)?(?: your| the)?(?: final| exact)?(?: answers?)? ?(?:in|as a multiple of|as an exact (?:value|multiple) in|exactly in))'
const NOTES: [RegExp, 'in terms' | 'number'][] = [
  [
    new RegExp(
      `[.,;:?!]? ?\\(?${USE} ${PI} ?(?:=|≈|as|to be|is|for|equal to|approximately equal to) ?${NUMBER}[).]*$`,
    ),
    'number',
  ],
  [
    new RegExp(
      `[.,;:?!]? ?\\(?${USE} ${NUMBER} (?:for|as|as an approximation (?:for|of)|to approximate) ${PI}[).]*$`,
    ),
    'number',
  ],
  [new RegExp(`[.,;:?!]? ?\\(?(?:π|pi) ?(?:=|≈) ?${NUMBER}[).]*$`), 'number'],
  [new RegExp(`[.,;:?!]? ?\\(?${GIVE}(?: terms of)? ${PI}[).]*$`), 'in terms'],
]
const FIRST = new RegExp(
  `^${USE} ${PI} ?(?:=|≈|as|to be) ?${NUMBER}[,.;]? (?:to )?(?:find|calculate|work out|what is)? ?(?:the )?`,
)
/** Before what is asked: `. Taking π as 3.14, find …`. */
const BETWEEN = new RegExp(
  `^(.+?)[.,;] ?${USE} ${PI} ?(?:=|≈|as|to be|is) ?${NUMBER}[,.;]? (?:to )?((?:find|calculate|work out|what is|determine) .+)$`,
)
const TERMS_FIRST = /^in terms of (?:π|pi),? (?:find|calculate|work out|what is|state|write down) (?:the )?/

/** Takes `Use π = 3.14`, `in terms of π` off a question, in plain small letters. */
export function takePi(plain: string): { rest: string; pi?: PiNote } {
  if (!/π|\bpi\b/.test(plain)) return { rest: plain }
  for (const [pattern, note] of NOTES) {
    const found = pattern.exec(plain)
    if (!found) continue
    const rest = plain.slice(0, found.index).trim()
    const pi = note === 'in terms' ? note : numberIn(found[1] ?? '')
    return pi ? { rest, pi } : { rest: plain }
  }
  const first = FIRST.exec(plain)
  const pi = first ? numberIn(first[1] ?? '') : undefined
  if (first && pi) return { rest: plain.slice(first[0].length), pi }
  const between = BETWEEN.exec(plain)
  const taken = between ? numberIn(between[2] ?? '') : undefined
  if (between && taken) return { rest: `${between[1]}. ${between[3]}`, pi: taken }
  const terms = TERMS_FIRST.exec(plain)
  return terms ? { rest: plain.slice(terms[0].length), pi: 'in terms' } : { rest: plain }
}
