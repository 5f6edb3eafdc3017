/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_CALCULATIONS = `
why-carry-adding | adding
Why do I have to carry a one when I add?
One place only has room for a digit up to 9. Ten ones make 1 ten, so the ten moves to the next column. 7 + 5 = 12: write 2 ones and carry 1 ten.

why-line-up-digits | adding, subtracting, decimals
Why do the digits have to be lined up when I add or subtract?
So that you add ones to ones and tens to tens. If 5 stands under the 2 of 23, you add 5 tens instead of 5 ones and get 73 instead of 28.

add-order-matter | adding
Does the order matter when I add?
No. 3 + 8 and 8 + 3 are both 11, because you put the same amounts together. So you may start with the bigger number, or pick pairs that make 10.

why-add-from-right | adding, subtracting
Why do I start at the right when I add in columns?
Because what you carry goes to the column on the left, and borrowing takes from there. If you start on the left, you may have to go back and change digits you already wrote.

carry-more-than-one | adding
Can I carry more than 1 when I add?
Yes, when you add three or more numbers. If a column makes 24, write 4 and carry 2, because 24 is 2 tens and 4 more. With just two numbers you never carry more than 1.

does-adding-make-bigger | adding, negative-numbers
Does adding always make a number bigger?
Only when you add a positive number. Adding 0 changes nothing, and adding a negative number makes it smaller: 5 + (−2) = 3.

trick-adding-nines | adding, subtracting
Is there a trick for adding or taking away 9 or 99?
Use the round number next to it and fix it after. For +9, add 10 and take away 1: 46 + 9 = 56 − 1 = 55. For −9, take away 10 and add 1.

add-different-lengths | adding, subtracting, decimals
What if the numbers I add don’t have the same number of digits?
Line up the ones under the ones (or the decimal points), not the left ends. Read an empty place as 0: 345 + 27 is like 345 + 027 = 372.

check-adding | adding
How can I check an addition?
Take one of the two numbers away from your answer: you should get the other one. For 38 + 25 = 63, check 63 − 25 = 38. With more numbers, add them again in another order.

add-in-head-method | adding, subtracting
Can I add in my head instead of in columns?
Yes, unless you are asked for columns. Splitting works well: 47 + 35 is 40 + 30 = 70 and 7 + 5 = 12, so 82. For long numbers columns are safer.

add-tens-first | adding
Can I add the tens before the ones?
Yes, in your head either order is fine, because you put the same parts together: 23 + 45 is 60 and 8, or 8 and 60, so 68 both ways. In columns it is safer to begin with the ones, because a carried ten still changes the tens.

add-where-write-carry | adding
Does it matter where I write the carried 1, at the top or at the bottom?
No, as long as it is in the next column to the left and you don’t forget to add it. Some schools write it at the top, others under the line. Small and clear is best.

add-column-makes-ten | adding
What if a column adds up to exactly 10?
Write 0 and carry 1, because 10 is one of the next bigger place and nothing left over. In 36 + 14 the ones make 10, so the answer ends in 0: 50.

add-carry-last-column | adding
What do I do with the carry when there is no column left?
Just write it in front, it starts a new place. In 70 + 60 the tens make 13 tens, so you write 130. The answer may have one digit more than the numbers you started with.

add-three-at-once | adding
Can I add three or more numbers at once in columns, or do I have to do two at a time?
Both work, because the order of adding doesn’t matter. All at once is shorter, but the carry can be 2 or more. Two at a time has smaller sums, but more writing.

add-move-from-one-to-other | adding
Can I take some off one number and give it to the other before I add?
Yes, the total stays the same, because nothing gets lost: 38 + 7 = 40 + 5 = 45. It helps when one number becomes round. It doesn’t work like this for subtracting.

add-odd-plus-odd | adding, factors-multiples-primes
Is odd plus odd always even?
Yes, with whole numbers. Each odd number has one left over when you make pairs, and the two left-overs make a pair: 3 + 5 = 8. Odd plus even is always odd, as one stays left over.

why-borrow | subtracting
Why do I have to borrow when I subtract?
When there are too few ones to take from, you swap 1 ten for 10 ones. 52 is the same as 4 tens and 12 ones, so 52 − 7 is 4 tens and 5 ones = 45. The number itself doesn’t change.

borrow-from-zero | subtracting
What if I need to borrow but the next digit is a zero?
Go on left to the first digit that isn’t 0, take 1 from it and swap step by step. In 302, 1 hundred becomes 10 tens and 1 ten becomes 10 ones: 2 hundreds, 9 tens, 12 ones.

subtract-order-matter | subtracting
Does the order matter when I subtract?
Yes. 8 − 3 = 5, but 3 − 8 = −5. The number you take away comes after the minus sign.

swap-digits-subtract | subtracting
Can’t I just take the smaller digit from the bigger one in each column?
No, that gives a wrong answer. In 52 − 7 you must take 7 from the top number: 7 − 2 = 5 would give 55, which is more than you started with. Borrow a ten instead: 12 − 7 = 5, so 45.

subtract-bigger-number | subtracting, negative-numbers
Can you take a bigger number from a smaller one?
Yes, the answer is then negative: 3 − 5 = −2, two below zero. Subtract the smaller from the bigger and put a minus in front. If it is a count of things, check which number comes first.

check-subtracting | subtracting
How do I check a subtraction?
Add your answer to the number you took away: you should get back the number you started with. For 52 − 7 = 45, check 45 + 7 = 52.

count-up-to-subtract | subtracting, money, time
Can I count up instead of taking away?
Yes, the difference is the gap between the two numbers. For 102 − 97, count from 97 up to 100 (3) and to 102 (2): that is 5. It’s quickest when the numbers are close.

when-no-borrow | subtracting
How do I know when I have to borrow?
Look at one column at a time, from the right. If the top digit (after any earlier borrowing) is smaller than the bottom one, borrow. If it is equal or bigger, just subtract.

does-subtracting-make-smaller | subtracting, negative-numbers
Does taking away always make a number smaller?
Only if you take away a positive number. Taking away 0 changes nothing, and taking away a negative number makes it bigger: 5 − (−2) = 7, like removing a debt of 2.

difference-word-subtract | subtracting, word-problems
Why do I subtract to find “how many more” or the difference when nothing is taken away?
“How many more” asks for the gap between two numbers. If you take away the part both have, the extra is left: with 9 and 6, 9 − 6 = 3 more.

sub-equal-additions | subtracting
Is it the same if someone adds a small 1 to the bottom number instead of borrowing from the top?
Yes. They give the top 10 ones and the bottom 1 ten, so both grow by 10 and the difference stays the same. 52 − 17: 12 − 7 = 5, then 5 − 2 = 3, so 35. Just don’t mix both ways in one sum.

sub-same-to-both | subtracting
Can I add the same number to both numbers before I subtract?
Yes, the gap between them stays the same: 52 − 19 = 53 − 20 = 33. Taking the same off both works too. But adding to one and taking from the other would change the answer.

sub-several-add-first | subtracting, money
Can I add up all the things I take away and then subtract them together?
Yes, it’s the same amount going away: 20 − 3 − 5 = 12, and 3 + 5 = 8, 20 − 8 = 12. Just don’t subtract the 3 from the 5: 20 − (5 − 3) would be wrong.

sub-same-digit-zero | subtracting
What do I write if the top and the bottom digit are the same when I subtract?
0, because nothing is left there: in 358 − 152 the tens give 5 − 5 = 0, so it’s 206. But if the top digit has lent 1 to the next column, it is smaller now and you have to borrow. A 0 at the very front is left off.

sub-tens-first | subtracting
Can I take away the tens first and then the ones?
Yes, split only the number you take away: 83 − 47 = 83 − 40 − 7 = 43 − 7 = 36. It doesn’t matter which part goes first.

sub-borrow-twice | subtracting
Can I borrow from a digit I have already borrowed from, or borrow twice in one sum?
Yes. Use what is left of the digit, and borrow for each column that needs it. In 432 − 178 the 3 becomes 2; 2 is less than 7, so it gets 10 from the 4 and becomes 12. The answer is 254.

why-multiply-before-add | order-of-operations
Why do you multiply before you add?
Multiplying is a short way of adding equal groups, so those groups are made first. 2 + 3 × 4 means 2 + 4 + 4 + 4 = 14. It’s agreed, so that everybody gets the same answer.

divide-before-multiply-bidmas | order-of-operations
Does division come before multiplication, as in BIDMAS, or the other way as in PEMDAS?
Neither: × and ÷ are equally strong, so go from left to right. 12 ÷ 2 × 3 is 6 × 3 = 18. The letters just have to be in some order.

add-before-subtract-bidmas | order-of-operations
Do you always add before you subtract?
No, + and − are equally strong, so go from left to right. 10 − 3 + 2 is 7 + 2 = 9. Adding 3 + 2 first would give 5, which is wrong.

why-brackets-first | order-of-operations, brackets
Why do brackets go first?
Brackets are there to say “do this part first”, when the usual order would do something else. (2 + 3) × 4 = 5 × 4 = 20, but without brackets 2 + 3 × 4 = 14.

just-left-to-right | order-of-operations
Can I just go from left to right?
It is only safe when all the signs are equally strong: only + and −, or only × and ÷, with no brackets or powers. In 2 × 3 + 4 it happens to work, but in 2 + 3 × 4 left to right gives 20, and the right answer is 14.

power-before-minus | order-of-operations, powers, negative-numbers
Is −3 squared the same as (−3) squared?
No. Without brackets the power comes first: −3² means −(3 × 3) = −9. With brackets the minus is squared too: (−3)² = (−3) × (−3) = 9.

powers-or-multiply-first | order-of-operations, powers
Do I do the power or the multiplication first?
The power first, because it belongs only to the number (or bracket) right in front of it. 2 × 3² = 2 × 9 = 18, but (2 × 3)² = 6² = 36.

remember-order-operations | order-of-operations
How can I remember the order of operations?
Brackets, then powers, then × and ÷ from left to right, then + and − from left to right. BIDMAS or PEMDAS helps; just remember that × ÷ are a team and + − are a team.

fraction-bar-order | order-of-operations, expressions
What do I do first if there is a long fraction line?
Work out the whole top and the whole bottom first, then divide. The line works like brackets: (6 + 4) over 2 is 10 ÷ 2 = 5. Typed without brackets, 6 + 4 ÷ 2 gives 8.

calculator-order-different | order-of-operations, general
Why does my calculator give a different answer for a sum with + and ×?
Simple calculators work each step as you type: 2 + 3 × 4 gives 20. Scientific ones use the right order and give 14. If yours is simple, do the × first or note it down in parts.

ops-nested-brackets | order-of-operations
What if there are brackets inside brackets?
Start with the innermost pair and work outwards. 2 × (10 − (3 + 1)): first 3 + 1 = 4, then 10 − 4 = 6, then 2 × 6 = 12.

ops-inside-brackets-order | order-of-operations
Does the order of operations also count inside the brackets?
Yes, inside a bracket the same rules hold. In (2 + 3 × 4) you do 3 × 4 = 12 first and then 2 + 12 = 14.

ops-hidden-times | order-of-operations, brackets
What does it mean if a number stands right in front of a bracket with no sign?
There is a times sign you don’t see: 3(2 + 4) means 3 × (2 + 4) = 3 × 6 = 18. If there is a + or − in between, it’s not times.

ops-brackets-not-needed | order-of-operations
Do I need brackets around the times part, or can I leave them out?
Around × or ÷ next to + you can leave them out, as that part goes first anyway: 3 + (4 × 5) = 3 + 4 × 5. You need them when the + or − part should go first: (3 + 4) × 5.

ops-two-times-parts | order-of-operations
What if there are two multiplications, which one do I do first?
If a + or − stands between them, they don’t disturb each other, so the order doesn’t matter: 2 × 3 + 4 × 5 = 6 + 20 = 26. In 2 × 3 × 4 any order works too.

ops-copy-rest | order-of-operations
Do I have to copy the rest of the sum down after each step?
It’s the safest way: do one step and copy the rest unchanged, in the same place. 2 + 3 × 4 becomes 2 + 12, then 14. So no number or sign gets lost, and the equals signs stay true.
`
