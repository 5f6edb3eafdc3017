/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_DECIMALS = `
longer-decimal-bigger | decimals, place-value
Is a decimal with more digits bigger?
Not always. Compare place by place from the left: 0.5 is bigger than 0.32, because 5 tenths beat 3 tenths. Writing 0.50 and 0.32 with equally many places makes it easy to see.

zeros-at-end-of-decimal | decimals, place-value
Does a zero at the end of a decimal change it? Is 0.5 the same as 0.50?
They are equal: 5 tenths are as much as 50 hundredths. Zeros at the end after the point don’t change the value. But a zero between the point and a digit does: 0.05 is not 0.5.

why-line-up-decimal-points | decimals, adding, subtracting
Why do I have to line up the decimal points when adding or subtracting?
Then tenths stand under tenths and ones under ones, and only equal places may be put together. If you line up the last digits instead, 1.5 + 0.25 would mix tenths with hundredths.

point-of-whole-number | decimals
Where is the decimal point in a whole number?
Right after its last digit, it is just not written: 7 is 7.0 or 7.00. That helps when you line up: 7 − 2.35 becomes 7.00 − 2.35.

gaps-in-decimal-subtraction | decimals, subtracting
What if one decimal has fewer places than the other in adding or subtracting?
Fill up with zeros at the end so both have equally many places: 3.4 − 1.25 becomes 3.40 − 1.25. The value stays the same, and no digit hangs over an empty place.

line-up-points-multiplying | decimals, multiplying
Do I have to line up the points when I multiply decimals?
No. Multiply as if there were no points, then put the point in at the end by counting decimal places. Lining up is only needed for adding and subtracting.

why-count-decimal-places | decimals, multiplying
Why do I count the decimal places when multiplying decimals?
Leaving out the points makes each number 10, 100 … times too big, and you undo that at the end. 0.3 × 0.2: tenths times tenths are hundredths, so 3 × 2 = 6 gives 0.06.

why-move-point-in-both | decimals, dividing
Why may I move the point in both numbers when dividing by a decimal?
You multiply both by the same number, and then it still fits in just as often. 6 ÷ 0.2 is like 60 ÷ 2 = 30. Move both equally far, until the number you divide by is whole.

zero-before-point | decimals
Do I have to write the zero before the point, like in 0.5?
It doesn’t change the value, .5 and 0.5 are the same. But write it, because a point alone is easily overlooked, and .5 then looks like 5.

decimal-comma-or-point | decimals, general
Is a comma the same as a decimal point?
In many countries yes: 2,5 there means the same as 2.5 here. But where the point is used, a comma may split thousands, as in 2,500. So use one of them the way your class does.

not-enough-digits-for-point | decimals, multiplying
What if there aren’t enough digits to put the point in?
Fill up with zeros in front. 0.2 × 0.03: 2 × 3 = 6, but you need three decimal places, so 0.006.

between-two-decimals | decimals
Is there a number between two decimals like 0.3 and 0.4?
Yes, endlessly many. Write 0.3 as 0.30 and 0.4 as 0.40, and you see 0.31, 0.32 and so on between them. Between any two different numbers there is always another.

decimal-which-way-move | decimals, place-value
Which way does the point go when I multiply or divide by 10 or 100?
Times 10 makes a positive number bigger, so the point goes one place right: 2.5 becomes 25. Divided by 10 it goes left: 2.5 becomes 0.25. The number of zeros tells how many places.

point-place-by-estimate | decimals, rounding
Can I find where the point goes by estimating?
Yes. For 4.1 × 2.9 the digits are 1189, and 4 × 3 is about 12, so it must be 11.89. It works for dividing too, and it is a good check for counting places.

why-multiply-fraction-by-100 | fraction-decimal-percent
Why do I multiply by 100 to get a percent, and where does the 100 come from?
Percent means “out of 100”, so you count how many hundredths it is. 0.37 is 37 hundredths, so 37%. Going back from percent you divide by 100.

is-point-five-five-percent | fraction-decimal-percent
Is 0.5 the same as 5%?
No, 0.5 is 50%. Percents are hundredths, and 0.5 = 0.50 is 50 hundredths. 5% is 5 hundredths, which is 0.05.

why-divide-top-by-bottom | fraction-decimal-percent
Why do I divide the top by the bottom to get a decimal, and not the other way round?
The fraction line means divided by, read from the top down. 3/4 is 3 ÷ 4 = 0.75. The other way gives 4/3, a different number. Check: if the top is smaller, the decimal must be below 1.

decimal-never-ends | fraction-decimal-percent, decimals
What if the decimal never ends when I divide?
Then digits repeat. Mark the repeating part with a dot or bar, round, or keep the fraction: 1/3 = 0.333… It happens if the bottom of the simplest form has a prime factor other than 2 and 5.

is-33-percent-a-third | fraction-decimal-percent
Is 1/3 the same as 33% or 0.33?
Not exactly, only nearly. Three lots of 0.33 make 0.99, not 1. 1/3 is 0.333… without end, or 33 1/3 %. Keep the fraction if you need it exact.

which-bottom-from-decimal | fraction-decimal-percent, decimals
How do I know which bottom to use when I change a decimal to a fraction?
Count the places after the point: one place is tenths, two are hundredths, three are thousandths. So 0.35 = 35/100, and that simplifies to 7/20. This is for decimals that end.

fraction-decimal-or-percent-which | fraction-decimal-percent
Which should I use, a fraction, a decimal or a percent?
They can say the same amount. Fractions are exact, even for thirds; decimals suit calculators and measures; percents are good for comparing. To compare different kinds, turn all into one kind.

which-equivalents-by-heart | fraction-decimal-percent
Is there a quick way to change fractions to percents? Which ones should I know by heart?
Learn 1/2 = 50%, 1/4 = 25%, 1/5 = 20%, 1/10 = 10% and 1/100 = 1%. Others come from these: 3/4 is 3 × 25% = 75%. If the bottom goes into 100, you can also make it hundredths: 7/20 = 35/100.

percent-with-decimal-point | fraction-decimal-percent, percent-of
Can a percent have a decimal in it, or be less than 1%?
Yes. 12.5% is 12.5 out of 100, so 0.125 or 1/8. And 0.5% is half of one percent, so 0.005. Divide by 100 just as with other percents.

bottom-not-into-100 | fraction-decimal-percent
What if the bottom doesn’t go into 100?
Then divide the top by the bottom and multiply by 100. 3/8 = 3 ÷ 8 = 0.375 = 37.5%. Sometimes simplifying helps first: 6/15 = 2/5 = 40/100 = 40%.

fraction-digits-to-decimal | fraction-decimal-percent, decimals
Is 1/5 the same as 0.5 or 1.5?
No. You can’t just move the digits behind a point. 1/5 means 1 ÷ 5 = 0.2. And 0.5 is 5 tenths, which is a half.

percent-decimal-which-way | fraction-decimal-percent
When do I multiply by 100 and when do I divide by 100 with percents?
To percent: times 100, 0.3 = 30%. From percent to decimal: divide by 100, 30% = 0.3. To remember it: the percent is the bigger-looking number (except for 0).

point-nine-repeating | fraction-decimal-percent, decimals
Is 0.999... really the same as 1?
Yes, if the nines never end. 1/3 = 0.333…, and three times that is 0.999…, but 3 × 1/3 is 1. With any fixed number of nines, like 0.999, it is a bit less than 1.

percent-with-decimal-to-fraction | fraction-decimal-percent
How do I write a percent with a decimal, like 12.5%, as a fraction?
Put it over 100, then multiply top and bottom by 10 until the decimal is gone, and simplify. 12.5/100 = 125/1000 = 1/8.

percent-over-100-as-decimal | fraction-decimal-percent
What does a percent over 100 become as a decimal or fraction?
A number bigger than 1, because 100% is 1. 150% = 1.5 = 3/2 = 1 1/2. You still divide by 100.
`
