/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_FRACTIONS = `
fraction-parts-same-size | fractions-meaning
Do all the parts of a fraction have to be the same size?
Yes. 1/4 means one of 4 parts that are equally big. If a cake is cut into 4 unequal pieces, one piece need not be 1/4 of it. The pieces may have different shapes, but they must have the same size.

can-fraction-be-more-than-one | fractions-meaning, mixed-numbers
Can a fraction be bigger than 1? Can the top be bigger than the bottom?
Yes. If the top is bigger than the bottom, you have more parts than one whole needs. With pizzas cut into quarters, 5/4 is one whole pizza and 1/4 more.

why-fraction-is-division | fractions-meaning, fraction-decimal-percent
Why is a fraction the same as dividing, and what does the fraction line mean?
The line means “divided by”. Share 3 pizzas among 4 children: each gets 1/4 of every pizza, so 3/4 in all. That is why 3 ÷ 4 and 3/4 are the same number.

can-bottom-be-zero | fractions-meaning
Why can’t the bottom of a fraction be 0?
The bottom tells into how many equal parts you cut the whole, and you can’t cut it into 0 parts. Also 3/0 would be 3 ÷ 0, and no number times 0 gives 3. So a 0 on the bottom is never allowed.

can-top-be-zero | fractions-meaning
Can the top of a fraction be 0?
Yes. 0/5 means you take none of the 5 parts, so it is just 0. Only the bottom may never be 0.

which-number-goes-on-top | fractions-meaning, fractions-of-amounts
How do I know which number goes on top and which on the bottom of a fraction?
The bottom is how many equal parts make the whole. The top is how many of them you are talking about. If 3 of 8 slices are eaten, 3/8 is eaten.

shaded-over-unshaded | fractions-meaning, ratio
Do I put the number of unshaded parts on the bottom of the fraction?
No, the bottom counts all the equal parts, shaded and unshaded together. With 3 shaded and 4 unshaded parts there are 7 in all, so 3/7 is shaded. 3 to 4 would be the ratio, not the fraction of the whole.

is-half-always-the-same | fractions-meaning, fractions-compare
Is a half always the same amount?
As a number 1/2 is always the same. But half of something depends on the whole: half of a big pizza is more than half of a small one. So only compare parts if they come from equal wholes.

is-fraction-one-number | fractions-meaning
Is a fraction really one number or is it two numbers?
It is one number, written with two. It has its own place on the number line: 3/4 lies between 0 and 1, three quarters of the way along.

what-are-fractions-good-for | fractions-meaning
What are fractions good for in real life?
They name amounts that are not whole, and exactly so: half an hour, 3/4 of a cup of flour, 1/3 off a price. You also need them later for percents, chance and algebra.

fraction-same-top-and-bottom | fractions-meaning, fractions-equivalent
Why is a fraction with the same number on top and bottom equal to 1?
Because you have all the parts there are. 4/4 means the whole is cut into 4 equal parts and you have all 4, so it is 1 whole. It works with every number except 0.

whole-number-over-one | fractions-meaning, fractions-multiply, fractions-divide
Why can I write a whole number as a fraction over 1?
The fraction line means divide, and dividing by 1 changes nothing: 5/1 = 5 ÷ 1 = 5. It is handy when you multiply or divide a fraction by a whole number.

shaded-parts-together | fractions-meaning
Do the shaded parts have to be next to each other?
No, only how many are shaded counts, as long as all parts are equally big. 3 shaded parts out of 8 are 3/8 wherever they are.

fraction-picture-not-equal | fractions-meaning
What if the picture isn’t cut into equal parts?
Then you can’t just count the pieces. Draw more lines until all parts are equally big, then count. A square cut into one half and two quarters has 4 equal parts, because the half is 2 of them.

fraction-on-number-line | fractions-meaning, fractions-compare
How do I put a fraction on a number line, do I count the lines or the gaps?
Count the gaps. For 3/4 cut the piece from 0 to 1 into 4 equal gaps, start at 0 and go 3 gaps along. If you count the line at 0 as one, you end up one too short.

negative-fraction-minus-where | fractions-meaning, negative-numbers
Where does the minus go in a negative fraction?
In front, on top or on the bottom, it is the same value: −1/2 = (−1)/2 = 1/(−2). Usually you write it in front. If both the top and the bottom have a minus, the fraction is positive.

why-equivalent-same-value | fractions-equivalent
Why does a fraction stay the same when I multiply the top and the bottom by the same number?
You only cut each piece smaller and get more pieces to match. Cut each half of a pizza in two: 1/2 becomes 2/4, just as much pizza. It is like multiplying by 2/2, which is 1.

why-not-add-same-to-top-and-bottom | fractions-equivalent
Can I add the same number to the top and bottom to get an equal fraction?
No, that usually changes the value: 1/2 with 1 added to both is 2/3, which is more. Only multiplying or dividing both by the same number (not 0) is sure to keep a fraction equal.

do-i-have-to-simplify | fractions-equivalent, fractions-add-subtract, fractions-multiply
Do I have to simplify my fraction at the end?
The value is right either way: 4/8 is just as much as 1/2. But most teachers want the simplest form, and small numbers are easier to read and compare. So simplify unless the task says otherwise.

when-fully-simplified | fractions-equivalent, factors-multiples-primes
How do I know when a fraction can’t be simplified any more?
It is finished when no whole number bigger than 1 divides both the top and the bottom. Try 2, 3, 5, 7 and so on. 8/9 is finished: 8 has only the prime 2 in it, 9 has only 3.

simplify-in-several-steps | fractions-equivalent
Do I have to divide by the biggest common factor at once, or can I simplify in several steps?
Small steps are fine. 24/36 → 12/18 → 6/9 → 2/3 gives the same as dividing by 12 at once. Just go on until nothing divides both any more.

does-simplifying-make-smaller | fractions-equivalent
Does a fraction get smaller when I simplify it?
No, only its numbers get smaller. 6/8 and 3/4 are the same amount: there are fewer pieces, but each piece is bigger. On the number line they are the same point.

cross-out-same-digits | fractions-equivalent
Can I cross out the same digits or zeros on the top and the bottom?
You may cross out one zero at the end of each whole number, as that divides both by 10: 30/40 = 3/4. Crossing out other digits is not allowed: 12/25 is not 1/5.

can-i-change-only-one-number | fractions-equivalent, fractions-add-subtract
Can I change just the bottom of a fraction and leave the top as it is?
No, that changes the value: 1/2 and 1/6 are not equal. If the pieces become 3 times as small, you need 3 times as many, so the top is multiplied by 3 as well: 1/2 = 3/6.

check-two-fractions-equal | fractions-equivalent, fractions-compare
How can I check that two fractions are equal?
Multiply crosswise: the top of each with the bottom of the other. If both products match, the fractions are equal. 2/3 and 8/12: 2 × 12 = 24 and 3 × 8 = 24, so they are equal.

top-and-bottom-both-odd | fractions-equivalent
Can a fraction be simplified if one of the numbers is odd or prime?
It can. If one is odd, 2 won’t work, but 3, 5 or 7 still may: 9/15 = 3/5. If one is prime, the only thing to try is that prime itself: 7/21 = 1/3, but 7/20 stays.

equivalent-how-many | fractions-equivalent
How many equal fractions are there for one fraction?
Endlessly many. You can multiply top and bottom by 2, 3, 4 and so on for ever: 1/2 = 2/4 = 3/6 = 4/8. But only one of them is in simplest form with a positive bottom.

multiply-top-and-bottom-not-double | fractions-equivalent, fractions-multiply
Isn’t the fraction doubled when I multiply the top and the bottom by 2?
No. Twice as many parts, but each only half as big, is the same amount: 1/3 = 2/6. To double it, multiply only the top by 2: 2 × 1/3 = 2/3.

equivalent-doesnt-go-in | fractions-equivalent
What if the old bottom doesn’t go into the new bottom when I make an equal fraction?
Try simplifying first. For 4/6 = ?/9, 6 doesn’t go into 9, but 4/6 = 2/3 and 2/3 = 6/9. If it still doesn’t go in, there is no whole number that fits on top.

simplify-which-number | fractions-equivalent
How do I know which number to divide by when I simplify a fraction?
Look for a number that goes into both. Both even: try 2. Both end in 0 or 5: try 5. Both digit sums in the 3 times table: try 3. Then test 7, 11 and so on. Any that fits is fine, then look again.

simplify-bottom-becomes-one | fractions-equivalent, mixed-numbers
What if the bottom becomes 1 when I simplify?
Then the answer is a whole number, and you just write the top. 12/4 = 3/1 = 3, because 12 ÷ 4 = 3.

equivalent-multiply-by-any-number | fractions-equivalent
Can I multiply the top and bottom by any number, even a decimal?
Any number but 0. A decimal works too: 2/4 with × 1.5 gives 3/6, still a half. With 0 you get 0/0, which means nothing.

why-bigger-bottom-smaller-piece | fractions-compare, fractions-meaning
Why is 1/8 smaller than 1/4 when 8 is bigger than 4?
The bottom tells into how many parts the whole is cut. The more parts, the smaller each one is: sharing a pizza among 8 gives you less than sharing it among 4.

bigger-numbers-bigger-fraction | fractions-compare
Is a fraction bigger when its numbers are bigger?
Not always. 5/10 has bigger numbers than 2/3 but is smaller. What counts is how the top compares with its own bottom, not how big the two numbers are.

why-same-bottom-to-compare | fractions-compare
Why do I need the same bottom to compare fractions?
With the same bottom all pieces are equally big, so you only have to count them: 3/4 = 9/12 and 2/3 = 8/12, so 3/4 is more. It isn’t the only way, but this one works every time.

compare-same-top | fractions-compare
What if two fractions have the same top? Which is bigger then?
With the same top (not 0) you have equally many pieces, so look at the size of the pieces. The smaller bottom has the bigger pieces: 3/5 is more than 3/8. This holds for positive fractions.

quick-way-to-compare-fractions | fractions-compare
Is there a quick way to compare fractions without a common bottom?
Often 1/2 or 1 helps. A fraction is over 1/2 if its top is more than half its bottom. 4/7 is over 1/2 and 3/8 is under, so 4/7 is bigger. If both are on the same side, use a common bottom.

why-cross-multiply-to-compare | fractions-compare
Why does multiplying crosswise work for comparing fractions?
It is a short way to get a common bottom. For 2/3 and 3/5, 2 × 5 = 10 and 3 × 3 = 9 are the new tops over 15, so 2/3 is bigger. Write each product beside the fraction whose top you used.

compare-one-piece-missing | fractions-compare
Are 7/8 and 8/9 the same because each has one piece missing?
No, the missing pieces are not equally big. 7/8 lacks 1/8 and 8/9 lacks only 1/9, which is less. So 8/9 is nearer to 1 and is bigger.

compare-fractions-with-decimals | fractions-compare, fraction-decimal-percent
Can I turn fractions into decimals to compare them?
Yes. Divide top by bottom and compare the decimals: 3/4 = 0.75 is more than 7/10 = 0.7. If a decimal doesn’t end, work out enough places to see a difference.

fraction-between-two-fractions | fractions-compare
Is there always another fraction between two fractions?
Yes, between any two different fractions. Give them a common bottom, and if there is no room, make the bottom bigger: 1/3 and 2/3 are 2/6 and 4/6, so 3/6 lies between. You can go on without end.

compare-make-same-top | fractions-compare
Can I make the tops the same instead of the bottoms to compare fractions?
Yes. With the same top, the one with the smaller bottom is bigger, because its parts are bigger (for positive fractions). 2/5 and 4/9: 2/5 = 4/10, and 4/9 is bigger than 4/10.

compare-come-out-equal | fractions-compare, fractions-equivalent
What if the two fractions come out the same when I compare them?
That can happen: then they are equal and you write =. 2/3 and 4/6 look different, but 2/3 = 4/6.

compare-write-original | fractions-compare
Do I write the original fractions or the changed ones in the answer when I compare or order?
Usually the original ones, because those were asked about. The changed ones are only a help. They have the same value, so nothing goes wrong if you show them in your working.

compare-mixed-numbers | fractions-compare, mixed-numbers
Do I look at the whole number or the fraction first when I compare mixed numbers?
For positive ones the whole number first: 3 1/8 is more than 2 7/8. Only if the wholes are the same do you compare the fractions. This works when each fraction part is less than 1.

order-many-fractions | fractions-compare
How do I order three or more fractions, do they all need the same bottom?
One common bottom for all is the safe way: 1/2, 2/3, 3/4 become 6/12, 8/12, 9/12, and then you only order the tops. Decimals work too.

compare-drawing-bars | fractions-compare, fractions-meaning
Can I draw bars or pies to compare fractions?
Yes, if both drawings are the same size, because both fractions must be of the same whole. For fractions that are close, like 4/5 and 5/6, a sketch is not exact enough, so use a common bottom.

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
