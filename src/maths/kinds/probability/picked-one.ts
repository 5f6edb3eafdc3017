import { contentOf, isDenied } from '../../stories/content-words.ts'
import { partOfAll } from '../../stories/part-of-all.ts'
import type { Chance } from './question.ts'
import type { Asked } from './scene.ts'

const AT_RANDOM = /\b(?:at random|randomly|without looking|random)\b/
const PICKING = new Set(
  'random look take pick choose select draw person child student pupil member them'.split(' '),
)
/**
 * Reads the chance that one of all is one of some: `In a class of 30 children, 9 wear glasses. A child is picked at random.
 * What is the probability that the child wears glasses?`
 */
export function readPickedOne({ scene, event }: Asked): Chance | undefined {
  if (!AT_RANDOM.test(`${scene} ${event}`) || /\d/.test(event)) return undefined
  const sentences = scene.split('. ')
  const told = sentences.filter(each => !AT_RANDOM.test(each) || /\d.*\d/.test(each)).join('. ')
  const left = sentences.filter(each => !told.includes(each)).join(' ')
  const asked = event.replace(AT_RANDOM, ' ').replace(/\b(?:not|n't)\b|n't\b/, ' ')
  const part = partOfAll(told, asked, left)
  if (!part || /\d/.test(left.replace(/\b1\b/g, ''))) return undefined
  // A girl who is picked is one of the girls.
  const within = new Set(contentOf(part.whole))
  if (!contentOf(left).every(word => within.has(word) || PICKING.has(word))) return undefined
  const wanted = isDenied(event) ? part.all - part.some : part.some
  return { by: 'counting', wanted: BigInt(wanted), all: BigInt(part.all) }
}
