import { describe, expect, it } from 'vitest'
import { asAsked } from '../../wording/asked.ts'
import { readEveryday } from './read-everyday.ts'

const read = (text: string) => readEveryday(asAsked(text).plain)

describe('an everyday question with one price and one percentage', () => {
  it.each([
    ['Dinner at a restaurant costs $45. How much is a 20% tip?', 'part', '45'],
    [
      'A bike costs $250. Sales tax is 8%. Find the total cost of the bike, including tax.',
      'increase',
      '250',
    ],
    ['How much tax is there on a $60 coat if the sales tax rate is 5%?', undefined, ''],
    ['Leo spends $75 at a store where the sales tax is 6%. How much tax does he pay?', 'part', '75'],
    [
      'A store is having a 30% off sale. What is the sale price of a jacket that originally cost $90?',
      'decrease',
      '90',
    ],
    [
      'After a 25% discount, a pair of jeans costs $36. What was the original price of the jeans?',
      'original',
      '36',
    ],
    [
      'A shop takes 40% off all its prices. A jumper now costs £27. What did the jumper cost before?',
      'original',
      '27',
    ],
    [
      'The price of a house rose by 5%. It is now worth £2100. What was it worth before the rise?',
      'original',
      '2100',
    ],
    ['A skateboard that usually costs $60 is 25% off. How much money do you save?', 'part', '60'],
    ["Jenna's weekly pay is $400. She gets a 6% raise. What is her new weekly pay?", 'increase', '400'],
  ])('%s', (text, task, amount) => {
    const own = read(text)
    expect(own?.task).toBe(task)
    expect(own && 'amount' in own ? own.amount.toFraction() : '').toBe(amount)
  })

  it.each([
    ['money that is no price', 'Sam has $50. He buys a shirt at 20% off. How much does he pay?'],
    ['a tax that takes away', 'A salary is $500. The tax rate is 20%. How much does he pay?'],
    ['two changes', 'A jacket costs $50. It is 20% off. How much is the jacket with tax?'],
    [
      'a tax that is in the price already',
      'The price of a TV including 20% VAT is £360. How much is the VAT?',
    ],
    ['a discount that is no tip', 'A shirt costs $20 after a 20% discount. How much was the tip?'],
    ['more than one thing', 'A game costs $40 each. Sales tax is 5%. What is the total cost for both games?'],
    ['the part that is told', 'A coat is 20% off. The discount is £12. What was the original price?'],
    ['another thing', 'A shirt costs $20. The other shirt is 50% off. How much does the other shirt cost?'],
    ['who shares', 'A bill of $50 is shared. The tip is 20%. How much is the total bill?'],
    ['who wins', 'Ann wins $50. A jacket is 20% off. How much does Ann pay?'],
    [
      'a price that may be before or after',
      'Leo paid $40 at a store. The sales tax was 5%. How much tax did he pay?',
    ],
  ])('is not read with %s', (_, text) => {
    expect(read(text)).toBeUndefined()
  })
})
