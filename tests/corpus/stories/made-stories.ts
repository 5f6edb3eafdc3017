import { readFileSync } from 'node:fs'
import type { Told } from './learn-to-read.ts'

const PATTERNS = readFileSync(new URL('./patterns-of-stories.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line && !line.startsWith('#'))
const BOYS = 'Tom Ben Sam Leo Omar Finn Luca Max Theo Idris Pavel Kofi'.split(' ')
const GIRLS = 'Mia Ella Zara Nina Ruby Aisha Lena Ivy Freya Hana Priya Chloe'.split(' ')
const THINGS =
  `apple/apples sticker/stickers marble/marbles pencil/pencils book/books shell/shells cookie/cookies egg/eggs
  card/cards stamp/stamps balloon/balloons bead/beads orange/oranges sweet/sweets coin/coins toy car/toy cars rose/roses
  muffin/muffins crayon/crayons button/buttons flower/flowers ticket/tickets plum/plums photo/photos pen/pens
  brick/bricks lemon/lemons ball/balls doll/dolls pebble/pebbles mango/mangoes cupcake/cupcakes cherry/cherries badge/badges
  cracker/crackers comic/comics seashell/seashells tomato/tomatoes notebook/notebooks magazine/magazines toffee/toffees peach/peaches
  eraser/erasers bracelet/bracelets rubber band/rubber bands baseball card/baseball cards goldfish bowl/goldfish bowls
  sandwich/sandwiches potato/potatoes biscuit/biscuits t-shirt/t-shirts chocolate bar/chocolate bars envelope/envelopes`
    .split(/(?<=s)\s+/)
    .map(each => each.trim().split('/') as [string, string])
const BOXES =
  'box/boxes bag/bags basket/baskets jar/jars packet/packets tin/tins bucket/buckets crate/crates tray/trays'
    .split(' ')
    .map(each => each.split('/') as [string, string])
const TOYS = ['bike', 'game', 'scooter', 'drum', 'camera']

/** A made story with what computes its answer; null where nobody can answer it. */
export type MadeStory = Told & { calc: string | null }

/** Stories made from patterns, always the same; `times` of each pattern. */
export function madeStories(times: number): MadeStory[] {
  const random = numbersFrom(20_25)
  return PATTERNS.flatMap(pattern =>
    Array.from({ length: times }, () => make(pattern, random)).filter(each => each !== undefined),
  )
}

type Random = (below: number) => number

function numbersFrom(seed: number): Random {
  let state = seed
  return below => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * below)
  }
}

function make(pattern: string, random: Random): MadeStory | undefined {
  const [text = '', sum = '?'] = pattern.split(' = ')
  const pick = <T>(list: readonly T[]): T => list[random(list.length)] as T
  for (let attempt = 0; attempt < 40; attempt++) {
    const numbers = numbersOf(random)
    const answer = sum === '?' ? null : computed(sum, numbers)
    if (answer !== null && !(answer > 0 && Math.abs(answer * 100 - Math.round(answer * 100)) < 1e-6)) continue
    if (answer !== null && !Number.isInteger(answer) && !/\b(dd|h)\b|3\/4/.test(sum)) continue
    const isBoy = random(2) === 0
    const names = shuffled(isBoy ? BOYS : GIRLS, random)
    const things = shuffled(THINGS, random)
    const box = pick(BOXES)
    const words: Record<string, string> = {
      A: names[0] ?? '',
      B: pick(isBoy ? GIRLS : BOYS),
      D: names[1] ?? '',
      He: isBoy ? 'He' : 'She',
      he: isBoy ? 'he' : 'she',
      him: isBoy ? 'him' : 'her',
      his: isBoy ? 'his' : 'her',
      His: isBoy ? 'His' : 'Her',
      x: things[0]?.[0] ?? '',
      X: things[0]?.[1] ?? '',
      y: things[1]?.[0] ?? '',
      Y: things[1]?.[1] ?? '',
      Z: things[2]?.[1] ?? '',
      o: box[0],
      C: box[1],
      toy: pick(TOYS),
      adj: 'red',
    }
    // Lists of one length go together: `sold` with `sell`.
    const places = Array.from({ length: 9 }, (_, length) => random(length || 1))
    const chosen = text
      .replace(
        /\[([^\]]*)\]/g,
        (_, list: string) => list.split('|')[places[list.split('|').length] ?? 0] ?? '',
      )
      .replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? String(numbers[slot] ?? ''))
      .replace(/ +/g, ' ')
      .replace(/ ([.?,])/g, '$1')
      .replace(/(^|[.?] )([a-z])/g, (_, before: string, letter: string) => before + letter.toUpperCase())
    return { q: typed(chosen, random), answer, calc: answer === null ? null : calculation(sum, numbers) }
  }
  return undefined
}

function numbersOf(random: Random): Record<string, number> {
  const size = [12, 30, 100, 400][random(4)] ?? 30
  const between = (low: number, high: number) => low + random(high - low + 1)
  const [k, n, j] = [between(2, 9), between(2, 12), between(2, 8)]
  const b = between(2, size)
  const a = b + between(1, size)
  const dd = between(15, 99) / 10 + 5
  return {
    a,
    b,
    c: between(1, Math.max(2, a - b)),
    k,
    n,
    j,
    q: between(1, k * n),
    m: k * n,
    u: k * n + between(1, k - 1),
    s: (k + 1) * between(2, 9),
    e: 2 * between(2, 30),
    f: 4 * between(2, 15),
    g: 3 * between(2, 15),
    h: 20 * between(1, 10),
    p: [10, 20, 25, 50][random(4)] ?? 10,
    L: k * n + between(1, 40),
    T: a + b + between(1, 20),
    dd,
    de: between(11, 48) / 10,
  }
}

function computed(sum: string, numbers: Record<string, number>): number {
  const { u = 0, k = 1 } = numbers
  if (sum === 'ceil') return Math.ceil(u / k)
  if (sum === 'floor') return Math.floor(u / k)
  const value = new Function(...Object.keys(numbers), `return ${sum}`)(...Object.values(numbers)) as number
  return Math.round(value * 1e6) / 1e6
}

function calculation(sum: string, numbers: Record<string, number>): string {
  if (sum === 'ceil' || sum === 'floor') return `Math.${sum}(${numbers.u}/${numbers.k})`
  return sum.replace(/[a-zA-Z]+/g, name => String(numbers[name]))
}

/** As some type: in small letters, without marks. */
function typed(text: string, random: Random): string {
  const way = random(6)
  if (way === 0) return text.toLowerCase().replace(/\?$/, '')
  if (way === 1) return text.toLowerCase().replace(/[.,?](?= |$)/g, '')
  return text
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const mixed = [...list]
  for (let i = mixed.length - 1; i > 0; i--) {
    const j = random(i + 1)
    ;[mixed[i], mixed[j]] = [mixed[j] as T, mixed[i] as T]
  }
  return mixed
}
