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
`
