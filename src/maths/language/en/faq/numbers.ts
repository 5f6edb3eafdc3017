/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_NUMBERS = `
why-zero-placeholder | place-value, decimals
What is the zero in a number like 405 for if zero is nothing?
It holds a place. In 405 the 0 says “no tens” and keeps the 4 in the hundreds. Without it you would have 45, a much smaller number.

why-times-ten-digits-move | place-value, multiplying, decimals, powers
Why do the digits move one place when you multiply by 10?
Each place is worth 10 times the place to its right. So making a number 10 times bigger moves every digit one place left: 3 ones become 3 tens, and 3 × 10 = 30.

times-ten-add-zero-always | place-value, multiplying, decimals
Can I always just add a zero when I multiply by 10?
Only for whole numbers: 23 × 10 = 230. For decimals it fails: 2.5 × 10 is 25, not 2.50. Moving every digit one place left works for both.

leading-zeros-matter | place-value, decimals
Does a zero at the front of a whole number change it?
No. 07 and 7 are the same number, because the 0 only says “no tens” and holds no digit in place. A zero in the middle or at the end of a whole number does count: 70 and 7 are different.

place-value-vs-digit | place-value
What is the difference between a digit and its value?
The digit is just the symbol, and the value is what it is worth in its place. In 352 the digit 5 stands in the tens, so its value is 50.

longer-number-bigger | place-value, decimals
Is a number with more digits always bigger?
For positive whole numbers without zeros at the front, yes: 100 is more than 99. With decimals no: 0.125 has more digits than 0.5 but is smaller. Compare the biggest places first.

compare-which-digit-first | place-value, decimals
Which digits do I look at first when I compare two numbers?
Line up the places and start at the biggest place, on the left. The first place where they differ decides for positive numbers: 472 is more than 468 because 7 tens beat 6 tens, even though 8 is more than 2.

why-ten-digits | place-value
Why do we count in tens?
Most likely because we have ten fingers. After 9 we run out of digits, so ten ones become 1 in the next place. Other systems work too: computers count in twos.

why-spaces-commas-big-numbers | place-value
Why are big numbers split into groups of three digits?
It makes them easy to read: each group is read as hundreds, tens and ones of something. 4 025 300 is 4 million, 25 thousand, 300. The gaps don’t change the number.

how-remember-greater-less-signs | place-value, inequalities, fractions-compare, decimals, negative-numbers
How can I remember which way < and > go?
The open, wide side faces the bigger number and the point faces the smaller one. So 3 < 8 and 8 > 3. Think of a hungry mouth that wants the bigger one.

why-five-rounds-up | rounding
Why does 5 round up when it is exactly in the middle?
Exactly in the middle both sides are equally near, so people had to agree on a rule. The school rule is: 5 goes up, so 35 to the nearest ten is 40.

which-digit-decides-rounding | rounding, decimals
Which digit do I look at when I round?
Look at the digit just to the right of the place you round to. 0 to 4: that place stays. 5 to 9: it goes up by 1. For 472 to the nearest hundred, look at the 7: it gives 500.

round-in-steps | rounding, decimals
Can I round in steps, first to the ones and then to the tens?
Better not, it can go wrong. 44.6 in steps gives 45 and then 50, but 44.6 is nearer to 40. Always round once, from the original number.

round-a-nine | rounding, decimals
What do I do if the digit that must round up is a 9?
The 9 becomes 10, so write 0 there and carry 1 to the next place on the left. 397 to the nearest ten: 39 tens become 40 tens, which is 400.

rounding-down-digit-smaller | rounding
When I round down, does the digit go down by one?
No, the digit you round to stays the same. Only the digits after it go. 62 to the nearest ten is 60: the 6 stays 6, because 62 lies between 60 and 70 and is nearer to 60.

rounding-fill-zeros | rounding
Do I have to write zeros after rounding?
For places before the decimal point, yes: they keep the size right, 472 to the nearest hundred is 500, not 5. After the point, drop the extra digits: 3.472 to one decimal place is 3.5.

keep-zero-decimal-places | rounding, decimals
Do I have to write the last zero in a rounded answer like 3.0 or 2.50?
Yes, if you are asked for that many decimal places. 2.98 to one decimal place is 3.0: the 0 shows you rounded to tenths. The value is the same as 3.

sig-figs-vs-decimal-places | rounding, decimals, standard-form
What is the difference between decimal places and significant figures?
Decimal places are counted from the decimal point, significant figures from the first digit that isn’t 0. 0.0473 is 0.05 to 2 decimal places, but 0.047 to 2 significant figures.

when-to-round | rounding, general
Should I round in the middle of a calculation or only at the end?
Only at the end, if you want an accurate answer. Small rounding errors can grow: 2.4 × 10 = 24, but rounding first gives 2 × 10 = 20. For a quick estimate you round first.

always-round-up-context | rounding, dividing, word-problems
When do I have to round up or down whatever the digit is?
When the story needs it. If 13 people go in cars for 4, 13 ÷ 4 = 3.25, but you need 4 cars. If you can only buy whole things with your money, you round down.

one-prime | factors-multiples-primes
Why is 1 not a prime number?
A prime has exactly two factors, 1 and itself. The number 1 has only one factor. Leaving 1 out also means every number above 1 has only one set of prime factors.

two-prime-even | factors-multiples-primes
Can an even number be prime?
Only 2. Its only factors are 1 and 2. Every bigger even number can also be divided by 2, so it has more than two factors.

odd-all-prime | factors-multiples-primes
Are all odd numbers prime?
No. 9 is odd but 3 × 3 = 9, and 15 = 3 × 5. And 1 isn’t prime either. To be prime a number needs exactly two factors, 1 and itself.

factor-vs-multiple | factors-multiples-primes
How can I remember the difference between factors and multiples?
Factors fit into a number, so (for positive whole numbers) they are at most as big: 3 is a factor of 12. Multiples are its times table: 12, 24, 36, ... Factors are few, multiples go on for ever.

all-factors-found | factors-multiples-primes
How do I know when I have found all the factors?
Look for pairs in order: 1 × 12, 2 × 6, 3 × 4. Stop when the next number you try is already in a pair, here 4. Then you have them all: 1, 2, 3, 4, 6, 12.

check-is-prime | factors-multiples-primes
How do I know when to stop testing if a number is prime?
Test dividing by 2, 3, 5, 7, ... until the prime times itself is bigger than your number. For 29 test 2, 3 and 5, then stop, as 7 × 7 = 49. A bigger factor would have a smaller partner.

hcf-or-lcm | factors-multiples-primes, word-problems
How do I know whether to use the HCF or the LCM?
Splitting things into the biggest equal parts: highest common factor. Things that repeat and meet again: lowest common multiple. Buses every 4 and 6 minutes meet every 12 minutes (LCM).

lcm-just-multiply | factors-multiples-primes, fractions-add-subtract
Can I just multiply the two numbers to get the lowest common multiple?
It always gives a common multiple, but not always the lowest. For 4 and 5, 20 is right. For 4 and 6 you get 24, but 12 is lower, because 4 and 6 share the factor 2.

divisible-by-three-trick | factors-multiples-primes, dividing
Is there a trick to see if a number can be divided by 3 or 9?
Add its digits. If that sum can be divided by 3, so can the number; the same works with 9. For 57: 5 + 7 = 12, so 3 goes in, but 9 doesn’t.

prime-tree-start | factors-multiples-primes
Does it matter which factors I start a factor tree with?
No, you always end with the same primes. 12 = 2 × 6 or 3 × 4, both give 2 × 2 × 3. Just don’t use 1, and go on until every branch ends in a prime.

minus-times-minus | negative-numbers, multiplying, brackets
Why does a minus times a minus make a plus?
Follow the pattern: 2 × (−3) = −6, 1 × (−3) = −3, 0 × (−3) = 0. It goes up by 3 each time, so (−1) × (−3) must be 3.

two-minuses-always-plus | negative-numbers, adding
Do two minuses always make a plus?
No. It’s so when you multiply or divide two negatives, or subtract a negative: 5 − (−2) = 7. When you add two negatives, you get further below zero: −3 + (−2) = −5.

why-minus-negative-plus | negative-numbers, subtracting
Why does subtracting a negative number become adding?
Taking away something bad makes it better. If you owe 2 and the debt is taken away, you are 2 richer: 5 − (−2) = 5 + 2 = 7.

which-negative-bigger | negative-numbers, inequalities
Why is −3 bigger than −8 when 8 is more than 3?
On the number line bigger means further right. −8 is further below zero: a day with −8 degrees is colder than one with −3 degrees. So −3 > −8.

why-minus-times-plus-minus | negative-numbers, multiplying
Why is a plus times a minus a minus?
3 × (−2) is three lots of −2: −2 − 2 − 2 = −6, like owing 2 three times. Swapping the order changes nothing, so (−2) × 3 = −6 too.

negative-dividing-rule | negative-numbers, dividing
Are the sign rules for dividing the same as for multiplying?
Yes, because dividing undoes multiplying. Same signs give plus, different signs give minus: −6 ÷ (−2) = 3 and −6 ÷ 2 = −3, since −3 × 2 = −6.

adding-pos-neg-which-sign | negative-numbers, adding
How do I know if the answer is plus or minus when I add a positive and a negative number?
The number further from zero wins. Find the difference and take its sign: −7 + 4 = −3, since 7 is more than 4. If both are equally far, like −4 + 4, you get 0.

is-zero-negative | negative-numbers, inequalities
Is zero positive or negative?
Neither. Zero is the border between the positive and the negative numbers, so it gets no sign. It is bigger than every negative number.

negatives-what-for | negative-numbers
What are negative numbers good for in real life?
They tell how far something is below a zero point: −5 degrees, a floor below the ground, money you owe. If you have 10 and spend 15, you are at −5.

number-line-direction | negative-numbers, adding, subtracting
Which way do I go on the number line when there are negative numbers?
Start at the first number. Adding a positive goes right, taking away a positive goes left: −2 + 5 = 3. Adding or taking away a negative goes the opposite way.
`
