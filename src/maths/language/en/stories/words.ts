/** Small words by what they do in a sentence. */
export const DETERMINERS =
  'the a an his her their its my our your this that these those any no all both another other whichever whole'
export const PRONOUNS =
  'he she they it i we you him her them us me everyone everybody somebody someone himself herself themselves itself'
export const PREPOSITIONS = `in on at of for from to with by into onto near between among amongst during per about under over around inside
 outside through across within against along toward towards without beside behind above below than as after before since until
 till til upon down up like via off past besides except round`
export const MODALS = 'will would can could should must may might shall'
export const JOINTS = 'if when while because since once whereas although though unless where so'
export const ADVERBS = `now left still then later already only also just altogether today yesterday initially finally equally evenly fairly
 recently too again far soon ever tonight tomorrow currently first remaining exactly afterwards afterward daily however
 therefore even instead once always apiece very well suddenly away back here next really nearly almost approximately separately actually
 last together previously before earlier immediately quickly carefully happily proudly slowly safely outside inside upstairs
 downstairs somehow please meanwhile eventually about roughly around anyway overnight sadly unfortunately luckily correctly in-between early late upright`
export const DAYS = `may-month monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
 october november december morning afternoon evening night noon lunchtime teatime midday breakfast lunch dinner yesterday today
 weekend summer winter spring autumn fall monday-morning`

/** Fixed expressions of several words, each read as one word of the second column. */
export const EXPRESSIONS: readonly [string, string][] = [
  [
    'altogether',
    'in all|all together|in total|all in all|in sum|combined|put together|in combination|overall|total altogether|between them|between the two of them|taken together|as a whole|in all together',
  ],
  [
    'total-of',
    'a total of|the total number of|a total number of|the total amount of|the total of|total number of|the combined number of|a grand total of',
  ],
  [
    'initially',
    `at first|in the beginning|at the beginning|at the start|to start with|to begin with|in the first place|originally|to start
     |at the start of the day|at the beginning of the day|start off with|begin with|before that`,
  ],
  [
    'had-initially',
    'start with|started with|starts with|started off with|started out with|have to start with|have to start|have to begin with|had to start with|starts off with|began with|begins with|starts out with',
  ],
  ['left', 'left over|leftover|left-over|left behind|to spare|remaining over'],
  ['later', 'later on|after that|after this|afterwards'],
  ['how-many', 'how many|what number of|how many of'],
  ['how-much', 'how much'],
  ['as-many', 'as many|as much'],
  [
    'the-rest',
    `the rest|the remainder|the others|all the rest|all the others|the remaining ones|everyone else|the other ones`,
  ],
  [
    'so-many',
    'the same number of|same number of|an equal number of|an equal amount of|the same amount of|equal numbers of',
  ],
  [
    'some',
    'a lot of|lots of|plenty of|a number of|a few|a couple of|a bunch of|several|a few more of|a certain number of|quite a few|many',
  ],
  ['and', 'as well as|plus|and also|and then|together with|along with'],
  ['also', 'as well|in addition|too'],
  ['in-order', 'in order to|so as to'],
  ['each', 'per person|each one|every one|every single|every'],
  ['could', 'was able to|were able to|is able to|are able to|be able to'],
  ['need', 'has to|have to|had to|needs to|need to|needed to'],
  ['remove', 'get rid of|got rid of|gets rid of'],
  ['stay', 'stayed put|stay put|stays put'],
  ['so-that', 'so that|in such a way that'],
  ['finally', 'at the end|in the end|by the end|at last'],
  ['so-far', 'so far|up to now|until now|till now'],
  ['so', 'as a result'],
  [
    'next-to',
    'next to|in front of|on top of|because of|instead of|out of|ahead of|close to|apart from|according to',
  ],
  ['each-other', 'each other|one another'],
  ['at-once', 'at a time|at once|at the same time|at one time'],
  ['today', 'this morning|this afternoon|this evening|that day|this time'],
  ['as-long', 'as long|as tall|as high|as heavy|as far|as old|as big|as wide|as deep|as large|as fast'],
]

/** `isn't` and its like. */
export const SHORT_FORMS = `isn't:is_not aren't:are_not wasn't:was_not weren't:were_not don't:do_not doesn't:does_not didn't:did_not
 hasn't:has_not haven't:have_not hadn't:had_not can't:can_not cannot:can_not couldn't:could_not won't:will_not wouldn't:would_not
 shouldn't:should_not it's:it_is there's:there_is he's:he_is she's:she_is they're:they_are i'm:i_am we're:we_are you're:you_are
 i've:i_have we've:we_have they've:they_have you've:you_have what's:what_is how's:how_is who's:who_is that's:that_is let's:let_us
 i'd:i_would they'll:they_will he'll:he_will she'll:she_will we'll:we_will i'll:i_will isnt:is_not arent:are_not wasnt:was_not
 werent:were_not dont:do_not doesnt:does_not didnt:did_not hasnt:has_not havent:have_not hadnt:had_not cant:can_not couldnt:could_not
 wont:will_not wouldnt:would_not theres:there_is whats:what_is hes:he_is shes:she_is theyre:they_are w:with w/:with n:and r:are u:you ur:your
 ppl:people gonna:going_to wanna:want_to gotta:have_to`

/** Words that say how big something is, with what they compare: `taller`, and what `how tall` asks. */
export const SIZES = `tall:taller:shorter long:longer:shorter heavy:heavier:lighter old:older:younger high:higher:lower far:farther:nearer
 far:further:nearer wide:wider:narrower deep:deeper:shallower big:bigger:smaller fast:faster:slower expensive:dearer:cheaper large:larger:smaller
 thick:thicker:thinner warm:warmer:colder hot:hotter:cooler`

/** Where something happens on the way and nothing stays. */
export const ON_THE_WAY =
  'stop station halt shop store market fair supermarket airport party museum library zoo playground cinema hospital'

/** What is no good any more, and counts no longer. */
export const SPOILT =
  'rotten bad broken damaged burnt spoiled spoilt faulty cracked torn mouldy moldy stale squashed bruised dead withered'

/** What is said of those that are not taken, used or asleep. */
export const REMAINING = 'free empty awake unused unsold uneaten available blank missing absent'
