/** A shorter word with another letter is another word. */
const LONG_WORD = 6

/** Words of six letters and more that one letter makes another word: such a slip may be a mistake in the thing. */
const CONFUSED = new Set(
  `stationary stationery desert dessert complement compliment casual causal martial marital united untied sacred scared
  nitrate nitrite sulphate sulphite sulfate sulfite chlorate chlorite ethane ethene ethyne methane propane propene butane
  butene alkane alkene alkyne ureter granada grenada dinner diner hoping hopping planed planned taping tapping staring
  starring scraping scrapping latter later bitter biter moral morale breath breathe clothe cloths device devise advice
  advise practice practise licence license prophecy prophesy ascent assent canvas canvass soldier solder through thorough
  though thought trough country county statue statute secret secrete weather whether wither whither envelop envelope human
  humane artist artiste capital capitol symbol cymbal parson person minister minster lightning lightening convection
  convention conviction affect effect except accept insect inject carrot garrote colour collar guerrilla gorilla personal
  personnel council counsel allusion illusion elusion emigrate immigrate migrate eminent imminent course coarse vacation
  vocation crater creator median medium region religion mission omission reject eject deduce seduce induce reduce produce
  conserve converse preserve perverse process progress adverse averse corporal corporeal ordinance ordnance principal
  principle quotient patient singer signer finger dairies diaries barrier carrier pallet palette pellet palate plaque
  plague planet planets plants pants shelf shelves tropic topic comet comment comma coma cereal serial censor sensor
  continent content incontinent contest context bacteria bacterial nuclear unclear metal mettle medal meddle miner minor
  naval navel assure ensure insure mantel mantle pistil pistol plantar planter profit prophet session cession vertex vortex
  veracity voracity turbid turgid illegible eligible exalt exult ingenious ingenuous loathe loath perimeter parameter
  pendant pendent populace populous reality realty straight strait sever severe tortuous torturous uninterested
  disinterested violent violet women woman austria australia gambia zambia mali malawi niger nigeria iran iraq slovenia
  slovakia dominica dominican mauritius mauritania latvia lativa gabon georgia guinea guyana mitosis meiosis`.split(
    /\s+/,
  ),
)

const VOWEL = /[aeiouy]/
/** Consonants that sound alike; another one in their place makes another word more often than a slip. */
const ALIKE = ['sc', 'sz', 'ck', 'gj', 'fv', 'dt', 'kq', 'xz', 'mn']

function isLikeSlip(right: string, typed: string): boolean {
  if (VOWEL.test(right) && VOWEL.test(typed)) return true
  return ALIKE.some(pair => pair.includes(right) && pair.includes(typed))
}

/**
 * Whether a long word was meant and one letter of it slipped: one too many, one too few, two that changed places, or
 * one for another that sounds like it. Its first letter is right, and the slip makes no other word that is known.
 */
export function isOneSlip(right: string, typed: string): boolean {
  if (right.length < LONG_WORD || /\d/.test(right) || right === typed || right[0] !== typed[0]) return false
  if (Math.abs(right.length - typed.length) > 1 || CONFUSED.has(typed)) return false
  let start = 0
  while (start < right.length && right[start] === typed[start]) start++
  const [rest, other] = [right.slice(start), typed.slice(start)]
  if (rest.slice(1) === other || rest === other.slice(1)) return true
  const isSwapped = rest[0] === other[1] && rest[1] === other[0] && rest.slice(2) === other.slice(2)
  return isSwapped || (rest.slice(1) === other.slice(1) && isLikeSlip(rest[0] ?? '', other[0] ?? ''))
}
