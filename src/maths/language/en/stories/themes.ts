/**
 * Things of one theme, `many:one`: what a story says of one of them it may say of each other one as well. For practice
 * that tells a child's own story of somebody and something else.
 */
export const THEMES = [
  'apples:apple pears:pear oranges:orange plums:plum peaches:peach lemons:lemon mangoes:mango',
  'biscuits:biscuit cookies:cookie muffins:muffin cupcakes:cupcake pies:pie rolls:roll buns:bun',
  'sweets:sweet grapes:grape nuts:nut strawberries:strawberry cherries:cherry raisins:raisin',
  'stickers:sticker marbles:marble shells:shell beads:bead stamps:stamp buttons:button badges:badge pebbles:pebble conkers:conker',
  'pencils:pencil pens:pen crayons:crayon rubbers:rubber rulers:ruler notebooks:notebook brushes:brush',
  'dogs:dog cats:cat rabbits:rabbit hamsters:hamster ponies:pony ducks:duck goats:goat sheep:sheep',
  'roses:rose tulips:tulip daisies:daisy lilies:lily poppies:poppy sunflowers:sunflower',
  'boxes:box bags:bag baskets:basket crates:crate tubs:tub',
  'dolls:doll balls:ball kites:kite puzzles:puzzle robots:robot',
] as const

/** Who a story may be told of in the place of others. */
export const GIRLS = 'Mia Emma Sarah Anna Lily Zara Ruby Nina Aisha Clara'
export const BOYS = 'Leo Ben Jack Tom Oliver Omar Luke Noah Ethan Daniel'
