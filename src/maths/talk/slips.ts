/** Numbers and parts of numbers in words; a slip in one of them is never healed. */
export const NUMBER_WORD =
  /^(?:zero|nought|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundred|thousand|million|billion|half|halve|third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|\w+teenth|\w+tieth|hundredth|thousandth|once|twice|thrice|double|triple|dozen)(?:s|es)?$/

/** All ways to leave one letter out, with the word itself: two words that are one slip apart share one of them. */
function* without(word: string): Generator<string> {
  yield word
  for (let at = 0; at < word.length; at++) yield word.slice(0, at) + word.slice(at + 1)
}

/** Whether one slip of the finger lies between two words: a letter missing, too many, wrong, or two swapped. */
function isSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let from = 0
  while (from < a.length && a[from] === b[from]) from++
  const [restA, restB] = [a.slice(from), b.slice(from)]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  )
}

/** Finds the words of a list that are one slip from a word, in the order of the list. */
export function near(list: readonly string[]): (word: string) => string[] {
  const byPart = new Map<string, number[]>()
  list.forEach((word, at) => {
    for (const part of new Set(without(word))) {
      const own = byPart.get(part)
      if (own) own.push(at)
      else byPart.set(part, [at])
    }
  })
  return word => {
    const found = new Set([...without(word)].flatMap(part => byPart.get(part) ?? []))
    return [...found]
      .sort((a, b) => a - b)
      .flatMap(at => (isSlip(word, list[at] ?? '') ? [list[at] ?? ''] : []))
  }
}

/** How a word sounds: its consonants, each once, with the letter that it begins with. */
function soundOf(word: string): string {
  const plain = word
    .replace(/ph/g, 'f')
    .replace(/(?<=s)ch|ck|qu?|c(?![eiy])/g, 'k')
    .replace(/c|z/g, 's')
    .replace(/^wr/, 'r')
    .replace(/^kn/, 'n')
    .replace(/^wh/, 'w')
    .replace(/igh|eigh/g, 'i')
    .replace(/(?:er|or|ar|re|our|a|ah)$/, '')
    .replace(/tion|sion|shun/g, 'shn')
    .replace(/g(?=[ei])/g, 'j')
  return (
    plain.slice(0, 1).replace(/[aeiouy]/, 'a') +
    plain
      .slice(1)
      .replace(/[aeiouyh]/g, '')
      .replace(/(.)\1+/g, '$1')
  )
}
/** A shorter sound is one of too many words. */
const SHORTEST_SOUND = 3
const MOST_LONGER = 2

/** Finds the words of a list that sound like a word, in the order of the list. */
export function alike(list: readonly string[]): (word: string) => string[] {
  const bySound = Map.groupBy(list, soundOf)
  return word => {
    const sound = soundOf(word)
    const found = sound.length < SHORTEST_SOUND ? [] : (bySound.get(sound) ?? [])
    return found.filter(each => Math.abs(each.length - word.length) <= MOST_LONGER)
  }
}
