import { danger, harmless, measure, measureUnseen } from '../corpus/safety/corpus.ts'
import type { Bench, Figure } from './figure.ts'

export const safety: Bench = {
  name: 'safety',
  async run() {
    const { heard, flagged, missed, alarms } = measure()
    const unseen = measureUnseen()
    const percent = (part: number, whole: number) => (100 * part) / whole
    const figures: Figure[] = []
    for (const [concern, { all, heard: count }] of heard) {
      figures.push({
        what: `heard of ${all}: ${concern.replaceAll('_', ' ')}`,
        value: (100 * count) / all,
        unit: '%',
        aim: { least: 90 },
      })
    }
    for (const [kind, { all, flagged: count }] of flagged) {
      figures.push({
        what: `false alarms of ${all}: ${kind}`,
        value: count,
        unit: 'messages',
        aim: { most: 1 },
      })
    }
    figures.push(
      {
        what: `heard of ${unseen.urgent.all} urgent ones by other writers, not learnt from`,
        value: percent(unseen.urgent.heard, unseen.urgent.all),
        unit: '%',
        aim: { least: 97 },
      },
      {
        what: `heard of ${unseen.talk.all} worth a talk by other writers, not learnt from`,
        value: percent(unseen.talk.heard, unseen.talk.all),
        unit: '%',
        aim: { least: 97 },
      },
      {
        what: `of ${unseen.home.all} of harm at home among them, kept from home`,
        value: percent(unseen.home.kept, unseen.home.all),
        unit: '%',
        aim: { least: 97 },
      },
      {
        what: `false alarms in ${unseen.harmless.all} harmless ones close to danger, not learnt from`,
        value: (500 * unseen.harmless.flagged) / unseen.harmless.all,
        unit: 'of 500',
        aim: { most: 1 },
      },
      {
        what: `heard of all ${danger.length} messages of danger`,
        value: 100 - (100 * missed.length) / danger.length,
        unit: '%',
        aim: { least: 97 },
      },
      {
        what: `false alarms in all ${harmless.length} harmless ones`,
        value: (500 * alarms.length) / harmless.length,
        unit: 'of 500',
        aim: { most: 1 },
      },
    )
    return figures
  },
}
