import { FREQUENT_QUESTIONS, TOPICS, type Topic } from '#maths/language/en/faq/index.ts'
import { NONE, netOf } from '#tutor/classes/network.ts'
import { likeliest } from '#tutor/faq/chances.ts'
import { questionFeatures } from '#tutor/faq/features.ts'
import { seededNumbers } from '../../safety/seeded-numbers.ts'
import { type Asked, asWritten, others, writers } from './corpus.ts'
import { learnQuestions } from './learn.ts'

/** Each writer by a net that has learnt from the rest alone; every fifth of the messages that ask something else is kept back. */
const random = seededNumbers(3)
const oneOf = <Item>(all: readonly Item[]) => all[Math.floor(random() * all.length)] as Item
const topicsOf = new Map(FREQUENT_QUESTIONS.map(({ id, topics }) => [id, topics]))
const percent = (part: number, of: number) => `${((100 * part) / Math.max(1, of)).toFixed(1)} %`

interface Told extends Asked {
  told: string
  chance: number
}

const isKeptBack = (_: Asked, at: number) => at % 5 === 0
const all: Told[] = []
const only = process.argv[2]
for (const [writer, own] of writers) {
  if (only && writer !== only) continue
  const rest = [...writers].filter(([name]) => name !== writer).flatMap(([, theirs]) => theirs)
  const learnt = learnQuestions([
    ...rest,
    ...asWritten,
    ...others.filter((each, at) => !isKeptBack(each, at)),
  ])
  const net = netOf(learnt)
  const told = [...own, ...others.filter(isKeptBack)].map((each): Told => {
    const { question, chance } = likeliest(learnt.words, net(questionFeatures(each.text)), tableFor(each))
    return { ...each, told: question?.id ?? NONE, chance }
  })
  say(writer, told)
  all.push(...told)
}
say('all', all)
for (const { id, how, told, chance, text } of all
  .filter(each => each.told !== each.id && each.chance > 0.5)
  .slice(0, 60))
  process.stdout.write(`${id} (${how}) told ${told} ${chance.toFixed(2)}: ${text}\n`)

function tableFor({ id, how }: Asked): readonly Topic[] {
  if (id === NONE || how === 3) return [oneOf(TOPICS)]
  return [oneOf(topicsOf.get(id) ?? TOPICS)]
}

function say(name: string, told: readonly Told[]) {
  const asked = told.filter(({ id }) => id !== NONE)
  const none = told.filter(({ id }) => id === NONE)
  const right = (some: readonly Told[]) =>
    percent(some.filter(each => each.told === each.id).length, some.length)
  const byHow = [1, 2, 3].map(how => right(asked.filter(each => each.how === how))).join(' ')
  process.stdout.write(
    `${name}: ${right(asked)} of ${asked.length} (${byHow}); none: ${right(none)} of ${none.length}\n`,
  )
  for (const least of [0.3, 0.5, 0.7, 0.9]) {
    const sure = told.filter(each => each.told !== NONE && each.chance >= least)
    const isRight = (each: Told) => each.told === each.id
    process.stdout.write(
      `  from ${least}: ${percent(sure.filter(isRight).length, asked.length)} of those asked rightly told, ${percent(sure.filter(each => !isRight(each)).length, sure.length)} of what is told wrong; of others ${percent(sure.filter(each => each.id === NONE).length, none.length)}\n`,
    )
  }
}
