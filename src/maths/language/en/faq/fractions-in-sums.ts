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
Yes, you can multiply them: both bottoms always go into the product. It doesn’t have to be the smallest, but a bigger one means more simplifying at the end: for 4 and 6, 24 works, but 12 is easier.

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

butterfly-method-ok | fractions-add-subtract
Is the butterfly method, multiplying crosswise, ok for adding or subtracting fractions?
Yes, it is the common bottom in a hurry. For 1/2 + 1/3: 1 × 3 + 1 × 2 = 5 on top and 2 × 3 = 6 below, so 5/6 (with − for subtracting). It works for two fractions at a time, and often you must simplify at the end.

add-fractions-as-decimals | fractions-add-subtract, decimals
Can I turn fractions into decimals to add or subtract them?
Yes, if the decimals end: 1/2 + 1/4 = 0.5 + 0.25 = 0.75. With fractions like 1/3 the decimal never ends and rounding makes it inexact, so a common bottom is better there.

order-in-fraction-add-subtract | fractions-add-subtract
Does the order matter when I add or subtract fractions?
For adding no: 1/2 + 1/3 = 1/3 + 1/2. For subtracting yes, unless both are equal: 1/2 − 1/3 = 1/6, but 1/3 − 1/2 = −1/6.

subtract-fraction-top-negative | fractions-add-subtract, negative-numbers
What if the top becomes negative when I subtract fractions?
That is right if you take a bigger fraction from a smaller one: 1/4 − 3/4 = −2/4 = −1/2. If there should be no negative answer, check that you have the order right.

answer-bottom-changed | fractions-add-subtract, fractions-equivalent
Why is the bottom in the answer different from the common bottom I used?
Because the answer was simplified. 1/6 + 1/6 = 2/6, and 2/6 is the same as 1/3. The value stays, only the name is shorter.

test-scores-add-like-fractions | fractions-add-subtract, averages
Why do 3 out of 5 and 4 out of 5 in two tests make 7 out of 10, when 3/5 + 4/5 isn’t 7/10?
Because the whole changes. For scores you put two tests together and count out of 10 questions. In 3/5 + 4/5 both are parts of the same one whole, so you get 7/5, more than 1.

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

cross-or-straight-multiply | fractions-multiply, fractions-divide, fractions-compare
Do I multiply crosswise or straight across?
To multiply fractions, go straight across: top × top, bottom × bottom. Crosswise products are for comparing fractions, for proportions and, if you like, for dividing: 1/2 ÷ 3/4 = (1 × 4)/(2 × 3).

cancel-everything-left | fractions-multiply, fractions-equivalent
What is left on top if everything cancels, 0 or 1?
1, because cancelling means dividing, and a number (not 0) divided by itself is 1. 2/3 × 1/2: the 2s cancel to 1, so you get (1 × 1)/(3 × 1) = 1/3.

multiply-three-fractions | fractions-multiply
What if there are three fractions to multiply?
Do the same: all tops multiplied, over all bottoms multiplied. Any top may cancel with any bottom. 1/2 × 2/3 × 3/4 = 6/24 = 1/4.

fraction-times-decimal | fractions-multiply, decimals
What if one number is a fraction and the other a decimal?
Turn one so that both are the same kind. 1/2 × 0.6 = 0.5 × 0.6 = 0.3, or 1/2 × 6/10 = 6/20 = 3/10. If the fraction’s decimal never ends, like 1/3, use fractions. This goes for + − × ÷.

square-a-fraction | fractions-multiply, powers
When I square a fraction, do I square the top and the bottom?
Yes, both, if the little 2 is for the whole fraction: (2/3)² = 2/3 × 2/3 = 4/9. Without the brackets it may belong to the top only.

fraction-times-its-bottom | fractions-multiply, equations
Why does the bottom disappear when I multiply a fraction by its own bottom?
Because × 4 undoes ÷ 4. 3/4 is 3 ÷ 4, so 3/4 × 4 = 3. That is the trick for getting rid of fractions in equations.

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

whole-divided-by-fraction | fractions-divide
How can I picture a whole number divided by a fraction?
Ask how many of the small parts fit in. 3 ÷ 1/4: each whole has 4 quarters, so 3 wholes have 3 × 4 = 12. For 3 ÷ 3/4 they fit in groups of three quarters, so 12 ÷ 3 = 4.

flip-mixed-number | fractions-divide, mixed-numbers
How do I flip a mixed number when dividing?
Make it an improper fraction first, then flip. 1 1/2 = 3/2, and flipped it is 2/3. Flipping only the fraction part, 1 2/1, would be 3, which is wrong.

divide-three-fractions | fractions-divide
What if there are three fractions to divide, which ones do I flip?
Go from left to right: keep the first and flip every one that has a ÷ in front of it. 1/2 ÷ 1/3 ÷ 1/4 = 1/2 × 3 × 4 = 6. Brackets would change that.

leftover-in-fraction-division | fractions-divide, fractions-meaning
What does the fraction in the answer of a division mean, a part of what?
It is a part of one group, of the number you divide by. 1/2 ÷ 1/3 = 1 1/2: into a half fits one third and half of another third.

divide-small-fraction-by-bigger | fractions-divide
Can I divide a smaller fraction by a bigger one?
Yes. With positive fractions the answer is then less than 1, because the bigger one doesn’t fit in fully. 1/4 ÷ 1/2 = 1/4 × 2 = 1/2: only half of a half fits in a quarter.

order-in-fraction-dividing | fractions-divide
Does the order matter when I divide fractions?
Yes, unless both are equal. 1/2 ÷ 1/4 = 2, but 1/4 ÷ 1/2 = 1/2. Swapping turns the answer upside down. The number being shared or filled comes first, the size of the groups comes second.
`
