import { seededNumbers } from './seeded-numbers.ts'

/** A line of homework made from a frame; lines of one frame are alike, so that they are held out together. */
export interface MadeLine {
  kind: string
  frame: string
  text: string
}

const OF_EACH_ANSWER = 45
const OF_EACH_STORY = 40

const SLOTS: Record<string, readonly string[]> = {
  name: 'Emma Tom Priya Omar Lucas Mia Zoe Jack Amina Ben Sofia Leo Hannah Kofi Ella Sam Yusuf Grace Noah Ruby Ali Chloe Max Isla Ravi Maria Dan Lily Jake Fatima'.split(
    ' ',
  ),
  he: ['he', 'she', 'they'],
  unit: 'days weeks hours minutes years months cm m km kg g litres ml miles pounds metres seconds degrees inches feet'.split(
    ' ',
  ),
  time: 'days weeks hours minutes years months seconds'.split(' '),
  thing:
    'apples sweets marbles pens books cards eggs cakes stickers coins pencils boxes tickets sheep cookies balloons oranges chairs bottles stamps cows fish shells beads seeds'.split(
      ' ',
    ),
  money: ['£', '$', '€'],
  expression: [
    '(x + 2)(x + 6)',
    '3x + 7',
    '2(a - 5)',
    'x^2 - 9',
    '4n - 1',
    '(y - 3)(y + 4)',
    '7b + 2c',
    'x/3 + 5',
    '12 - 2t',
  ],
  shape: 'triangle square rectangle hexagon kite rhombus cube cylinder pentagon trapezium circle'.split(' '),
  part: [
    'a half',
    'a quarter',
    'a third',
    'two thirds',
    '3/4',
    '5/8',
    '0.75',
    '60%',
    '12.5%',
    'three fifths',
  ],
}

/** At the least 40 ways in which children say an answer; `#` is a number. */
const ANSWERS = `I think it is # {unit}
i think its # {unit}
I think {he} will be #
i thnk {he} will be # years old
It will take {name} # {time}
It takes {name} # {time} altogether
I think it is {expression}
is it {expression}
the answer is {expression}
my answer is #
my answer is # {unit}
the answer is # {unit}
so its # {unit}
so {name} has # {thing} left
{he} has # {thing} left
There are # {thing} left
there will be # left over
there wont be any {thing} left
{name} gets # {thing} and {name} gets #
each person gets # {thing}
they need # more {thing}
{name} needs # more {thing} to get #
{he} had # {thing} at the start
{name} had {money}# before {he} bought it
{he} would have to pay {money}#
it costs {money}# altogether
the change is {money}#
they can buy # {thing} and have {money}# left
the total is #
altogether it makes #
the difference is # {unit}
{name} is # {unit} taller than {name}
{name} is # years older
in # years {he} will be #
the train gets there after # {time}
it ends after # {time}
it is # {unit} long and # {unit} wide
the area is # {unit} squared
the perimeter is # {unit}
I added # and # and got #
i took away # from # so its #
i timesed # by # and it was #
I divided # by # so the answer is #
first i did # x # then i took off #
because # x # = #
cos # take away # is #
because there are # in each and # of them
i got # but im not sure
maybe # or #
is it # {unit}
i reckon its about #
I would say # {time}
we got # for that one
me and {name} both got #
i counted # {thing}
it must be # because the rest is too big
it cant be # because that is more than #
no its # not #
yes because # is bigger than #
the rule is add # each time
it goes up by # so the next one is #
x is #
so x = # and y = #
the mean is # and the mode is #
{part} of it is #
it is {part}
{name} ate {part} so {part} is left
{part} is bigger than {part}
it is a {shape} because it has # sides
the {shape} has # corners
the angle is # degrees so its acute
you have to times it by # and then take off #
you cant take # from # so you borrow
# remainder #
# r #
about # {unit} i think
i meant # sorry
wait its # i forgot to add #
it was # then it lost # so # now
only # of them were left in the end
#, i did it in my head
{name} is wrong it should be #
{name} is right because # + # = #
i checked and # x # is #
its # {unit} because {he} does # every day`.split('\n')

