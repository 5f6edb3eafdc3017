/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_FRACTIONS_IN_SUMS = `
why-same-bottom-to-add | fractions-add-subtract
Why do fractions need the same bottom before I add or subtract them?
You can only count pieces together if they are equally big. A half and a third are different pieces, but as sixths they fit: 1/2 + 1/3 = 3/6 + 2/6 = 5/6.

why-not-add-bottoms | fractions-add-subtract
Why don’t I add or subtract the bottoms too?
The bottom is only the name of the piece size. 1/4 and 2/4 are 3 quarters, like 1 apple and 2 apples are 3 apples. Adding the bottoms too would turn 1/2 + 1/2 into 2/4, which is only a half.

how-find-common-bottom | fractions-add-subtract, fractions-compare, factors-multiples-primes
How do I find a number for the common bottom?
Say the multiples of the bigger bottom until the other bottom goes into one too. For 4 and 6: 6 no, 12 yes. So 12 is the common bottom.

just-multiply-the-bottoms | fractions-add-subtract, fractions-compare
Can I just multiply the two bottoms to get a common one? Does it have to be the smallest?
Yes, the product always works, because both bottoms go into it. It may be bigger than needed, so you simplify more at the end: for 4 and 6, 24 works, but 12 is easier.

one-bottom-goes-into-other | fractions-add-subtract
Do I always have to change both fractions to add them?
No. If one bottom goes into the other, change only the fraction with the smaller bottom: 1/2 + 3/8 = 4/8 + 3/8. If the bottoms are the same, change none. In all other cases, change both.

whole-number-plus-fraction | fractions-add-subtract, mixed-numbers
What if one of the numbers I add or subtract is a whole number and has no bottom?
Write it as a fraction: 2 = 2/1, and then with the bottom you need, 2 = 6/3. So 2 − 1/3 = 6/3 − 1/3 = 5/3. In adding you can simply put them side by side: 2 + 1/3 = 2 1/3.

adding-three-fractions | fractions-add-subtract
What if there are three fractions to add?
Find one bottom that all three go into and change all of them, or add two first and then the third. Both ways give the same. For halves, thirds and quarters, 12 works.

simplify-before-adding | fractions-add-subtract, fractions-equivalent
Should I simplify fractions before I add or subtract them?
You don’t have to, but you may: it keeps the value and often makes a smaller common bottom. 4/8 + 1/6 is easier as 1/2 + 1/6. But don’t cancel a top of one fraction with the bottom of the other.

when-common-bottom-needed | fractions-add-subtract, fractions-multiply, fractions-divide
When do I need a common bottom and when not?
You need it for adding and subtracting, and it helps for comparing. For multiplying and dividing you don’t need one: there you are not counting equal pieces together.

check-adding-fractions | fractions-add-subtract
How can I check an answer from adding or subtracting fractions?
Estimate with 0, 1/2 and 1: 7/8 + 4/9 is about 1 + 1/2, so an answer near 1 1/2 makes sense. For a subtraction, add back: your answer plus what you took away must give the first number.

why-no-common-bottom-multiply | fractions-multiply
Why don’t I need a common bottom to multiply fractions?
You are not counting pieces together, you take a part of a part. Half of 1/3 is a third cut in two, which is 1/6. The bottoms multiply to give the new piece size, so they needn’t match.

why-multiply-tops-and-bottoms | fractions-multiply
Why do you multiply top by top and bottom by bottom?
Picture 2/3 × 4/5 in a rectangle cut in 3 rows and 5 columns. It has 3 × 5 = 15 boxes, and you take 2 rows of 4 boxes, so 2 × 4 = 8. That makes 8/15.

fraction-times-whole-only-top | fractions-multiply, fractions-of-amounts
When I multiply a fraction by a whole number, why do I only multiply the top?
3 × 2/7 means three lots of 2 sevenths, so 6 sevenths: more pieces, but the same size. It is also 3/1 × 2/7, and times 1 leaves the bottom as it is. Multiplying both would not change the value.

why-cancel-before-multiplying | fractions-multiply
Why may I cancel a top with a bottom of the other fraction before multiplying?
After multiplying, all tops are factors on one top and all bottoms on one bottom, so cancelling is just simplifying early. 3/4 × 2/3: the 3s cancel, then 2 and 4 become 1 and 2, which gives 1/2.

cancel-top-with-top | fractions-multiply
Can I cancel a top with a top, or cancel when adding?
No. Cancelling means dividing one top and one bottom by the same number, which keeps the value. Two tops would change it. And crosswise it works only for multiplying, not for + or −.

do-i-have-to-cancel-first | fractions-multiply
Do I have to cancel first or can I simplify at the end?
You can do either, the answer is the same. Cancelling first keeps the numbers small: 5/6 × 3/10 becomes 1/2 × 1/2 = 1/4, instead of simplifying 15/60.

why-of-means-times | fractions-multiply, fractions-of-amounts, percent-of
Why does “of” mean times?
3 bags of 4 apples is 3 × 4. In the same way, half a bag of 4 is 1/2 × 4 = 2. So a part “of” an amount is found by multiplying.

order-in-fraction-multiplying | fractions-multiply
Does the order matter when I multiply fractions?
No. 1/2 × 1/3 and 1/3 × 1/2 both give 1/6: half of a third is as much as a third of a half. For dividing, the order does matter.

common-bottom-when-multiplying | fractions-multiply
Is it wrong to make a common bottom before multiplying fractions?
It isn’t wrong, just extra work with bigger numbers. But then you must still multiply the bottoms: 3/6 × 2/6 = 6/36 = 1/6. The bottom doesn’t stay the same as it does in adding.

why-flip-second-fraction | fractions-divide
Why do you flip the second fraction when dividing?
Dividing asks how often it fits in. 1/4 fits 4 times into each whole, so ÷ 1/4 is the same as × 4. And 3/4 is three times as big, so it fits only a third as often: × 4/3.

why-not-flip-first-fraction | fractions-divide
Which fraction do I flip, and can I flip the first one instead?
Flip only the second, the one you divide by. The first is the amount you have, so it must stay. 6 ÷ 1/2 = 6 × 2 = 12, because 12 halves fit in 6. Flipping the 6 would give 1/12.

why-dividing-gives-bigger | fractions-divide
Why is the answer bigger when I divide by a fraction?
You ask how often a small piece fits in. In 3 pizzas there are 6 halves, so 3 ÷ 1/2 = 6. For a positive number it gets bigger if you divide by something between 0 and 1. Dividing by more than 1 makes it smaller.

divide-fraction-by-whole | fractions-divide
How do I divide a fraction by a whole number, what do I flip?
Write the whole number over 1 and flip that: 3/4 ÷ 2 = 3/4 × 1/2 = 3/8. It makes sense, because sharing between 2 means taking half of it.

divide-without-flipping | fractions-divide
Can I divide fractions without flipping?
Yes. Give both the same bottom and then just divide the tops: 3/4 ÷ 1/8 = 6/8 ÷ 1/8 = 6 ÷ 1 = 6. Pieces of equal size can simply be counted, so the bottom drops out.

divide-tops-and-bottoms | fractions-divide
Can I divide top by top and bottom by bottom?
Yes, that is correct, but it is only handy if they go in evenly: 8/9 ÷ 2/3 = 4/3. If they don’t, you get fractions inside a fraction, and flipping is easier.

halving-or-dividing-by-half | fractions-divide
Is dividing by a half the same as halving?
No. Halving is ÷ 2 and makes a positive number smaller: 6 ÷ 2 = 3. Dividing by 1/2 asks how many halves there are: 6 ÷ 1/2 = 12, which is the same as doubling.

cancel-before-flipping | fractions-divide
Can I cancel crosswise in a division before I flip?
No, flip first and write ×. Cancelling a top with the other bottom only works in a multiplication. In 2/3 ÷ 3/4 the two 3s must stay, because after flipping you have 2/3 × 4/3.

remember-how-to-divide-fractions | fractions-divide
How can I remember how to divide fractions?
Say “keep, change, flip”: keep the first fraction, change ÷ to ×, flip the second. 1/2 ÷ 3/5 becomes 1/2 × 5/3 = 5/6. Mixed numbers must be made into improper fractions first.

check-dividing-fractions | fractions-divide
How can I check a division of fractions?
Multiply your answer by the number you divided by: you must get the first number back. 3/4 ÷ 1/2 = 3/2, and 3/2 × 1/2 = 3/4, so it fits.
`
