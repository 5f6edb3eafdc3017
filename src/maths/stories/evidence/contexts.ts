import { isMainVerb } from './clauses.ts'
import { type Noun, nounAt } from './nouns.ts'
import type { Quantity } from './quantity.ts'
import { isStop } from './vocabulary.ts'
import type { Word } from './words.ts'

/** The words around a number up to its neighbours, with its verb, owner and noun. */
export function contextOf(
  words: readonly Word[],
  at: number,
  noun: Noun,
  isOwn: boolean,
  verb: string,
  owner: string,
  previous: Quantity | undefined,
): Set<string> {
  const sentence = words[at]?.sentence
  const isJoint = (word: Word | undefined) => /^(and|,|while|but|if|then)$/.test(word?.lower ?? '')
  const isOther = (word: Word | undefined) => word?.kind === 'number'
  let [left, right] = [at - 1, at + 1]
  while (words[left]?.sentence === sentence && !isOther(words[left])) left--
  while (words[right]?.sentence === sentence && !isOther(words[right])) right++
  // `a third of the 12 balloons are pink`: pink is the third.
  if (words[at + 1]?.lower === 'of' && right <= at + 3 && isOther(words[right])) {
    right++
    while (words[right]?.sentence === sentence && !isOther(words[right])) right++
  }
  if (isOther(words[left]) && words[left]?.sentence === sentence) {
    const joint = words.slice(left + 1, at).findIndex(isJoint)
    left = joint >= 0 ? left + 1 + joint : Math.min(at - 1, Math.max(left, nounAt(words, left + 1).end))
  }
  if (isOther(words[right]) && words[right]?.sentence === sentence) {
    const joint = words.slice(at, right).findLastIndex(isJoint)
    if (joint > 0) right = at + joint
  }
  const context = new Set<string>()
  for (const word of words.slice(left + 1, right)) {
    if (word.kind !== 'word' || (isStop(word) && word.lower !== 'not')) continue
    context.add(word.lemma)
    context.add(word.verb?.lemma ?? word.lemma)
  }
  if (verb) context.add(verb)
  for (const part of owner.split(' ')) if (part) context.add(part)
  const thing = isOwn || !previous ? noun : previous.noun
  for (const part of [thing.head, thing.of, ...thing.mods]) if (part) context.add(part)
  return context
}

/** Numbers in a list share what stands before the first. */
export function shareContexts(words: readonly Word[], quantities: readonly Quantity[]) {
  for (const [i, first] of quantities.entries()) {
    const second = quantities[i + 1]
    if (!second || second.sentence !== first.sentence) continue
    const between = words.slice(Math.max(first.at + 1, first.noun.end), second.at)
    if (between.some(word => isMainVerb(words, word.at))) continue
    second.context.add(first.verb)
    if (!first.verb && second.verb) {
      first.verb = second.verb
      first.cls = second.cls
      first.context.add(second.verb)
    }
  }
}
