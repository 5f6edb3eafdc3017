import type { Scene } from './scene.ts'

/** Wheels that roll, with the words that have a role in it: parts of patterns. */

const P = '(\\d{1,6}(?:\\.\\d{1,3})?)'
const LENGTH =
  '(mm|cm|m|km|metres?|meters?|centimetres?|centimeters?|kilometres?|kilometers?|ft|feet|inches|in|yards?|miles?)'
const ONE = `${P} ?${LENGTH}`
const TURNS =
  '(?:complete |full |whole )?(?:turns?|revolutions?|rotations?|times)(?: (?:do|does|did|will|would|must|has) (?:it|the wheel|each wheel|the [a-z]+) (?:turned|turn|make|made|rotate|revolve|go round|go around))?'
const WHEEL_OF = '(?: of (?:the |a |an |its |each )?(?:[a-z]+ )?(?:wheels?|tyres?|roller|hoop))?'
const named = (name: string) =>
  `${name}${WHEEL_OF}(?: (?:of|is|are|=|measures|has))*(?: a)? ${ONE}|${ONE}(?: in)? ${name}`

export const WHEEL: Scene<'around' | 'radius' | 'across' | 'pi' | 'turns' | 'asksTurns' | 'far' | 'asksFar'> =
  {
    about: /\b(?:wheels?|tyres?|roller|hoop)\b/,
    roles: {
      pi: '(?:use |using |take |taking |with )?(?:π|pi)(?: as| =| to be| is)* (3\\.14\\d{0,2}|22/7)',
      around: named('circumference'),
      radius: named('radius'),
      across: `${named('diameter')}|${ONE} across`,
      asksTurns: `(?:how many|(?:the )?number of) ${TURNS}`,
      turns: `(?:in |after |for |when it turns |turns |makes |make )?${P} ${TURNS}`,
      asksFar:
        '(?:how far|(?:what|the) distance|distance)(?: (?:does|will|would|did|has|is) (?:it|the wheel|the [a-z]+))?',
      far: `(?:in (?:travelling|covering|rolling)|travels?|rolls?|goes|moves|covers?|rolled|travel|in|over|along|distance of|a journey of|moving|to travel|to cover) (?:a distance of |a journey of )?${ONE}`,
    },
    idle: `wheel wheels bicycle bike cycle car tyre tyres roller hoop cart truck bus garden rolls roll rolled travel travels travelling moves move moved goes go
   turn turns turned make makes made cover covers covered forward along road distance each front back its a complete without slipping as use`,
  }
