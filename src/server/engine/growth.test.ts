import { expect, test } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { hostileTexts } from '#support/hostile-texts.ts'
import { isAll, someOf } from '#support/how-much.ts'
import { engineDoors } from '#support/server/engine-doors.ts'
import { engineGroups } from '#support/server/engine-groups.ts'
import { timeLimits } from '#support/time-limits.ts'

/** Repetitions with which what has no end is found before it is begun. */
const FEW = 8
/** Characters of the longer one of each two texts: the most of a question, and few enough for each run. */
const LENGTH = isAll ? 5_000 : 800
/** In each run every second text comes to one door. */
const pairs = someOf(
  hostileTexts.flatMap((text, at) =>
    engineDoors.map((_, door) => ({ text, door: engineDoors[(at + door) % engineDoors.length] })),
  ),
  Math.ceil(hostileTexts.length / 2),
)

test('every task of the engine has a door here', async () => {
  const groups = await engineGroups()
  const tasks = groups.flatMap(({ name, tasks }) => Object.keys(tasks).map(task => `${name}.${task}`))
  expect(engineDoors.map(({ name }) => name).toSorted()).toEqual(tasks.toSorted())
})

test('a text that is twice as long takes about twice as much at every door', {
  timeout: timeLimits.long,
}, async () => {
  const worse: string[] = []
  for (const { text, door } of pairs) {
    if (!door) continue
    for (const times of [FEW, Math.floor(text.timesIn(LENGTH) / 2)]) {
      const grown = await growth(times, text.repeated, door.open)
      if (grown < MOST_GROWTH) continue
      worse.push(`${door.name}: ${text.name}, ${grown.toFixed(1)} times as much`)
      break
    }
  }
  expect(worse).toEqual([])
})
