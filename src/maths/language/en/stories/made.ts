/**
 * Stories that Stepwise tells by itself. `{name}` and `{other}` are people, `{She}` stands for the first of them, `{things}`
 * and `{boxes}` with `{box}` are what is counted and what it is in; small letters are numbers.
 */
export const MADE_STORIES = {
  left: '{name} has {a} {things}. {She} gives {b} {things} to a friend. How many {things} does {name} have left?',
  found: '{name} has {a} {things}. {She} finds {b} more {things}. How many {things} does {name} have now?',
  together:
    '{name} has {a} {things} and {other} has {b} {things}. How many {things} do they have altogether?',
  apart:
    '{name} has {a} {things}. {other} has {b} {things}. How many more {things} does {name} have than {other}?',
  more: '{name} has {b} {things}. {other} has {a} more {things} than {name}. How many {things} does {other} have?',
  groups: 'There are {a} {boxes}. Each {box} has {b} {things}. How many {things} are there altogether?',
  bought:
    '{name} buys {a} {boxes} of {things}. There are {b} {things} in each {box}. How many {things} does {name} have?',
  shared:
    '{name} has {a} {things}. {She} shares them equally between {b} friends. How many {things} does each friend get?',
  packed:
    '{name} has {a} {things}. {She} puts {b} {things} into each {box}. How many {boxes} does {name} need?',
  opened:
    '{name} buys {a} {boxes}. Each {box} has {b} {things}. {She} gives {c} {things} to a friend. How many {things} does {name} have left?',
  days: '{name} had {a} {things}. {She} lost {b} {things} on Monday and {c} {things} on Tuesday. How many {things} does {name} have left?',
  change:
    '{name} buys {a} pens. Each pen costs £{b}. {She} pays with a £{c} note. How much change does {name} get?',
  saved: '{name} has £{a}. {She} saves £{b} each week for {c} weeks. How much money does {name} have now?',
  bus: 'There are {a} people on a bus. {b} people get off. How many people are on the bus now?',
  sold: 'A baker makes {a} rolls. He sells {b} rolls. How many rolls are left?',
  home: 'There are {a} children in the park. {b} children go home. How many children are left in the park?',
  birds: 'There are {a} birds in a tree. {b} more birds come. How many birds are there in the tree now?',
  cars: 'There are {a} cars in a car park. {b} more cars arrive. How many cars are there now?',
  pages:
    '{name} reads {a} pages on Monday and {b} pages on Tuesday. How many pages does {name} read altogether?',
  rows: 'There are {a} rows of chairs. Each row has {b} chairs. How many chairs are there altogether?',
  tulips:
    'A gardener plants {a} rows of tulips. There are {b} tulips in each row. How many tulips does she plant?',
  daily: '{name} reads {a} pages each day. How many pages does {name} read in {b} days?',
  weekly: '{name} saves £{a} each week. How much money does {name} save in {b} weeks?',
  teams: 'There are {a} children. They make teams of {b} children. How many teams are there?',
  eggs: 'A farmer has {a} eggs. He puts {b} eggs into each box. How many boxes does he need?',
} as const
export type MadeStory = keyof typeof MADE_STORIES

/** Who the stories are about, and what they are called again. */
export const PEOPLE = 'Mia:She Leo:He Emma:She Ben:He Sarah:She Jack:He'
export const OTHERS = 'Tom Anna Lily Max'
export const THINGS = 'stickers marbles pencils shells cards beads stamps buttons'
export const BOXES = 'boxes:box bags:bag packs:pack jars:jar'
