import { asksWhichAverage, averagesIn } from '../facts/which-average.ts'
import { wasSaid } from '../replies/voice.ts'
import { isAtLoss, isNew, onWhole } from './on-whole.ts'

type Name = 'mean' | 'median' | 'mode'
type Averages = ReturnType<typeof averagesIn>

const VALUES = /\b(mean|median|mode) ?(?:is|was|=|:|would be) ?(-?\d+(?:\.\d+)?)/gi
const NAMES = /\b(?:mean|median|mode)\b/gi
/** A name that is denied, or of which something is told that is no praise. */
const DENIED =
  /\b(?:not|forget|never|than|of|without|against|\p{L}+n['’]?t)(?: (?:be|use|pick|choose|the))* (?:mean|median|mode)\b|\b(?:mean|median|mode) (?:\p{L}+n['’]?t|gets|goes|would|can|is(?! (?:the |more |much )?(?:best|better|fair|good|right|typical|useful|suitable)))/giu
const OF_OUTLIER =
  /\b(?:outliers?|extreme|(?:way|much|so|too|far|really|very) (?:bigger|higher|smaller|lower|larger|big|high|small|low|large|away)|mess\w*|pull\w*|skew\w*|drag\w*|affect\w*|ruin\w*|throws?|spoil\w*|changes?)\b/i
const OF_MOST = /\b(?:most|twice|more than once)\b/i
const ASKS = /^\W*(?:(?:but|and|so|ok) )*(?:what|whats|how|why|which)\b/i
const OPENED = 'It asks for a choice and its reason. '
const LOOK =
  'Look at the numbers: does one of them stand far from the rest, and what would it do to the mean?'
const COMPARE =
  'How do you find each average, and which number would change it most? Then which shows best what is usual here?'

/** What the child says of a choice between averages: its numbers, its choice and its reason. */
function toChoice(said: string, averages: Averages, before: string | undefined): string | undefined {
  const { outlier } = averages
  const values = [...said.matchAll(VALUES)].map(([, name = '', value = '']) => {
    const own = averages[name.toLowerCase() as Name]
    const isTrue =
      Math.abs((own ?? Number.NaN) - Number(value)) <= 0.5001 / 10 ** (value.split('.')[1]?.length ?? 0)
    return { text: `${name.toLowerCase()} is ${value}`, name, isTrue }
  })
  const wrong = values.find(({ isTrue }) => !isTrue)
  if (wrong) return `Look at the ${wrong.name} once more: how do you find it in this list?`
  const known = values.length > 0 ? `Yes, the ${values.map(({ text }) => text).join(', and the ')}. ` : ''
  const rest = said.replace(VALUES, ' ')
  const isOfOutlier =
    outlier !== undefined &&
    (OF_OUTLIER.test(said) || new RegExp(`\\b(?:cos|coz|because|since)\\b.*\\b${outlier}\\b`, 'i').test(said))
  const names = new Set(rest.replace(DENIED, ' ').toLowerCase().match(NAMES))
  // What the number does to the mean is told for another one.
  if (isOfOutlier && names.size > 1) names.delete('mean')
  const [choice = isOfOutlier ? before : undefined, ...others] = names
  if (choice && others.length === 0) return `${known}${toOne(choice as Name, averages, isOfOutlier, rest)}`
  if (isOfOutlier) return `${known}Good thinking: ${pulled(outlier)} Which other one fits better, and why?`
  return known === '' ? undefined : `${known}Which average fits these numbers best, and why?`
}

const pulled = (outlier: number) => `${outlier} is far from the others, and it pulls the mean towards it.`

function toOne(choice: Name, { mode, outlier }: Averages, isOfOutlier: boolean, said: string): string {
  if (choice === 'mode' && mode === undefined)
    return 'Is there one number in the list that comes more often than all the others?'
  if (choice === 'mode' && OF_MOST.test(said))
    return `That is a good reason for the mode: ${mode} comes most often. It fits where the most common one is wanted.`
  if (choice !== 'mean' && isOfOutlier && outlier !== undefined)
    return `That is a good reason: ${pulled(outlier)} The ${choice} it hardly touches.`
  if (outlier === undefined)
    return `Good that you choose one! Why the ${choice}: what does it show of these numbers?`
  return `Good that you choose one! Why the ${choice}: what does the ${outlier} do to the mean?`
}

/** What stands behind the asking is the child’s own, but for the names that are to be chosen from. */
const ownWords = (text: string) =>
  text
    .replace(/^[\s\S]*\b(?:which|should|best)\b/i, ' ')
    .replace(/\b(?:mean|median|mode)(?:,? (?:or |and )?(?:the )?(?:mean|median|mode|range)){1,3}\b/gi, ' ')

/** Which average is best: the choice and its reason count, and nothing is to be worked out for it. */
export const WHICH_AVERAGE = onWhole('which average', asksWhichAverage, (talk, said, text) => {
  const isOpened = isNew(talk) || said.includes(text)
  const before = /\bWhy the (median|mode):/.exec(talk.told.at(-1) ?? '')?.[1]
  const own = isOpened ? ownWords(said) : said
  const choice = ASKS.test(own) ? undefined : toChoice(own, averagesIn(text), before)
  if (isOpened) return `${OPENED}${choice ?? LOOK}`
  return choice ?? (isAtLoss(talk) ? [LOOK, COMPARE].find(each => !wasSaid(talk.told, each)) : undefined)
})
