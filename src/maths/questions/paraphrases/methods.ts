import { isSame } from '../../exact/exact.ts'
import { readNumber } from '../../values/read-number.ts'
import type { Paraphrase } from './paraphrase.ts'

const ART = '(?:an? |the |your |any )?'
/** Ways to work something out, none of which changes what comes out. */
const METHOD = [
  `${ART}(?:(?:formal|written|mental|efficient|short|long|column|compact|expanded|standard|grid|box|area|lattice|bus[- ]stop|chunking|suitable) )+(?:method|multiplication|division|addition|subtraction|algorithm|strategy|model|calculation)s?`,
  `${ART}(?:number line|calculator|factor tree|venn diagram|place value chart|balance (?:method|model)|bar model|quadratic formula|distributive (?:law|property))`,
  `${ART}(?:correct )?(?:order of operations|bidmas|bodmas|pemdas|gemdas|bedmas)(?: rules?)?`,
  '(?:mental maths?|jottings|partitioning|place value|prime factori[sz]ation|prime factors|factori[sz]ing|factori[sz]ation|listing|inverse operations?|(?:repeated )?(?:addition|subtraction)|doubling|halving|number bonds|elimination|substitution|trial and improvement|inspection|column)',
].join('|')

/** A fact that is told beforehand has to be true, as `5 × 8 = 40`; in another base it would not be. */
function knowing([, left = '', right = '', asked = '']: string[]): string | undefined {
  const [first, second] = [left, right].map(side => readNumber(side)?.value)
  return first && second && isSame(first, second) ? asked : undefined
}

const SUM = '[\\d\\s+×÷*/().^√%-]{1,40}?'
const ASK = '(?:what is|what does|find|work out|calculate|evaluate|write down|state|give)'

/** By which method something is to be worked out, and facts that help to. */
export const methods: Paraphrase[] = [
  [
    new RegExp(`^(?:use|using|apply|applying|follow|following|remember) (?:${METHOD})[,:.]? (?:to )?(.+)$`),
    '$1',
  ],
  [new RegExp(`^(.+?),? (?:using|by using|by|with|via) (?:${METHOD})$`), '$1'],
  [
    new RegExp(
      `^(?:if|given(?: that)?|knowing(?: that)?|(?:use|using) the fact that|you (?:know|are told) that) (${SUM}) ?= ?(${SUM})[,.;]? (?:then )?(?:(?:to )?${ASK} )?(?:the value of )?(${SUM})(?: equal)?$`,
    ),
    knowing,
  ],
  [/^(?:write|express|give) ([\d\s+×÷*/().-]+) as (?:an? )?(?:single|one|1) fraction$/, '$1'],
  [
    /^(?:write|express|give) ([\d\s+×÷*/().-]+) as (?:an? )?(?:single|one|1) fraction in its (?:simplest|lowest) (?:form|terms)$/,
    'simplify $1',
  ],
]
