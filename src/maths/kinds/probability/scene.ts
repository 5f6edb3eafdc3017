import { type Instruction, readInstruction } from '../../wording/instructions.ts'

/** What happens, and what of it the chance is asked for. */
export interface Asked {
  scene: string
  event: string
}

const ASKS = "(?:find|what is|what's|what are|work out|calculate|write down|give|state|determine)"
const CHANCE = '(?:theoretical )?(?:probability|prob|chances?|likelihood)'
const ASK = new RegExp(
  `^(?:and )?(?:${ASKS} )?(?:the |a )?(?:${CHANCE}(?: of| that| for)? |p ?\\()(.+?)\\)?$`,
)
const DOING: Readonly<Record<string, string>> = {
  get: 'getting',
  roll: 'rolling',
  throw: 'throwing',
  toss: 'tossing',
  pick: 'picking',
  draw: 'drawing',
  take: 'taking',
}
/** `the probability to roll a 6` */
const TO_DO = new RegExp(`\\b(${CHANCE}) to (${Object.keys(DOING).join('|')})\\b`, 'g')
/** `it does not land on 3`, `the spinner will not show a 3`, `it not landing on 3` */
const NOT =
  /^(?:(?:it|you|she|he|they|the [a-z]+) )?(?:(?:do|does|did|will|is) not|(?:do|does|did|is)n't|won't)(?: (?:land|stop) on| show| get| roll| throw| pick| choose| draw| take| be)? |^(?:it |the [a-z]+ )?not (?:(?:landing|stopping) on|getting|rolling|throwing|picking|choosing|drawing|showing) /
const LATER = new RegExp(`,? (?=${ASKS} (?:the )?${CHANCE}\\b)|, (?=(?:then )?the ${CHANCE} of)`, 'g')
const LINKS = / (?:when|if|from|on|with|using|after|in|by|for) /g

/** Every way in which a text may be parted into what happens and what is asked; none where it does not ask for a chance. */
export function scenesOf(plain: string): { asked: Asked[]; instruction: Instruction } | undefined {
  const sentences = plain
    .replace(TO_DO, (_, chance, verb) => `${chance} of ${DOING[verb]}`)
    .replace(LATER, '. ')
    .split(/[.?!;]+\s+/)
    .map(each => each.replace(/[.?!\s]+$/, '').trim())
    .filter(each => each !== '')
  let instruction: Instruction = {}
  const kept: string[] = []
  for (const sentence of sentences) {
    const own = readInstruction(sentence)
    if (own) instruction = { ...instruction, ...own }
    else kept.push(sentence)
  }
  const [said] = (ASK.exec(kept.at(-1) ?? '') ?? []).slice(1)
  if (said === undefined) return undefined
  const event = said.replace(NOT, 'not ')
  const scene = kept.slice(0, -1).map(withoutIf).join('. ')
  // The article at the front went with the words that ask.
  if (scene !== '')
    return {
      asked: [
        { scene, event },
        { scene: `a ${scene}`, event },
      ],
      instruction,
    }
  const asked = [...event.matchAll(LINKS)].map(({ index, 0: link }) => ({
    event: event.slice(0, index),
    scene: withoutIf(event.slice(index + link.length)),
  }))
  return { asked, instruction }
}

function withoutIf(text: string): string {
  return text
    .replace(/^(?:if|when|suppose|suppose that|imagine) /, '')
    .replace(/,$/, '')
    .trim()
}
