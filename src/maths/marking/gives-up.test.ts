import { expect, it } from 'vitest'
import { givesUp, surelyGivesUp } from './gives-up.ts'

/** Each line as a child types it. */
const NOT_KNOWN = `idk
IDK
idkkk
idk lol
idk sorry
i dk
idek
i dont know
I don't know.
I don’t know how to do this
i dont no
i dont now
i dont konw
idont know
dont know this one
don't know :(
i do not know the answer
i really dont know
i honestly have no idea
i have absolutely no clue
no idea
no clue
no idea sorry
not a clue
haven't got a clue
havent a clue what to do
dunno
i dunno
dunno mate
duno
iduno
?
???
? ?
...
-
🤷
🤷‍♀️ idk
i dont get it
i dont get this
I don't get this one at all
dont understand
i don't understand the question
i didnt understand what to do
i cant do it
i can't do this
cant do this one sorry
i cant figure it out
can't work it out
i dont know how
i don't know how to start
i dont know where to start
i dont know what to do
i dont know what it means
i dont know how to work this out
i don't know what the question is asking
not sure
im not sure
I'm not really sure how to do this
unsure
stuck
im stuck
i am so confused
im lost
this is too hard
its too hard for me
too hard
thats really tricky
i forgot
i forgot how
i forgot how to do it
I've forgotten
i cant remember
i dont remember how to do this
help
help me
can you help me please
can you show me how to do it
i need help
give me a hint
i give up
pass
skip
skip this one
nothing
none
n/a
no answer
huh?
what?
what does this mean
how do i do this
how do you even do this
we havent learnt this
we haven't done this at school yet
i never learned this
umm idk
um i dont know
uhh not sure
sorry i dont know
idk its too hard
idk, can you help me?
i tried but i dont get it
my mind went blank
blank
beats me
who knows
i wish i knew
no se
je sais pas
keine ahnung
nie wiem
bilmiyorum
не знаю
不知道
i dont know yet
I don’t know yet.
dont know tbh
ngl i have no idea what this is
whatever
idk man this is so confusing
honestly i dont know what to put
i dont even know what this means
literally no idea
i havent got a clue how to do fractions
i dont know what ratio means
i have no idea what im doing
hint please
can i get some help please
i am not sure about this
this makes no sense
never seen this before
i.d.k
i dont undertsand
i cant think of anything
drawing a blank
idk what im doing
i forgot what a numerator is
i dont have an answer
we havent been taught this
im not to sure
unable to do this
i was away when we did this
no entiendo nada
what do i do
hmmm`.split('\n')

it.each(NOT_KNOWN)('%s says no more than not to know', said => {
  expect(givesUp(said)).toBe(true)
})

const ANSWERS = `7
7/8
x = 5
idk maybe 5
i dont know but i think 12
i think 8
not sure but 42
56?
no
yes
no it isnt
maths
the answer is 7
-5
=
<
+
false
a square
i dont have 5 left she has 3
a triangle
Paris
i know it is 6
They did not know how to build roads, so they learned it from the Greeks.
because it is too hard to cut with a knife
the number of sweets that tom has left
he had no idea that the war was over
nobody knows how the pyramids were built
x
none of the numbers are prime
it does not fit
how many are left
what is 5 + 7
because it is soft
you cannot divide by zero
the one in the middle
none of the answers
he is lost in the wood
brain
the head`.split('\n')

it.each(ANSWERS)('%s may be an answer', said => {
  expect([givesUp(said), surelyGivesUp(said)]).toEqual([false, false])
})

it('leaves what may be an answer to who can tell', () => {
  for (const said of ['none', 'nothing', 'pass', 'help', '-', 'impossible']) {
    expect([said, givesUp(said), surelyGivesUp(said)]).toEqual([said, true, false])
  }
  for (const said of ['idk', '???', 'no idea', 'I don’t know.'])
    expect([said, surelyGivesUp(said)]).toEqual([said, true])
})

it('takes no longer for a text that goes on and on', () => {
  expect(givesUp(`${'so i dont really '.repeat(10)}x`)).toBe(false)
  expect(givesUp('i dont know '.repeat(100_000))).toBe(false)
})
