import type { Asked } from './asked.ts'
import { askedIn } from './asked.ts'
import { dangerIn, evenUnits } from './dangers.ts'
import { quantitiesOf } from './quantities.ts'
import type { Quantity } from './quantity.ts'
import { type Setting, settingOf } from './setting.ts'
import { determiners } from './vocabulary.ts'
import { type Word, wordsOf } from './words.ts'

/** A story taken apart: `size` is how many of the unit reckoned in make one of the unit asked for. */
export interface Taken {
  setting: Setting
  size: number
}

/** Takes a story apart, or says why it can’t be. */
export function takeApart(text: string): Taken | { why: string } {
  const told = wordsOf(text)
  if (!told) return { why: 'too long' }
  const { words } = told
  const asked = askedIn(words)
  const danger = told.questions > 1 ? 'several questions' : dangerIn(words, told.doubts, asked)
  if (danger || !asked) return { why: danger ?? 'nothing is asked' }
  const { quantities, names } = quantitiesOf(words, asked.from)
  if (quantities.length < 1) return { why: 'too few numbers' }
  settleRates(quantities, asked)
  const isOfMoney = asked.form !== 'many' && quantities.some(({ dimension }) => dimension === 'money')
  if (isOfMoney && hasUnpriced(words)) return { why: 'no price' }
  const even = evenUnits(quantities, asked)
  if (!even) return { why: 'units of several sorts' }
  return { setting: settingOf(words, quantities, names, asked), size: even.size }
}

/** `6 eggs for a cake` is no rate where nobody counts cakes or asks for them. */
function settleRates(quantities: readonly Quantity[], asked: Asked): void {
  for (const quantity of quantities) {
    if (!quantity.cues.has('loose')) continue
    const { per } = quantity
    const isCounted =
      quantities.some(each => each !== quantity && [each.noun.head, each.noun.of].includes(per)) ||
      asked.nouns.some(noun => [noun.head, noun.of].includes(per))
    quantity.cues.delete('loose')
    if (isCounted) continue
    quantity.cues.delete('rate')
    quantity.per = ''
  }
}

const BUYS = /^(?:buy|purchase|order)$/
/** `buys 3 apples and a drink`, and nothing says what the drink costs. */
function hasUnpriced(words: readonly Word[]): boolean {
  return words.some(({ lower, sentence }, at) => {
    const [article, thing, next] = [words[at + 1], words[at + 2], words[at + 3]]
    const inSentence = words.slice(0, at).filter(word => word.sentence === sentence)
    const isEnd = next?.sentence !== sentence || next.kind === 'mark' || next.lower === 'and'
    const isBought = inSentence.some(({ verb }) => verb !== undefined && BUYS.test(verb.lemma))
    const isCounted = inSentence.some(({ number }) => number !== undefined && number.money === undefined)
    return (
      /^(?:and|,)$/.test(lower) &&
      /^(?:a|an|some|another)$/.test(article?.lower ?? '') &&
      thing?.kind === 'word' &&
      !determiners.has(thing.lower) &&
      isEnd &&
      isBought &&
      isCounted &&
      words.filter(word => word.lemma === thing.lemma).length === 1
    )
  })
}
