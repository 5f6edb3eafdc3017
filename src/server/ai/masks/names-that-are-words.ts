/** Names of the calendar: a date is no name. */
const CALENDAR =
  'april may june july august sunday monday tuesday wednesday thursday friday saturday spring summer autumn winter easter noel'

/** Names that begin a question too. */
const ASKING = 'will may can do is an my so no in it to on up he be me we us at as by if am go or of'

/** Names that tell somebody to do something. */
const TELLING =
  'mark chase skip grant page trace pat bob rob bill nick lance wade chance cash cook fish hunt sail drew'

const OTHERS = `ace amber angel apple art ash ashes aspen aurora bailey baker ball bank banks barber basil bay bean
bee bell berry best bird bishop black blaze bliss blossom blue bond bonnie booth bridge bridges brook brooke brooks
brown buck bud bunny bush butler candy carol carpenter carter case castle cat cedar charity cherry christian church
clay clever cliff clover cloud coal cole colt cooper coral cotton cross crystal cruz curry daisy dale dash dawn day
daly dean dear destiny diamond dice dove drake duke dusty eagle earl echo eden ember evening faith
farmer fern field fields finch finger finn fisher flint flora flower forest fox francs frank free french frost gay gem gene
genesis ginger glen glory gold goldie good goose grace gray green grey guy hall happy hardy harmony harper harry
hart haven hawk hay hazel heart heath heather heaven hero hill holly honey honor honour hope house hunter ice indigo
iris isle ivory ivy jack jade jasmine jay jazz jet jewel joy judge juniper justice key king kit kitty knight lake
lamb lane lark laurel lavender leaf lee liberty light lily lion little long lord lotus love lucky maple march
marble marigold marina mason maverick max melody mercy merry mile miles miller min mint misty moon moody moore morning
moss noble north nova nut oak ocean olive opal orange park parker parks pat patience pax peace peach pearl penny pepper
petal peter phoenix piper plum poem poet point pond poppy pope porter potter power powers precious price prince princess
promise prudence queen quest quill rain raven ray red reed reef rice rich ridge river rivers robin rock rocky rod
rome root rory rose rosemary rowan royal ruby rush rusty sage sailor sandy savannah scarlet sea serenity shade sharp
shepherd shore short silver sin sky small smart snow solo sonny soul south star stark steel stern stone storm strong sue
sunny sutton swan swift tab tailor tan tanner taylor teal temple terra thorn tiger timber topaz treasure trinity true truth
tucker velvet verity victor victory vine violet virgo walker ward warden waters way weaver webb well wells west
west whisper white wilde wild willow wind wise wolf wood woods worth wren young zen
parent parents mother father mum dad child children kid baby boy girl student pupil teacher helper friend family grade school
story number page paper answer question mister lady man woman person doctor nurse cook driver singer painter writer
al ho hi oh ha la pi sum ten one two six son sun x y`

const createSet = (words: string) => new Set(words.trim().split(/\s+/))
const calendar = createSet(CALENDAR)
const asking = createSet(ASKING)
const telling = createSet(TELLING)
const all = new Set([...calendar, ...asking, ...telling, ...createSet(OTHERS)])

/** Whether a name, in its plain form, is a word as well. A single letter is: it stands for a number. */
export function isAlsoWord(form: string): boolean {
  return all.has(form) || /^[a-z]$/.test(form)
}

/** "My name is will": a name whatever it looks like. */
const INTRODUCED = /\b(?:names?(?:['’]?s| is| was|:)|called|call me|named)\s+$/i
const I_AM = /\b(?:i am|i['’]?m)\s+$/i
/** Only a name is greeted, thanked and titled, where it has a capital. */
const ADDRESSED = /\b(?:hi|hello|hey|dear|thanks|thank you|bye|well done|sorry|mr|mrs|ms|miss|dr)[,.]?\s+$/i
/** The line that a prompt of ours puts before a name. */
const FENCED = /<<< [A-Z' ]*NAME [0-9a-f]{16}\n$/
const SENTENCE_START = /(?:^|[.!?:;\n"“(•>#|-]\s*)$/
const LINE_START = /(?:^|\n)\s*$/
const LINE_END = /^\s*[.!]?\s*(?:\n|$)/
const CLAUSE_END = /^\s*(?:[.,!?)\n]|and\b|$)/
const DATE_BEFORE =
  /(?:\b(?:in|of|since|until|till|by|during|from|to|on|early|late|mid|next|last|this|every|each|after|before|between|and|or|is|has|have|month|day)|\d(?:st|nd|rd|th)?|,)\s*$/i
const DATE_AFTER = /^\s*(?:\d|,? (?:and|or|to) [A-Z]|, [A-Z][a-z]+(?:,| and| or)|has \d+ days)/
/** What follows who does something: at the start of a sentence the best sign that it is somebody. */
const DOES_SURELY =
  /^\s+(?:has|had|is|was|does|did|can|could|would|should|also|then|never|told|got|went|ate|ran|gave|made|said|used|thought|bought|spent|wants|likes|loves|needs|buys|gets|goes|eats|runs|gives|makes|says|thinks|walks|reads|plays|saves|knows|finds|sees|takes|lives|[a-z]{3,}ed)\b/
const DOES =
  /^\s+(?:always|sold|paid|put|cut|left|met|sent|kept|saw|found|felt|won|lost|took|came|knew|drew|wrote|rode|swam|sang|began|drank|drove|threw|caught|built|held|sat|stood|shared|(?!(?:this|his|its|us|as|lots|yes|less|plus|minus|times)\b)[a-z]+(?<![s'])s)\b/
/** Somebody is spoken to, or owns something, or is named in full. */
const NAMED = /^(?:['’]s\b|['’](?=\s)|[,!]|\s+(?:and\s+)?[A-Z][a-z])/

/**
 * Whether a word that may be a name is meant as one: by its capital, what stands around it and where in the sentence.
 * @param form the name in its plain form, such as `mark`
 */
export function isMeantAsName(text: string, from: number, to: number, form: string): boolean {
  const before = text.slice(Math.max(0, from - 60), from)
  const after = text.slice(to, to + 60)
  if (INTRODUCED.test(before) || FENCED.test(before)) return true
  const isCapital = /^\p{Lu}/u.test(text.slice(from, to))
  if (I_AM.test(before) && (isCapital || !asking.has(form)) && CLAUSE_END.test(after)) return true
  if (form.length === 1 || !isCapital || after.startsWith('(')) return false
  if (ADDRESSED.test(before)) return true
  if (calendar.has(form) && (DATE_BEFORE.test(before) || DATE_AFTER.test(after))) return false
  // "Mark" by itself signs; "May" and "will" may be what was asked for.
  if (LINE_START.test(before) && LINE_END.test(after)) return !calendar.has(form) && !asking.has(form)
  if (!SENTENCE_START.test(before) || DOES_SURELY.test(after)) return true
  const isQuestion = asking.has(form) && /^[^.!\n]*\?/.test(text.slice(to, to + 300))
  if (isQuestion) return /^(?:['’]s\b|,)/.test(after)
  return NAMED.test(after) || CLAUSE_END.test(after) || (!telling.has(form) && DOES.test(after))
}
