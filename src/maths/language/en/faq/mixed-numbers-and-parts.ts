/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_MIXED_NUMBERS_AND_PARTS = `
why-divide-by-bottom-times-top | fractions-of-amounts
Why do I divide by the bottom and then multiply by the top to find a fraction of an amount?
Dividing by the bottom gives one part, and the top tells how many parts you want. For 3/4 of 20: one quarter is 20 ÷ 4 = 5, so three quarters are 3 × 5 = 15.

fraction-of-amount-multiply-first | fractions-of-amounts
Can I multiply by the top first and then divide by the bottom?
Yes, the result is the same. 2/3 of 12: 12 ÷ 3 × 2 = 8 and 12 × 2 ÷ 3 = 8. Dividing first keeps numbers small; multiplying first helps when the division doesn’t come out even.

fraction-of-amount-not-even | fractions-of-amounts
What if the amount can’t be divided evenly by the bottom?
Then multiply first and leave a fraction or decimal: 3/4 of 10 = 30/4 = 7 1/2. That is fine for lengths or money. If only whole things make sense, like children, check your step again.

fraction-of-bigger-than-amount | fractions-of-amounts
Can a fraction of an amount be bigger than the amount?
Only if the fraction is more than 1: 3/2 of 10 is 15. With a fraction below 1 you take just a part, so the answer must be smaller than the (positive) amount. That’s a good quick check.

find-whole-from-fraction | fractions-of-amounts
What if I know the part and need the whole amount?
Then go backwards: divide by the top to get one part, and multiply by the bottom. If 3/4 is 15, one quarter is 15 ÷ 3 = 5, so the whole is 4 × 5 = 20.

what-is-left-after-fraction | fractions-of-amounts
Is there a quick way to find what is left after a fraction is taken away?
Yes. Take the fraction from 1 first. If 2/5 is gone, 3/5 is left, so work out 3/5 of the amount. Or find 2/5 and subtract it: both ways give the same.

fraction-of-the-rest | fractions-of-amounts, fractions-multiply
What does a fraction “of the rest” mean? Do I take it from the whole amount?
No, take it from what is left at that point. From 12 sweets you eat 1/3, so 8 are left. Then 1/2 of the rest is 4, not 6. So after each step, find the new amount first.

one-amount-as-fraction-of-other | fractions-of-amounts, fractions-meaning
When I write one amount as a fraction of another, which goes on the bottom?
The amount after “of” goes on the bottom, because it is the whole. 20 minutes as a fraction of an hour is 20/60 = 1/3. Make the units the same first.

fraction-of-or-fraction-off | fractions-of-amounts, percent-change
What is the difference between 1/4 of the price and 1/4 off the price?
“Of” means you want that part itself; “off” means that part is taken away and you want what is left. For £20: 1/4 of it is £5, but 1/4 off leaves £15.

fraction-of-not-divide-by-fraction | fractions-of-amounts, fractions-divide
Do I divide the amount by the fraction to find a fraction of it?
No, “of” is multiplying: 1/2 of 12 is 12 × 1/2 = 6. 12 ÷ 1/2 asks how many halves are in 12, and that is 24.

quarter-by-halving-twice | fractions-of-amounts, fractions-meaning
Can I find a quarter by halving twice?
Yes, half of a half is a quarter: 20, 10, 5. Halving three times gives 1/8. For a third or a fifth halving doesn’t work. For a sixth take a third and halve it.

simplify-before-fraction-of | fractions-of-amounts, fractions-equivalent
Can I simplify the fraction before I find a fraction of an amount?
Yes, it has the same value and makes it easier. 4/8 of 30 is 1/2 of 30 = 15. Dividing 30 by 8 first would give an awkward number.

fraction-of-change-unit | fractions-of-amounts, measures-units
Can I change to a smaller unit before I take a fraction of it?
Yes, often that is the easiest way. 3/4 of 1 hour is 3/4 of 60 minutes = 45 minutes. Only write the new unit in the answer, or change back.

check-fraction-of-amount | fractions-of-amounts
How can I check a fraction of an amount?
Find the other part too: both must make the whole. 3/5 of 20 is 12 and 2/5 of 20 is 8, and 12 + 8 = 20. Also see if it is more than half when the fraction is more than 1/2.

fraction-of-as-decimal | fractions-of-amounts, fraction-decimal-percent
Can I use the decimal or the percent instead of the fraction to find a part of an amount?
Yes, if it is exact: 3/4 of 20 = 0.75 × 20 = 15. With 1/3 and others that never end, a rounded decimal gives a slightly wrong answer: 0.33 × 30 = 9.9, not 10.

why-multiply-whole-add-top | mixed-numbers
Why do I multiply the whole number by the bottom and add the top to make an improper fraction?
You count all the pieces. In 2 3/4 each whole is 4 quarters, so 2 wholes are 2 × 4 = 8 quarters, and 3 more make 11. So 2 3/4 = 11/4.

why-bottom-stays-in-mixed | mixed-numbers
Why does the bottom stay the same when I change between a mixed number and an improper fraction?
The bottom names the size of the pieces, and you don’t cut them again. You only group them differently: 7 thirds are 2 wholes and 1 third, so 7/3 = 2 1/3.

mixed-number-means-plus | mixed-numbers
Does 2 1/3 mean 2 times 1/3?
No, it means 2 + 1/3. The plus is just left out. 2 × 1/3 would be only 2/3, so put a × sign there if you mean times.

why-not-multiply-mixed-parts | mixed-numbers, fractions-multiply, fractions-divide
Why can’t I multiply the wholes and the fractions separately with mixed numbers?
You would miss some parts: each part must be multiplied with each. 1 1/2 × 2 1/2 is not 2 1/4, it is 3/2 × 5/2 = 15/4 = 3 3/4. So make improper fractions first.

add-mixed-separately | mixed-numbers, fractions-add-subtract
Do I have to turn mixed numbers into improper fractions to add or subtract them?
No, you can add or subtract the wholes and the fractions separately: 1 1/4 + 2 1/4 = 3 1/2. If the fractions make more than 1, carry a whole. Improper fractions work just as well.

fraction-part-too-small-to-subtract | mixed-numbers, fractions-add-subtract
What if the fraction I take away is bigger than the one in the first mixed number?
Swap one whole for pieces. For 3 1/4 − 1 3/4: 3 1/4 is the same as 2 5/4, and then 2 5/4 − 1 3/4 = 1 2/4 = 1 1/2. Don’t just take the smaller fraction from the bigger one.

remainder-becomes-top | mixed-numbers, dividing
Why does the remainder become the top when I make a mixed number?
Dividing tells how many wholes you can make, and the remainder is the pieces left over. 11/4: 11 ÷ 4 = 2 remainder 3, so 2 wholes and 3 quarters, 2 3/4.

mixed-or-improper-answer | mixed-numbers, fractions-add-subtract, fractions-multiply
Do I have to write my answer as a mixed number or can I leave it improper?
Both are the same number: 7/4 = 1 3/4. A mixed number shows the size better, an improper fraction is easier to go on calculating with. If the task asks for one of them, use that.

can-mixed-have-improper-part | mixed-numbers
Can the fraction part of a mixed number be more than 1, like 2 5/3?
The value is clear, but it isn’t finished. 5/3 has another whole in it, so 2 5/3 = 3 2/3. Carry on until the top is smaller than the bottom.

negative-mixed-number | mixed-numbers, negative-numbers
What does the minus in front of a mixed number belong to?
To the whole mixed number. −2 1/2 means −(2 + 1/2) = −2.5, not −2 + 1/2. So work out 2 1/2 = 5/2 first and then put the minus in front: −5/2.

mixed-no-remainder | mixed-numbers
What if there is no remainder when I change an improper fraction?
Then it is just a whole number with no fraction part. 12/4 = 3. You don’t write 3 0/4.

mixed-not-decimal-digits | mixed-numbers, fraction-decimal-percent
Is 2 1/4 the same as 2.14 or 2.4?
No. The part after the point must be the value of the fraction: 1/4 = 1 ÷ 4 = 0.25, so 2 1/4 = 2.25.

mixed-times-whole-separately | mixed-numbers, fractions-multiply
Can I multiply the whole and the fraction separately if the other number is a whole number?
Yes, as long as both parts are multiplied: 3 × 2 1/4 = 6 + 3/4 = 6 3/4. If the fraction part gets to 1 or more, carry it to the wholes. With two mixed numbers use improper fractions.

mixed-simplify-before-or-after | mixed-numbers, fractions-equivalent
Do I simplify first or change to a mixed number first?
Either way gives the same. 10/4 = 5/2 = 2 1/2, or 10/4 = 2 2/4 = 2 1/2. Simplifying first keeps the numbers smaller.

mixed-take-off-wholes | mixed-numbers
Can I take off wholes one by one to change an improper fraction?
Yes, that is the same as dividing. 11/4: take off 4/4 for each whole: 11, 7, 3, so two wholes and 3/4 left: 2 3/4. Dividing 11 by 4 is quicker when the numbers are big.

check-mixed-conversion | mixed-numbers
How do I check that I changed a mixed number or improper fraction right?
Change it back. 2 3/4 gave 11/4, and 11 ÷ 4 = 2 remainder 3, so 2 3/4 again. The size must fit as well: 11/4 lies between 2 and 3.
`
