import type { Intent } from './intent.ts'
import { tellsOfItself } from './subjects.ts'

/** Words that belong to other subjects, or to things that a program can't do. */
const OTHER_SUBJECTS =
  /\b(?:photosynthesis|plants?|flowers?|capital(?: city)? of|countr(?:y|ies)|france|paris|london|africa|europe|america|rivers?|mountains?|volcano(?:es)?|planets?|space|moon|stars|the sun|dinosaurs?|romans?|egyptians?|vikings?|tudors?|history|king|queen|president|prime minister|war|science|biology|chemistry|physics|atoms?|electricity|gravity|cells?|body|heart|blood|lungs|bones|animals?|insects?|spelling|spell|grammar|noun|verb|adjective|adverb|sentence|poems?|story|stories|essay|write (?:me|a|an|my)|french|spanish|german|translate|language|english homework|geography|religion|music|song|sing|joke|weather|news|football score|recipe|cook|draw|paint|video|movie|film|code|coding|python|computer science|website|google|youtube|what day is it|what time is it|what's the time|what is the time|date today|who (?:was|is|invented|discovered|won)|when (?:did|was|is)|where (?:is|are|do)|why (?:is|are|do|does) (?:the|a|we|people|cats|dogs|it|grass|sky)|how (?:do|does) (?:plants?|birds?|fish|cars?|planes?|people|the (?:heart|sun|moon|earth|internet)|a|magnets?|bees|cats|dogs))\b/

/** Talk about a child's life. */
const LIFE =
  /\b(?:do you (?:like|play|watch|support|eat|go to)|my (?:favou?rite|friends?|dog|cat|mum|mom|dad|brother|sister|teacher|birthday|hamster|pet|room|toy|house|name|class|team|family|gran|nan|cousin|holiday|bike|tooth)|i'm (?:\d+|six|seven|eight|nine|ten|eleven|twelve)\b(?: years?)?|i (?:go to|like|love|play|played|went|saw|had|have|got|ate|watched|am (?:eight|nine|ten|seven|six|eleven|\d+)|live|want a|made|found|lost)|minecraft|roblox|fortnite|pok[eé]mon|football|netball|swimming|ballet|lego|tik ?tok|mario|unicorns?|taylor swift|pizza|chocolate|ice cream|birthday|christmas|easter|halloween|holidays?|weekend|party|lunch|dinner|breakfast|guess what|(?:he|she|it)'s (?:called|named|a)|(?:his|her|its|their) name|(?:he|she) (?:was|is|had|has|likes|loves|died|used to)|today (?:i|we|was|is)|yesterday|tomorrow|it's (?:raining|snowing|sunny|my)|did you know|tell me (?:about yourself|something)|let's (?:talk|chat|play)|(?:can|could) (?:we|you|i) (?:just |only )?(?:talk|chat)(?: to me| with me)?|(?:makes?|making) me (?:do|come|go|sit|learn|work|practise)?|bff|crush|school (?:was|is))\b/

/** Whether no word of it is a word: `asdfghjkl`, `blah blah`. */
function isNonsense(plain: string): boolean {
  const words = plain.split(' ').filter(word => /^[a-z']+$/.test(word))
  if (/\d/.test(plain)) return false
  if (words.length === 0 || words.length > 6) return false
  return words.every(
    word =>
      /^(?:blah|bla|la|na|da|ha|he|lo|dee|doo|meow|woof|moo|boo|poo|bum|fart|test|abc|yada)+$/.test(word) ||
      !/[aeiouy]/.test(word) ||
      /[bcdfghjklmnpqrstvwxz]{5}/.test(word),
  )
}

const ASKS =
  /^(?:what|who|why|when|where|which|how|is|are|do|does|did|can|could|will|would|should|may|have|has)\b/
/** A sentence about oneself or others. */
const TELLS = /\b(?:i|i'm|i've|my|mine's?|mines|we|our|he|she|they|his|her|today|yesterday|tomorrow)\b/

/** What is no maths at all, in plain words; `unclear` where nothing of it is known. */
export function elsewhereIn(plain: string): Intent {
  if (isNonsense(plain)) return { wants: 'nonsense' }
  if (/^(?:did|have|were) you\b/.test(plain)) return { wants: 'identity' }
  if (LIFE.test(plain) && !/^(?:what|why|how|who|when|where)\b(?! (?:do|are|is) you)/.test(plain))
    return { wants: 'chat' }
  // `my film starts at 10 past 2 and lasts 1 hour 55` is told with its numbers.
  if (OTHER_SUBJECTS.test(plain) && !tellsOfItself(plain) && (plain.match(/\d+/g)?.length ?? 0) < 3)
    return { wants: 'other subject' }
  if (LIFE.test(plain)) return { wants: 'chat' }
  const words = plain.split(' ').length
  if (/\d/.test(plain) || words < 3) return { wants: 'unclear' }
  // What is no maths at all is either asked or told.
  if (
    /^(?:do|are|can|could|will|would|have|did|were|is there|what|who|why|where|how(?! (?:do|can|would) you (?:know|tell|work|do|find|stop|add|use|make|get))) .*\byour?\b/.test(
      plain,
    )
  )
    return { wants: 'identity' }
  if (ASKS.test(plain)) return { wants: 'unclear' }
  return TELLS.test(plain) ? { wants: 'chat' } : { wants: 'unclear' }
}
