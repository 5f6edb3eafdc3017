import { expect, test } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { hostileTexts } from '#support/hostile-texts.ts'
import { isAll } from '#support/how-much.ts'
import { createMask, hideFencedForVoice, hideForVoice } from './mask.ts'

/** One of the names is a word, so that what stands around it decides. */
const family = { parents: ['Rosa Lindgren'], children: ['Mark', 'Mina'], emails: ['rosa@example.org'] }
/** Characters: as long as a conversation that is sent along. */
const LENGTH = isAll ? 100_000 : 10_000

/** The masks are put on where others are answered, unlike all that reads. */
test.each(hostileTexts.map(text => [text.name, text] as const))(
  'names are hidden in %s in a time that grows with its length alone',
  async (_, text) => {
    const read = (written: string) => {
      const mask = createMask(family)
      mask.show(mask.hide(written))
      mask.showJson(mask.hideFenced(written))
      hideForVoice(written, family)
      hideFencedForVoice(written, family)
    }
    expect(await growth(Math.floor(text.timesIn(LENGTH) / 2), text.repeated, read)).toBeLessThan(MOST_GROWTH)
  },
)
