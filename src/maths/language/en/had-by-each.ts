export const COUNT = '(\\d{1,4}|an?|the|one)'
export const many = (count: string) => (/^\d/.test(count) ? Number(count) : 1)
export const ALTOGETHER = '(?: (?:altogether|in total|in all))?'
const single = (word: string) => word.replace(/(?<=x|ss|ch|sh)es$/, '').replace(/(?<!s)s$/, '')

/** What each of some things has, so many of it. */
const HAS: Record<string, readonly [count: number, things: string][]> = {
  leg: [
    [2, 'bird hen chicken duck goose swan pigeon penguin'],
    [4, 'dog cat horse cow sheep pig goat rabbit lion tiger elephant mouse hamster fox donkey zebra giraffe'],
    [6, 'insect ant bee beetle ladybird ladybug butterfly wasp grasshopper'],
    [8, 'spider'],
  ],
  wheel: [
    [1, 'unicycle'],
    [2, 'bicycle bike motorbike motorcycle'],
    [3, 'tricycle'],
    [4, 'car'],
  ],
  arm: [[8, 'octopus']],
  wing: [[2, 'bird hen chicken duck goose swan pigeon penguin']],
}

export const HAD_BY_EACH = new RegExp(
  `^how many ([a-z]{3,8}) (?:do|does|have|has|are there on|are on|will) (${COUNT} [a-z]{3,12}(?:(?:,? and |, )${COUNT} [a-z]{3,12}){0,3})(?: have| has| got)*${ALTOGETHER}$`,
)

/** Which things have how many of something, and how many of them there are; undefined where that is not known of each. */
export function hadIn(text: string) {
  const plain = text.toLowerCase().replace(/\W+$/, '')
  const [, part = '', all = ''] = HAD_BY_EACH.exec(plain) ?? []
  const things = all.split(/,? and |, /).map(each => {
    const [count = '', thing = ''] = each.split(' ')
    const own = single(thing)
    const has = HAS[single(part)]?.find(([, names]) => names.split(' ').includes(own))?.[0]
    return { own, count: many(count), has: own === '' ? undefined : has }
  })
  return things.every(({ has }) => has !== undefined) ? { part, things } : undefined
}

/** What one of each has, which everybody knows and a child says first. */
export function eachAsked(text: string): string | undefined {
  const { part, things } = hadIn(text) ?? {}
  return (
    things && `How many ${part} has ${things.map(({ own }) => `one ${own}`).join(', and how many has ')}?`
  )
}
