/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_PERCENT = `
why-ten-percent-divide-by-ten | percent-of
Why do I divide by 10 for 10%? Do I divide by 5 for 5%?
10% is 10/100 = 1/10, so you divide by 10. But 5% is 5/100 = 1/20, so you divide by 20, not by 5. Easiest for 5%: find 10% and halve it.

percent-as-decimal-multiplier | percent-of, fraction-decimal-percent
Where does the decimal come from, like 0.15 for 15%?
15% means 15 out of 100, and 15 ÷ 100 = 0.15. “Of” means times, so 15% of 40 is 0.15 × 40 = 6. Mind small percents: 5% is 0.05.

why-divide-by-100-percent | percent-of
Why do I divide by 100 when I find a percent of something?
Percent means “out of 100”. Dividing the amount by 100 gives 1%, and then you multiply by how many percent you want. 7% of 300: 300 ÷ 100 = 3, and 7 × 3 = 21.

percent-more-than-100 | percent-of, percent-change, fraction-decimal-percent
Can a percent be more than 100?
Yes. 100% is the whole, so 150% is one and a half times as much: 150% of 20 is 30. It makes no sense only where nothing can be more than the whole, such as the part of a class that is ill.

swap-percent-and-amount | percent-of
Is 20% of 50 the same as 50% of 20?
Yes, both are 20 × 50 ÷ 100 = 10. You can always swap the two numbers like that. It is a handy trick: 16% of 25 is the same as 25% of 16, which is 4.

build-percent-from-ten | percent-of
Is there a quick way to find a percent in my head?
Build it from easy ones: 10% is ÷ 10, 5% is half of that, 1% is ÷ 100. So 16% = 10% + 5% + 1%. For 200: 20 + 10 + 2 = 32. 50% is half and 25% a quarter.

what-percent-which-divides | percent-of
When I find what percent one number is of another, which number do I divide by?
Divide by the whole, the number after “of”, and then times 100. 6 of 8: 6 ÷ 8 × 100 = 75%. In a test, that means your points divided by all the points.

find-whole-from-percent | percent-of
What if I know the percent and the part, and need the whole?
Go backwards: find 1% or another easy part first, then 100%. If 20% is 8, then 100% is 5 times as much, 40. Or divide by the decimal: 8 ÷ 0.2 = 40.

same-percent-same-amount | percent-of
Is the same percent always the same amount?
No, it depends on the whole. 10% of 50 is 5, but 10% of 200 is 20. So a percent only says how much once you know of what.

write-percent-sign-on-answer | percent-of
Do I have to write the percent sign after my answer?
Only if the answer is a percent. If you find a percent of an amount, the answer is an amount in its own unit: 10% of £30 is £3, not 3%. If you find what percent something is, you need %.

one-percent-for-everything | percent-of
Can I always find 1% first for every percent?
Yes. Divide by 100 to get 1%, then multiply by the percent. 7% of 300: 1% is 3, so 7% is 21. It works for percents like 2.5 as well, though 50% or 10% are quicker directly.

percent-versus-out-of | percent-of
Is 30% of 50 the same as 30 out of 50?
No. 30% of 50 is an amount: 15. 30 out of 50 is 30/50 = 60/100, so 60%. Percent means out of 100, whatever the total is.

percents-add-to-100 | percent-of, charts-and-data
Do the percents have to add up to 100?
Yes, if they are all the parts of one whole and nothing overlaps, so it is a good check. Rounded percents may make 99 or 101. If people could choose more than one thing, it can be more.

add-percents-different-wholes | percent-of
Can I add percents of different things?
Only if they are of the same whole: 20% and 30% of one cake are 50%. If the wholes differ, work out the amounts first: 20% of 10 and 30% of 100 are 2 + 30 = 32, and that is not 50% of 110.

percent-bar-or-table | percent-of, percent-change
Is a percent bar or table the same as multiplying by the decimal?
Yes, both give the same answer. In the bar 100% is the whole, and you step from there, say to 10% and then 30%. Times 0.3 does it in one go. The bar also shows which number is the whole.

percent-key-calculator | percent-of, general
Can I use the % key on my calculator?
Often yes, but calculators treat it differently, mostly with + and −: some turn 50 + 10% into 55, others into 50.1. Safer is the decimal: 50 × 0.1 for the 10%, or 50 × 1.1 for 10% more.

why-divide-by-original | percent-change
Why do I divide by the old number in percent change, not the new one?
The change is measured against what you started with: that is the 100%. From 20 to 25 it grew by 5, and 5 is a quarter of 20, so 25%. Dividing by 25 would give only 20%.

up-then-down-same-percent | percent-change
If it goes up 10% and then down 10%, is it back where it started?
No, unless it was 0. The second 10% is taken from a different amount. 100 goes up to 110, and 10% of 110 is 11, so it falls to 99. Down first and then up ends at 99 too.

where-does-the-one-come-from | percent-change, interest
Where does the 1 come from in 1.15?
The 1 stands for the whole amount you already have, 100%, and 0.15 is the 15% added. 100% + 15% = 115% = 1.15. So times 1.15 gives the new amount in one step.

why-multiply-by-rest-percent | percent-change, money
Why can I multiply by 0.85 for 15% off?
If 15% goes away, 100% − 15% = 85% is left, and 85% is 0.85. So 0.85 × 40 = 34 is the new price at once. Finding 15% and subtracting it, 40 − 6, gives the same.

decrease-more-than-100 | percent-change
Can something go down by more than 100%?
Going down by 100% leaves nothing, so a price or a number of people can’t fall by more. Increases have no such limit: from 10 to 30 is a rise of 200%.

why-reverse-percent-divide | percent-change
Why can’t I just take the percent off again to get the price before?
The percent was of the old price, not of the new one. 100 plus 20% is 120, but 20% of 120 is 24, which leads to 96. Divide by the multiplier instead: 120 ÷ 1.2 = 100.

add-two-percent-changes | percent-change
Can I add two percent changes that come one after the other?
No, the second one is of a new amount. Two rises of 10% take 100 to 110 and then to 121, so 21%, not 20%. Multiply instead: 1.1 × 1.1 = 1.21.

order-of-percent-changes | percent-change
Does it matter which percent change comes first?
No. Each change multiplies by a number, and the order of multiplying doesn’t matter: 100 × 1.2 × 0.9 and 100 × 0.9 × 1.2 are both 108. (A fixed amount off, like £5 off, would make a difference.)

percent-of-or-percent-off | percent-change, percent-of, money
When do I have to add or subtract the percent and when is the percent itself the answer?
Read what is asked. “20% of 50” or “how much do you save” is the percent amount itself, 10. “20% off” or “the new price” means 50 − 10 = 40. With “more” or “added” you add it.

hundred-percent-increase-double | percent-change
Is an increase of 200% the same as doubling?
No. An increase is added on top: 100% more is double, 200% more is three times as much. From 10, 200% more is 10 + 20 = 30. But an increase TO 200% would be double.

percentage-points | percent-change
Is going from 20% to 30% an increase of 10%?
It is 10 percentage points. In percent it is a 50% increase, because the 10 is compared with the old 20: 10 ÷ 20 = 0.5.

percent-change-minus-sign | percent-change
Do I write a minus for a decrease, and which number do I subtract from which?
New minus old gives the sign: minus is a decrease. From 50 to 40: −10, and −10/50 = −20%. If you say “a decrease of 20%”, leave out the minus, the word already says it.

percent-change-new-over-old | percent-change
Can I just divide the new number by the old one to get the percent change?
Yes, but then take away 1, which stands for the old 100%. From 40 to 50: 50 ÷ 40 = 1.25, and 0.25 is 25% more. Below 1 it is a decrease: 0.8 means 20% less.

percent-change-from-zero | percent-change
What if the old number is 0 in a percent change?
Then there is no percent change, because you would have to divide by 0. Just say how much it went up, for example from 0 to 5.

same-change-different-percent | percent-change
Why is the same change in money not the same percent?
Because percent compares the change with the start. 5 more on 10 is 50%, but 5 more on 100 is only 5%.

percent-change-one-step-or-two | percent-change
Can I find the percent and add it on or take it off, or must I multiply in one step?
Both are right. 20% more than 50: 10 and then 60, or 50 × 1.2 = 60 at once. In two steps don’t forget to add or subtract. One step is quicker for several changes.

simple-or-compound-difference | interest
What is the difference between simple and compound interest?
Simple interest is paid on the starting amount only, so it is the same every year. Compound interest is paid on the interest too, so it grows. 10% of 100 for 2 years: simple 20, compound 10 + 11 = 21.

how-know-simple-or-compound | interest
How do I know whether to use simple or compound interest?
Look at the words. “Simple interest”, or interest paid out each year, means simple. “Compound”, or the interest stays in and earns interest too, means compound. Most bank savings are compound.

why-power-in-compound | interest, powers
Why is there a power in the compound interest formula?
Each year you multiply by the same number, such as 1.05. Three years are × 1.05 × 1.05 × 1.05, and the short way to write that is 1.05³. The little number counts the years.

interest-why-one-plus-rate | interest, percent-change
Why do I multiply by 1.05 and not by 0.05 for 5% interest?
0.05 gives only the interest. You keep your money as well, and that is the 1: 100% + 5% = 105% = 1.05. So 200 × 1.05 = 210 is the new total, and 200 × 0.05 = 10 is just the interest.

interest-why-divide-by-100 | interest, percent-of
Why is there a ÷ 100 in the interest formula?
The rate is a percent, so it means “out of 100”. 4% is 4/100 = 0.04. If you already write the rate as a decimal, you don’t divide by 100 again.

interest-for-months | interest
What if the time is in months and not in years?
A yearly rate needs the time in years, so divide the months by 12. For simple interest, 6 months is 6/12 = 1/2 year: 4% of 100 for half a year is 2.

interest-or-total | interest
Do I give just the interest or the whole amount at the end, and how do I get one from the other?
It depends on the question. “How much interest” is only the extra; “how much is in the account” is the start plus the interest. From the total you get the interest by subtracting the start: 121 − 100 = 21.

can-i-multiply-rate-by-years | interest
Is 5% a year for 3 years the same as 15%?
For simple interest, yes: 3 × 5% = 15% of the start. For compound interest it is a bit more, because the interest earns interest: 1.05³ is about 1.158, so about 15.8%.

interest-when-to-round | interest, rounding
When do I round in interest sums?
Only at the end, to 2 decimal places for money, unless the task says otherwise. If you round each year, small errors add up. Keep the long number on the calculator until then.

what-is-interest-good-for | interest
Why does anyone pay interest, and what do I need it for?
Interest is the price for using someone else’s money. The bank pays you for your savings, and you pay the bank for a loan. Knowing it, you can see what saving brings and what a loan really costs.

compound-half-yearly | interest
What if the interest is compounded half-yearly and not once a year?
Halve the yearly rate and double the number of steps. 4% a year for 3 years becomes 2%, six times: × 1.02⁶. You get a bit more than with yearly interest, because the interest is added sooner and earns interest too.

simple-interest-same-each-year | interest
Why is simple interest the same every year?
Because it is always worked out on the starting amount, not on the interest already earned. 5% of 200 is 10, so it is 10 every year: 30 in 3 years.

first-year-same | interest
Are simple and compound interest the same in the first year?
Yes, if interest is added once a year, because there is no earlier interest yet. 100 at 10% is 110 either way. In the second year it differs: 120 with simple, 121 with compound.

compound-year-by-year | interest, percent-change
Can I do compound interest year by year instead of using the formula?
Yes, it is the same thing step by step. 100 at 10%: 110, then 121. For 2 or 3 years that is fine. For 10 years the power is quicker: 100 × 1.1^10.

small-rate-multiplier | interest, percent-change
Is the number to multiply by for 0.5% or 2.5% also 1.5 or 1.25?
No. Divide the percent by 100 and add 1: 0.5% gives 1.005 and 2.5% gives 1.025. 1.5 would be 50% more.

depreciation-same-formula | interest, percent-change
Is losing value each year the same as compound interest, just with minus?
Yes, if it loses the same percent each year. You multiply by 1 minus the rate each time: 10% off a year is × 0.9. 100 becomes 90, then 81. It never gets exactly to 0 if the rate is below 100%.

interest-time-to-double | interest
Does 10% interest take 10 years to double the money?
With simple interest yes: 10 years × 10% is 100%. With compound interest it is quicker, about 7 to 8 years, because the interest earns interest too.
`
