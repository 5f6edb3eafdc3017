import { plainLetters } from '../plain-words.ts'

const list = (names: string) => names.split(',').map(name => name.trim())

/** Names of a kind of which a question about one has one right answer. */
const KINDS = [
  list(
    'Paris, London, Berlin, Madrid, Rome, Lisbon, Vienna, Athens, Dublin, Oslo, Stockholm, Helsinki, Copenhagen, Warsaw, Prague, Budapest, Brussels, Amsterdam, Bern, Moscow, Kyiv, Cairo, Nairobi, Tokyo, Beijing, New Delhi, Canberra, Wellington, Ottawa, Washington D.C., Mexico City, Brasília, Buenos Aires, Lima, Santiago, Bogotá, Ankara, Edinburgh, Cardiff, Belfast, Seoul, Bangkok, Hanoi, Jakarta, Reykjavik, Sofia, Bucharest',
  ),
  list(
    'France, Germany, Spain, Italy, Portugal, Greece, Norway, Sweden, Finland, Denmark, Poland, Hungary, Austria, Switzerland, Belgium, Ireland, England, Scotland, Wales, Iceland, Turkey, Egypt, Kenya, Nigeria, Morocco, India, China, Japan, Thailand, Australia, New Zealand, Canada, Mexico, Brazil, Argentina, Peru, Chile, Colombia, Russia, Ukraine',
  ),
  list('Africa, Antarctica, Asia, Australia, Europe, North America, South America'),
  list('Atlantic Ocean, Pacific Ocean, Indian Ocean, Arctic Ocean, Southern Ocean'),
  list('Mercury, Venus, Earth, Mars, Jupiter, Saturn, Uranus, Neptune'),
  list('Nile, Amazon, Danube, Rhine, Thames, Seine, Volga, Mississippi, Ganges, Yangtze, Congo, Murray'),
  list('January, February, March, April, May, June, July, August, September, October, November, December'),
  list('Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday'),
  list('oxygen, nitrogen, hydrogen, helium, carbon dioxide, methane'),
  list('heart, lungs, liver, stomach, brain, kidneys, skin'),
  list(
    'evaporation, condensation, precipitation, photosynthesis, respiration, digestion, germination, pollination',
  ),
  list('herbivore, carnivore, omnivore, producer, decomposer'),
  list('spring, summer, autumn, winter'),
  list('triangle, square, rectangle, pentagon, hexagon, octagon, circle, rhombus'),
  list('gravity, friction, magnetism, air resistance, upthrust'),
  list('solid, liquid, gas, plasma'),
  list('noun, verb, adjective, adverb, pronoun, preposition, conjunction'),
  list('True, False, Only sometimes true, Nobody can know'),
  list('Yes, No, Only sometimes, Nobody can know'),
  list('A, B, C, D, E'),
]

const bare = (text: string) =>
  plainLetters(text)
    .replace(/^(?:the|a|an|river|mount) /, '')
    .replace(/[^\p{L} ]/gu, '')
    .replace(/(?<=\p{L}{4})s$/u, '')
    .trim()

/** The others of the kind that a name is of; none where it is of none that is known. */
export function othersOfKind(name: string): string[] {
  const own = bare(name)
  const kind =
    KINDS.find(names => names.some(each => bare(each) === own || bare(each) === `${own} ocean`)) ?? []
  return kind.filter(each => bare(each) !== own && bare(each) !== `${own} ocean`)
}
