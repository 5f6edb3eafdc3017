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

pv-divide-ten-no-zero | place-value, decimals, dividing
What if I divide by 10 and there is no zero at the end to take off?
Every digit moves one place to the right, so the last digit lands behind the point: 37 ÷ 10 = 3.7. Taking off a zero only works when the number ends in one.

pv-point-or-digits-move | place-value, decimals
Does the decimal point move or do the digits move when I multiply or divide by 10?
Really the digits move to another place and the point stays between ones and tenths. But it looks the same if you move the point the other way: 4.5 × 10 = 45. Both ways of thinking give the right answer.

pv-no-oneths | place-value, decimals
Why are there no oneths after the decimal point?
The ones place is the middle, not the point. One step left of the ones are tens, one step right are tenths. A “oneth” would be 1 ÷ 1, and that is just 1 again.

pv-how-many-hundreds-in | place-value
Is the hundreds digit the same as how many hundreds are in the number?
Not when there are places further left. In 3400 the hundreds digit is 4, but there are 34 hundreds in it, because each thousand is 10 hundreds as well.

pv-more-than-nine-in-place | place-value, adding
Can there be more than 9 in one place, like 13 tens?
You can have 13 tens, but there is only room for one digit in a place. So swap 10 of them for 1 of the next bigger place: 13 tens are 1 hundred and 3 tens, which is 130.

pv-times-hundred-two-steps | place-value, multiplying, dividing
Can I multiply or divide by 100 by doing it by 10 twice?
Yes, because 100 = 10 × 10. 6 × 10 = 60, and 60 × 10 = 600, the same as 6 × 100. For 1000 you do it three times.

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

rnd-already-round | rounding
What if the number is already a round number?
Then it stays as it is. 40 to the nearest ten is 40, because nothing is nearer to 40 than 40 itself.

rnd-can-round-to-zero | rounding
Can a number round to 0?
Yes, if 0 is the nearest one. 3 to the nearest ten is 0, since it lies between 0 and 10 and is nearer to 0. It doesn’t mean there is nothing, just that it is small compared with ten.

rnd-nearest-five | rounding
How do I round to the nearest 5 or 50, or to another number that isn’t 10 or 100?
Find the multiples on both sides and take the nearer one. 23 lies between 20 and 25, and it is nearer to 25. Looking at one digit for 5 or more doesn’t work here.

rnd-number-line-way | rounding
Can I use a number line to round instead of looking at the digit?
Yes, it’s the same idea. Find the two round numbers on each side and the middle between them: 67 lies between 60 and 70, past the middle 65, so it rounds to 70.

rnd-dp-or-tenth | rounding, decimals
Is one decimal place the same as the nearest tenth?
Yes. The first decimal place is the tenths, the second the hundredths, so two decimal places means the nearest hundredth. 2.47 to the nearest tenth is 2.5.

rnd-smallest-biggest-before | rounding
How do I find the smallest or biggest number that rounds to it?
Go half a step down and half a step up. 40 to the nearest ten: from 35 up to just under 45. For whole numbers that is 35 to 44, as 45 already rounds to 50.

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

fac-itself-and-one | factors-multiples-primes
Is a number a factor and a multiple of itself, and is 1 a factor too?
Yes for the counting numbers. 6 = 6 × 1, so 6 is a factor of 6, a multiple of 6, and 1 is a factor too. Don’t forget 1 and the number itself in a list of factors.

fac-odd-number-of-factors | factors-multiples-primes
Can a number have an odd number of factors?
Yes, exactly the square numbers do. Factors come in pairs, but in 9 = 3 × 3 the pair is twice the same number, and you write it once: 1, 3, 9.

fac-hcf-one | factors-multiples-primes
Can the highest common factor be 1?
Yes, if 1 is the only factor they share: 8 and 9, for example, though neither is prime. There is always at least the 1. It is never 0.

fac-hcf-lcm-is-one-of-them | factors-multiples-primes
Can the HCF or the LCM be one of the two numbers?
Yes, when one number goes into the other. For 4 and 12 the HCF is 4, the smaller one, and the LCM is 12, the bigger one.

fac-tree-when-stop | factors-multiples-primes
When do I stop with a factor tree, and do I write the 1s?
Stop when every end is a prime number. Leave out the 1, since × 1 changes nothing and you’d never finish. 12 = 2 × 2 × 3, and multiplying the ends must give your number.

fac-divisible-four-six | factors-multiples-primes, dividing
Is there a trick to see if a number can be divided by 4 or 6?
By 4: look only at the last two digits, 316 works because 16 does. By 6: it must be even and its digit sum must be in the 3 times table, like 132 (1 + 3 + 2 = 6).

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

multiply-many-minuses | negative-numbers, multiplying
Is it plus or minus when I multiply three or more negative numbers?
Two minuses always make a plus when you multiply, so the signs cancel in pairs. An even number of negatives gives plus, an odd number gives minus: (−1) × (−2) × (−3) = 2 × (−3) = −6. If one factor is 0, the answer is 0.

neg-brackets-needed | negative-numbers
Do I have to put brackets around a negative number?
Put them when two signs would meet: 5 + (−3), 4 × (−2), and for a power like (−3)². At the start of a sum you don’t need them: −3 + 5.

neg-swap-with-sign | negative-numbers, adding
Is −5 + 3 the same as 3 − 5?
Yes, both are −2. You may swap the parts of a plus and minus sum if each number takes the sign in front of it along. But 5 − 3 is something else: there the 5 is positive.

neg-take-away-from-negative | negative-numbers, subtracting
Why does the number after the minus sign get bigger when I take away from a negative number?
Taking away a positive number goes down, and you are already below zero: −3 − 5 = −8. It looks bigger, but −8 is less than −3. It’s like owing 3 and then spending 5 more.

neg-gap-across-zero | negative-numbers, subtracting
How do I find the difference between a negative and a positive number?
Go to zero first and then on, and add the two distances: from −4 to 6 it’s 4 + 6 = 10. It’s the same as 6 − (−4). If both are negative, zero isn’t between them, so subtract the distances.

neg-leave-off-minus | negative-numbers
Can I leave the minus signs out and put the sign in at the end?
For × and ÷ yes: −4 × 3 is 4 × 3 = 12, then the sign rule gives −12. For + and − no, there the signs decide what you do: −4 + 3 is −1, not −7.

neg-add-negative-why | negative-numbers, adding
Why is adding a negative number the same as taking away?
A negative number is like a debt. If you have 7 and get a debt of 2, you have 2 less: 7 + (−2) = 7 − 2 = 5. Adding then makes the result smaller.
`
