/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_MULTIPLYING_AND_DIVIDING = `
multiplying-makes-bigger | multiplying, decimals, fractions-multiply
Does multiplying always make a number bigger?
No. A positive number gets bigger only if you multiply by more than 1. Times 1 keeps it, and times a number between 0 and 1 makes it smaller: 8 × 1/2 = 4, half of 8.

multiply-order-matter | multiplying
Does the order matter when I multiply?
No. 3 rows of 5 dots are also 5 columns of 3 dots, so 3 × 5 and 5 × 3 are both 15. Pick the order that’s easier for you.

why-zero-second-row-long-multiplication | multiplying
Why do I write a zero in the second row of long multiplication?
In the second row you multiply by tens, not ones. In 14 × 23 the 2 means 20, so the row is 14 × 20 = 280, not 28. The 0 puts the digits in the right place.

why-times-zero-is-zero | multiplying
Why is anything times zero zero?
Times tells how many groups you have. 5 × 0 is 5 empty bags, and 0 × 5 is no bags at all: nothing both times. Only adding 0 leaves the number as it is.

trick-nine-times-table | multiplying
Is there a trick for the 9 times table?
Do times 10 and take one group away: 9 × 6 is 60 − 6 = 54. Check: from 9 × 1 to 9 × 10 the digits of the answer add up to 9, here 5 + 4.

forgot-times-fact | multiplying
What can I do if I forget a times table fact?
Start from one you know and add or take away a group. If you know 5 × 7 = 35, then 6 × 7 is 7 more: 42. Doubling helps too: 4 × 7 is double 2 × 7.

multiply-split-numbers | multiplying, brackets
Why can I split a number up when I multiply?
Because the groups can be counted in parts. 6 bags of 14 are 6 bags of 10 and 6 bags of 4: 60 + 24 = 84. Every part must be multiplied.

why-carry-after-multiplying | multiplying
Do I add the carried number before or after I multiply?
After. The carried number is already tens that you worked out. In 26 × 3: 3 × 6 = 18, write 8, carry 1. Then 3 × 2 = 6, plus 1 is 7: 78.

check-multiplying | multiplying
How can I check a multiplication?
Divide your answer by one of the numbers (not 0) and you should get the other one. A rough check: round first, so 19 × 4 should be near 20 × 4 = 80. The last digits help too: 9 × 4 ends in 6.

grid-or-column-method | multiplying
Can I use the grid method instead of column multiplication?
Yes, both give the same answer, because both multiply every part by every part and add up. The grid shows the parts better, the columns are shorter. Use columns if the task asks for them.

mul-double-halve | multiplying
Can I double one number and halve the other when I multiply?
Yes, the answer stays the same, because ×2 and ÷2 cancel each other: 16 × 5 = 8 × 10 = 80. It helps most when one number becomes round and the other is even.

mul-zeros-off-then-on | multiplying, place-value
Can I leave off the zeros, multiply, and put them back at the end?
Yes, for zeros at the end of whole numbers: 30 × 40 is 3 × 4 × 10 × 10, so 12 with two zeros, 1200. If the product makes its own zero, keep it too: 50 × 20 = 1000. Zeros in the middle must stay.

mul-zero-in-middle | multiplying
What do I do with a zero in the middle of a number when I multiply?
Zero times something is 0, but then add the carry if there is one. In 304 × 6: 24, write 4 carry 2; 0 + 2 = 2; 18. So 1824. Don’t skip the place, or the other digits slip.

mul-why-add-rows | multiplying, adding
Why do I add the two rows at the end of long multiplication?
Each row is only a part. For 14 × 23 one row is 14 × 3 = 42 and the other is 14 × 20 = 280. 3 groups and 20 groups together make 23 groups, so 42 + 280 = 322.

mul-which-row-first | multiplying
Does it matter if I multiply by the tens or by the ones first in long multiplication?
No, the rows are added in the end, and adding works in any order. Just keep each row in its right place: the row for the tens still needs its zero.

mul-repeated-adding | multiplying, adding
Can I just add the number again and again instead of multiplying?
Yes, if you multiply by a whole number: 4 × 6 is 6 + 6 + 6 + 6 = 24. For big numbers it takes long and it’s easy to lose count, that’s why we multiply.

why-not-divide-by-zero | dividing
Why can’t you divide by zero?
Division asks what times 0 gives the number. For 6 ÷ 0 you’d need something × 0 = 6, but anything × 0 is 0. For 0 ÷ 0 every number would fit, so there is no one answer either.

zero-divided-by-number | dividing
Can you divide zero by a number?
Yes, 0 divided by any number except 0 is 0. If you share 0 sweets among 4 children, each gets 0. Only dividing by 0 isn’t possible.

remainder-bigger-than-divisor | dividing
Can the remainder be bigger than the number I divide by?
No. If so much is left, another whole group fits in. In 17 ÷ 5 = 2 remainder 7, one more 5 fits into the 7, so it is 3 remainder 2.

dividing-doesnt-fit | dividing
What if the number doesn’t go into the first digit?
Then it goes in 0 times there: take the next digit along too. In 126 ÷ 3, 3 doesn’t go into 1, so use 12: it goes 4 times. In a whole-number answer a 0 at the front isn’t written.

zero-in-middle-quotient | dividing
Do I have to write a zero in the answer when it doesn’t go in?
Yes, once the answer has started. In 618 ÷ 6, 6 goes into 1 zero times, so write 0: the answer is 103. Without it you get 13, which is far too small.

divide-order-matter | dividing, fractions-meaning
Does the order matter when I divide, and which number goes first?
Yes. The amount that is shared goes first: 12 ÷ 3 = 4, but 3 ÷ 12 = 1/4. In a “bus stop” the shared number goes inside.

can-divide-small-by-big | dividing, fractions-meaning, decimals, fraction-decimal-percent
Can you divide a smaller number by a bigger one?
Yes. With positive numbers the answer is then between 0 and 1: 3 ÷ 4 = 3/4 = 0.75, like 3 pizzas shared by 4 people, and 1 ÷ 10 = 0.1. Don’t swap the numbers.

dividing-makes-smaller | dividing, decimals, fractions-divide
Does dividing always make a number smaller?
No. A positive number gets smaller only if you divide by more than 1. Dividing by a number between 0 and 1 makes it bigger: 6 ÷ 1/2 = 12, because 12 halves fit into 6.

remainder-or-decimal | dividing, decimals, word-problems
When do I write a remainder and when a decimal or fraction?
Look at what is shared. Things you can’t cut, like people, leave a remainder: 7 ÷ 2 = 3 remainder 1. Money or lengths can be split: 3.5. If the task names a form, use that.

check-dividing | dividing
How do I check a division?
Multiply back: your answer × the number you divided by, plus the remainder, must give the number you started with. For 17 ÷ 5 = 3 remainder 2: 3 × 5 + 2 = 17.

why-divide-from-left | dividing
Why does dividing start at the left when adding starts at the right?
What is left over in one place is swapped for the next smaller place: 1 hundred left over becomes 10 tens. So written division always starts at the biggest place, on the left. In adding, carrying goes to the left, so there you start on the right.

remainder-to-decimal | dividing, fraction-decimal-percent, decimals
How do I write an answer with a remainder as a decimal?
Divide the remainder by the number you divided by and add it to the whole part. 7 ÷ 2 = 3 remainder 1, and 1 ÷ 2 = 0.5, so 3.5. In long division write a point, put a 0 after the remainder and go on. If it never ends, round it.

div-bring-down-leftover | dividing
Why do I bring down the next digit or carry the left over to it when I divide?
What is left over still has to be shared. In 72 ÷ 3 the 7 tens give 2 each and 1 ten is left. With the next digit it makes 12 ones, and 12 ÷ 3 = 4. So the answer is 24.

div-why-subtract | dividing, subtracting
Why do I subtract in long division?
To see what is still left to share. If 7 tens go to 3 people, each gets 2 tens and 6 tens are used up. 7 − 6 = 1 ten is left and goes on to the next step.

div-chunks | dividing, subtracting
Can I keep taking away chunks instead of doing long division?
Yes. Take away groups you know and count them: 84 ÷ 6: take 60 (10 sixes), 24 is left (4 sixes), so 10 + 4 = 14. Big chunks make it quicker.

div-split-number | dividing
Can I split a number into parts to divide it?
Yes, split the number that is shared: 84 ÷ 4 = 80 ÷ 4 + 4 ÷ 4 = 20 + 1 = 21. But don’t split the number you divide by into a sum: 12 ÷ 6 isn’t 12 ÷ 4 + 12 ÷ 2.

div-halve-both | dividing
Can I halve both numbers, or divide both by 10, before I divide?
Yes, if you do the same to both, the answer stays the same: 120 ÷ 30 = 12 ÷ 3 = 4. Only a whole-number remainder shrinks with them: 70 ÷ 20 is 3 remainder 10, but 7 ÷ 2 is 3 remainder 1.

div-how-often-big-number | dividing
How do I find out how many times a two-digit number goes in?
Round it and guess, then check by multiplying. For 23 into 98 think 20 into 98, about 4: 4 × 23 = 92 fits. If it is too big, try one less. A short list of its multiples helps too.
`
