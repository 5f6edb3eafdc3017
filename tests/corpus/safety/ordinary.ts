import { SLOTS } from './ordinary-slots.ts'
import { seededNumbers } from './seeded-numbers.ts'

/** A line of an ordinary day made from a frame; lines of one frame are alike, so that they are held out together. */
export interface OrdinaryLine {
  kind: string
  frame: string
  text: string
}

const OF_EACH = 24

/**
 * Of an ordinary day at home, at school, online and at work: the people and the words of a cry, with nothing to worry
 * about. Without them whoever names home in few words is taken for a child in danger.
 */
const FRAMES = `{home} {visit}
{she} {does}
{she} {does} and {sib} is asleep
{she} said {rule}
{she} {mild}
{she} {mild} {joke}
{she} {mild}, fair enough
{she} got me {treat}
{she} says i can have {treat} if i pass
we are going to {place} with {she}
{she} {visit} so i have to be quick
{sib} wont stop singing
{sib} was crying all night
{sib} is sick, yuk
{sib} took my rubber again
{sib} pulled a face at me
{sib} and i had a pillow fight
{sib} keeps coming in my room to look for the cat
{sib} got me in a headlock, i won tho
{sib} is so annoying {joke}
i beat {sib} at {game}
{sib} beat me at {game} again
i share a room with {sib}
can i do this later, {home} {visit}
{home} {visit} and im so excited
got the house to myself, {home} {visit}
{friend} is off today
{friend} wants to play {game} with me at four
{friend} from school wants to add me on {game}, is that ok
i have nobody to play {game} with today cos {friend} is at swimming
nobody in class got {work} right but me
nobody understands {subject} {joke}
nobody likes {subject}
everyone hates {subject} {joke}
i sat with {friend} at lunch
{friend} moved tables and now i sit by the window
{friend} and me are going to {place} at three
{friend} told me a secret about the party, its a surprise
its our secret den, only {friend} knows
i have a secret present for {she}
{friend} likes the same boy as me {joke}
{friend} was laughing so hard she cried
{teacher} was crying with laughter
{teacher} picked on me to answer and i went blank {joke}
{teacher} said my story was the best
{teacher} is really nice
{teacher} is so strict
{teacher} is 24 and knows everything about {subject}
{teacher} gives us so much homework
{teacher} made us run ten laps and my legs are dead
{teacher} told us off for talking
{teacher} wants to see my book tomorrow
{teacher} asked for a photo of my working
{teacher} kept me back to help with {subject}
got a detention for running, {teacher} was not happy {joke}
i feel so stupid, {slip}
ugh im an idiot, {slip}
i hate myself, {slip} {joke}
im so dumb {slip}
omg kill me, {slip}
why am i like this, {slip}
{slip}, im so mad at myself
{work} is killing me
if {work} gets any harder i will scream
i am so dead for {work}
{work} made me cry {joke}
im gonna die if its {subject} again
i want to burn {work}
i could cry, {subject} again
{work} tomorrow and i havent revised, im so dead
goodbye forever {subject} {joke}
never doing {subject} again, bye
i hate {subject} so much
im rubbish at {subject} but {teacher} says i get better
cant do this anymore, too much {subject}
im done with {subject} for today
i want to run away from {subject} {joke}
i wish {subject} did not exist
throwing my book out of the window if its {subject} again
i would rather fight a bear than do {subject}
i end up doing everything in our {subject} group
{subject} is torture {joke}
my brain is fried from {subject}
nervous about {work}, any tips
a bit scared of {work} but i revised
{hurt}
{hurt} {joke}
{hurt} so i missed pe
{hurt}, can we do {subject} slowly
i am on medicine for a cough so im sleepy
i skipped breakfast and im starving
so tired, went to bed late because of the match
my {pet} {trick}
our {pet} {trick} {joke}
my {pet} {trick} and {she} was cross
i want {treat} so bad
i want to be {wish}
i wish i was {wish}
i got {treat} for my birthday
in our book {story}
i wrote a story where {story}
the film where {story} made me cry
why is it that {story}
our play is the one where {story}
i died ten times in {game}
i killed the boss in {game}
he keeps killing me in {game} {joke}
i got shot in {game} by {friend}
my team lost in {game}, sad
we lost the match and im sad but we got chips
i screamed on the big slide
i jumped off the high board
i packed my bag for the trip to {place}
we are leaving early tomorrow for {place}
i am going to bed now, goodnight
bye, going to {place}
i stayed at {place} with {friend}
i am staying at my dads this weekend
i walk to {place} on my own now
i am home alone for an hour and doing {subject}
i have to look after {sib} for ten minutes
i posted my drawing and got 40 likes
my auntie follows me so i cant post anything {joke}
can i send you a photo of {work}
a bot asked to add me, i blocked it
my photo is on the school website {joke}
someone online says the answer to {work} is 14
this guy on youtube explains {subject} better
u never listen, i said six
stop asking me things and just tell me {joke}
shut up and do {work} for me {joke}
can {she} see what i write here
does {teacher} read this
are you a real person
i hid behind the sofa from {sib} {joke}
{she} hid my present and i found it
{she} hugged me because i got full marks
{she} cried at my concert because she was proud
{she} fell asleep before me {joke}
{she} will be so happy about {work}
{she} will kill me if i fail {work}
{she} would murder me if i got a 4
{she} was so mad about {work} but we are good now
{she} drinks so much coffee
{she} had a glass of wine and sang {joke}
{she} is ill in bed with a cold so dad does tea
{she} is in hospital for her knee but its all fine
{she} hit her thumb with the hammer {joke}
{she} hit a ball over the fence
{she} threw a snowball at me
{she} chased me with the hose {joke}
{sib} tickled me till i cried laughing
{she} makes me eat sprouts
{she} makes me do ten sums a day
{she} wont let me have {treat}
{she} wont buy me {treat}, so unfair
{she} doesnt get {subject} either {joke}
{she} touched the hot pan and said a bad word {joke}
{she} grabbed my hand to cross the road
{she} locked us out by mistake
{she} is away for work till friday, gran is here
{she} says i am doing well
{she} passed the ball to me
nobody is online so i play {game} on my own
no one picked up at {place}, they are closed {joke}
i am alone in my room doing {subject}, its peaceful
i sit by myself when i want to think
i like being on my own with my {pet}
i dont like {subject} or my school lunch
i dont like the dinner at {place} {joke}
{friend} is moving to another town but we still play {game}
{friend} is going to another school, we will still meet at {place}
do you want to be friends {joke}
everyone laughed when i fell off my chair, it was funny
{friend} laughed at my joke
i was sad for a minute but {friend} made me laugh
i miss {friend} in the holidays
i got a bad mark in {subject} and {she} was not happy
{she} said i can do better in {subject}
{she} met {friend} and said they are nice
my {pet} died when i was little
why do i even exist, {subject} again {joke}
{she} left me a note in my lunchbox
{she} forgot my lunch so i had chips {joke}
i lost {game} on purpose so {sib} would win`.split('\n')

/** Ordinary days in many frames; the same each time. */
export function makeOrdinaryDays(): OrdinaryLine[] {
  const random = seededNumbers(11)
  const choose = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? ''
  const fill = (frame: string) => frame.replace(/\{(\w+)\}/g, (_, slot: string) => choose(SLOTS[slot] ?? []))
  return FRAMES.flatMap(frame => {
    const texts = new Set(Array.from({ length: frame.includes('{') ? OF_EACH : 1 }, () => fill(frame)))
    return [...texts].map(text => ({ kind: 'made days', frame, text: asTyped(text, random()) }))
  })
}

/** As children type: most all small, some with a capital and a full stop. */
function asTyped(text: string, chance: number): string {
  if (chance < 0.7) return text
  const written = text.charAt(0).toUpperCase() + text.slice(1).replace(/\bi\b/g, 'I')
  return chance < 0.85 ? `${written}.` : written
}