const STORIES = `{name} has # {thing}. {he} gives # to {name}. How many {thing} are left?
{name} cuts a # {unit} rope into # pieces. How long is each piece?
There are # {thing} in a box. How many {thing} are there in # boxes?
{name} is # years old. {name} is # years older. How old will {name} be in # years?
A shop sells {thing} for {money}# each. How much do # {thing} cost?
{name} runs # laps in # minutes. How many laps in # minutes?
{name} and {name} share # {thing} in the ratio #:#. How many does {name} get?
It takes # workers # {time} to build a wall. How long would it take # workers?
{name} drives # miles at # mph. How long does it take?
# {thing} were in the field. # ran away and # came back. How many are there now?
{name} shot # arrows and hit the target # times. What fraction missed?
A hunter had # bullets and used # of them. How many were left?
# soldiers went to war and # died. How many came home?
{name} lost # {thing} and found #. How many does {he} have now?
Dad is # and his son is #. In how many years will he be twice as old?
My mum bakes # cakes and we eat # of them. How many are left?
I have # {thing} and my brother has # times as many. How many do we have together?
My sister takes # of my {thing}. I had #. How many have I got left?
{name} takes # ml of medicine # times a day. How long does a # ml bottle last?
The doctor gave {name} # tablets. {he} takes # a day. After how many days are they gone?
A spider catches # flies a day. How many does it eat in # {time}?
{name}'s dog weighs # kg and the cat # kg less. How heavy is the cat?
A knife costs {money}# and a fork {money}#. What do # of each cost?
{name} was born in 19## and died in 20##. How old did {he} get?
# children are on a bus. # get off and # get on. How many are on it?
{name} beat {name} by # points. {name} had # points. How many did {name} have?
A fire burnt # of the # trees. What percentage is left?
{name} scored # goals in # games. What is the mean?
Find {part} of # {thing}.
{name} reads # pages a night. How many nights for a book of # pages?
A tank holds # litres and leaks # litres an hour. When is it empty?
{name} saves {money}# a week. How many weeks until {he} has {money}#?
The temperature falls by # degrees every hour from #. What is it after # hours?
If # people hit # balls each, how many balls are hit?
{name} has a party with # friends. Each gets # {thing}. How many does {he} need?
The pirate buried # coins and dug up #. How many are still in the ground?
A plane leaves at #:00 and flies # hours. When does it land?
There were # {thing}. {name} broke # and dropped #. How many are whole?
A box has # red and # blue {thing}. What is the chance of a red one?
Today is Friday. What day will it be in # days?`.split('\n')

/** Ordinary homework in many frames; the same each time. */
export function makeHomework(): MadeLine[] {
  const random = seededNumbers(7)
  const choose = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const fill = (frame: string) =>
    frame
      .replace(/\{(\w+)\}/g, (_, slot: string) => choose(SLOTS[slot] ?? []))
      .replace(/##/g, () => String(10 + Math.floor(random() * 90)))
      .replace(/#/g, () => String(1 + Math.floor(random() ** 2 * 99)))
  const made = (kind: string, frames: readonly string[], times: number) =>
    frames.flatMap(frame =>
      Array.from({ length: times }, (): MadeLine => ({ kind, frame, text: asTyped(fill(frame), random()) })),
    )
  return [...made('made answers', ANSWERS, OF_EACH_ANSWER), ...made('made stories', STORIES, OF_EACH_STORY)]
}

/** As children type: now and then all small, without the last sign. */
function asTyped(text: string, chance: number): string {
  if (chance < 0.4) return text.toLowerCase().replace(/[.']/g, '')
  return chance < 0.5 ? `${text}!` : text
}
