import type { Asked } from './scene.ts'

export interface Contents {
  counts: Map<string, bigint>
  all: bigint
}

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white']
const SORT = '\\d{1,3} [a-z]+(?: (?!and\\b|in\\b|which\\b)(?:jelly )?[a-z]+)?'
const SORTS = new RegExp(`${SORT}(?:(?:, (?:and )?| and )${SORT}){1,4}`)
const WHATEVER = /\b(?:pieces? of fruit|fruits?|items?|people|person|students?|pupils?|children|members?)\b/g
const SECTIONS =
  /^(?:a )?(?:fair )?spinner (?:has|with|is divided into) (\d{1,2}) equal (?:sections|sectors|parts)(?:[:,]| of which)? (?=\d)(.*?)(?:(?:\.| and) (?:it|the spinner) is spun(?: once)?)?$/
const NAMED =
  /equal (?:sections|sectors|parts),? (?:which are )?(?:coloured|colored|labelled|labeled)? ?((?:[a-z]+, ){1,8}[a-z]+,? and [a-z]+)/

const singular = (noun: string) => noun.replace(/ies$/, 'y').replace(/s$/, '')

/** Sweets by their taste, apples and pears, boys and girls, the sections of a spinner: as counters of one colour each. */
export function asCounters({ scene, event }: Asked): Asked {
  const counted = scene
    .replace(
      NAMED,
      (_, list: string) => `equal sections: ${list.replace(/(?:, (?:and )?| and |^)/g, '$&1 ')}`,
    )
    .replace(SECTIONS, 'a bag contains $1 counters: $2')
  const [list = ''] = SORTS.exec(counted) ?? []
  const items = list.split(/,? and |, /).map(item => /^\d+ ([a-z]+)(?: (.+))?$/.exec(item)?.slice(1) ?? [])
  const [noun, names] = [items.at(-1)?.[1], items.map(([name = '']) => name)]
  const isOfOneSort = items.every(([, own = noun]) => own === noun)
  const colours = new Set(names)
  if (list === '' || !isOfOneSort || colours.size < items.length) return { scene: counted, event }
  const isColoured = names.every(name => COLOURS.includes(name))
  const inCounters = (text: string) => {
    const kept = text
      .replace(/\bfruit (?=bowl\b)/, '')
      .replace(WHATEVER, thing => (/s$|people|children|pieces/.test(thing) ? 'counters' : 'counter'))
    const sorted = isColoured
      ? kept
      : names.reduce((said, name, at) => {
          const plural = new RegExp(`\\b${name}\\b`, 'g')
          if (noun !== undefined) return said.replace(plural, COLOURS[at] ?? name)
          return said
            .replace(plural, `${COLOURS[at]} counters`)
            .replace(new RegExp(`\\b${singular(name)}\\b`, 'g'), `${COLOURS[at]} counter`)
        }, kept)
    return noun === undefined
      ? sorted
      : sorted
          .replace(new RegExp(`\\b${noun}\\b`, 'g'), 'counters')
          .replace(new RegExp(`\\b${singular(noun)}\\b`, 'g'), 'counter')
  }
  return { scene: inCounters(counted), event: inCounters(event) }
}
