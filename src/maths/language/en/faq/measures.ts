/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_MEASURES = `
money-two-decimals | money, decimals, rounding
Why do I write two digits after the point with money?
Because 100 pence or cents make one whole, the two digits show the hundredths. 3.5 on a calculator means 3.50: three whole and 50 pence or cents.

five-pence-zero | money, decimals
Why is 3 pounds and 5 pence written 3.05 and not 3.5?
5 pence is 5 hundredths, so it needs a 0 in the tenths place: 3.05. The number 3.5 means 3.50, which is 3 pounds and 50 pence. It’s the same with cents.

pounds-pence-mixed | money, measures-units
Can I add pounds and pence, or dollars and cents, together without changing them?
No, change them to the same unit first. 2 pounds + 50 pence isn’t 52. Either 200 + 50 = 250 pence, or 2.00 + 0.50 = 2.50 pounds.

pence-to-pounds-direction | money, measures-units
Do I multiply or divide by 100 to change pence or cents into pounds or dollars?
Divide, because 100 small ones make just one big one, so the number gets smaller: 350 pence = 3.50 pounds. The other way you multiply by 100.

change-count-up | money, subtracting
Is there a quick way to work out change?
Count up from the price to what you paid. Price 3.70, paid 5.00: 30 pence or cents to 4.00, then 1.00 more, so the change is 1.30.

price-ends-99-trick | money, adding, multiplying
Is there a trick for prices like 2.99?
Use the round price and take the extra bit off. 3 at 2.99: 3 × 3.00 = 9.00, minus 3 × 0.01 = 0.03, gives 8.97.

best-buy-which | money, ratio, proportion
How do I know which offer is better value?
Make both the same amount, such as the price for 1 item or 100 g, then compare. 3 for 6.00 is 2.00 each, 5 for 9.00 is 1.80 each, so 5 is better. The bigger pack isn’t always cheaper per item.

money-three-decimals | money, rounding, dividing
What if money comes out with more than two decimal places?
Round to two, as there is nothing smaller than a penny or cent to pay: 3.338 becomes 3.34. If it must be enough for everyone, round up; for what you can afford, round down.

pound-and-p-sign | money
Do I write both the pound sign and the p, as in £2.50p?
No, just one. £2.50 already says pounds, or write 250p. Use the £ or $ sign with the point, and p or c for pence or cents only.

profit-vs-cost | money, percent-change
What is the difference between the selling price and the profit?
The selling price is all the money you get, the profit is what’s left after your costs. Buy for 4, sell for 6: the profit is 2. If you sell for less than the cost, it’s a loss.

mon-currency-direction | money, proportion
How do I know whether to multiply or divide when I change money into another currency?
Look at what the rate gives for 1. If 1 pound is 1.20 dollars, pounds to dollars is × 1.20, back is ÷ 1.20. Check: you should get more of the one that is worth less.

mon-change-which-minus | money, subtracting
For the change, do I take the price from what I pay or the other way round?
Paid minus price: 10 paid, 7 is the price, so 10 − 7 = 3 change. If you’d have to take a bigger number from a smaller one, you haven’t paid enough.

mon-three-for-two | money, fractions-of-amounts, percent-change
Is 3 for the price of 2 the same as half price?
No. You get 3 and pay for 2, so 1 of 3 is free: that’s a third off, if all cost the same. Buy one get one free is like half price, but only if you want two.

mon-negative-money | money, negative-numbers
Can an answer with money be negative?
Yes, if it is a loss, a debt or an account below zero: bought for 8 and sold for 5 is 5 − 8 = −3, a loss of 3. A price or change in a shop isn’t negative, so check the order there.

mon-how-many-can-buy | money, dividing
How many can I buy if my money doesn’t come out exactly?
Divide and leave off the part after the point, because part of a thing isn’t sold: 10 ÷ 3 is 3 and a bit, so 3 things. The money over is 10 − 3 × 3 = 1.

mon-enough-estimate | money, rounding
How can I quickly see if I have enough money?
Round every price up and add: 2.80 and 3.60 are less than 3 + 4 = 7. If that is still within your money, it’s enough for sure. If it isn’t, work it out exactly.

why-sixty-minutes | time
Why are there 60 minutes in an hour and not 100?
It comes from the Babylonians, who counted in 60s. 60 is handy because it can be shared by 2, 3, 4, 5, 6, 10 and more: a quarter of an hour is 15 minutes.

time-decimal-misread | time, decimals, speed-rates
Is 1.5 hours the same as 1 hour 50 minutes?
No. 0.5 of an hour is half of 60 minutes, so 1.5 hours is 1 hour 30 minutes. Multiply the part after the point by 60: 0.25 × 60 = 15 minutes.

minutes-to-decimal-hours | time, speed-rates, decimals
How do I write minutes as a part of an hour?
Divide the minutes by 60, because an hour has 60 minutes. 15 minutes is 15 ÷ 60 = 0.25 hours, not 0.15.

subtract-times-columns | time, subtracting
Can I subtract times in columns like normal numbers?
Only if you remember that 1 hour is 60 minutes, not 100. If you borrow an hour, you get 60 minutes: 3:10 − 1:40 is 2:70 − 1:40 = 1 h 30 min. Counting up is often easier.

add-minutes-over-60 | time, adding
What if the minutes come to 60 or more when I add times?
Swap 60 minutes for 1 hour. 2 h 40 min + 1 h 35 min = 3 h 75 min, which is 4 h 15 min.

am-or-pm-noon | time
Is 12 o’clock at noon am or pm?
Noon is called 12 pm and midnight 12 am. One minute after noon is 12:01 pm, so 12:30 pm is half an hour after noon. In 24-hour time noon is 12:00 and midnight 00:00.

twentyfour-hour-add-twelve | time
When do I add 12 to get 24-hour time?
For pm times from 1 to 11: 3 pm is 15:00. Am times stay the same, and 12 pm stays 12:00. Only 12 am is special, it becomes 00:00.

past-midnight | time
What if the time goes past midnight?
Split it at midnight: count up to 24:00, then add the time after it. From 22:30 to 01:15 is 1 h 30 min plus 1 h 15 min = 2 h 45 min.

hour-hand-between | time
What if the hour hand is between two numbers?
Take the number it has just passed, because the next hour isn’t reached yet. Between 4 and 5 it’s 4 something. It moves slowly all the time: at half past it is right in the middle.

count-both-days | time, word-problems
Do I count the first and the last day too?
It depends on the question. From 3 May to 7 May is 7 − 3 = 4 days later. But if you are somewhere on both the 3rd and the 7th, that is 5 days: count one more.

time-jumps-or-columns | time
Do I have to do times in columns or can I always count in jumps?
Counting in jumps is always fine, unless the task names a method: first to the next full hour, then on from there. Columns work too, but hours and minutes stay apart, and 60 minutes make 1 hour, not 100.

tim-past-or-to | time
How do I know whether to say past or to?
In the first half of the hour say past the hour that has begun: 4:20 is twenty past 4. After half past, count what is missing to the next hour: 4:40 is twenty to 5.

tim-zero-minutes | time
Do I have to write the zero in a time like 4:05?
Yes, minutes are written with two digits, so five past 4 is 4:05. With 4:5 people could think of 4:50. The zero before the hour, as in 04:05, is usual in 24-hour time.

tim-times-five-clock | time, multiplying
Why do I count in fives for the minutes on a clock?
60 minutes go once around the clock, past 12 numbers, and 60 ÷ 12 = 5. So from one number to the next it’s 5 minutes: the long hand on 4 means 4 × 5 = 20 minutes.

tim-clock-only-twelve | time
Why does a clock only have 12 numbers if a day has 24 hours?
The short hand goes around twice a day, once before noon and once after. That’s why you need am and pm, or 24-hour time, to tell 3 in the night from 3 in the afternoon.

tim-all-in-minutes | time
Can I change everything into minutes first?
Yes, then you calculate with normal numbers: 2 h 10 min − 50 min is 130 − 50 = 80 min. At the end change back: 80 = 60 + 20, so 1 h 20 min.

tim-find-start | time
How do I find when it started if I know the end?
Go back from the end by the length: subtract. It ended at 5:10 and took 30 minutes: 10 minutes back is 5:00, 20 more is 4:40. Check by going forward again.

multiply-or-divide-units | measures-units
How do I know whether to multiply or divide when I change units?
To a smaller unit you need more of them, so multiply: 3 m = 300 cm. To a bigger unit you need fewer, so divide: 300 cm = 3 m.

remember-metric-prefix | measures-units
How can I remember kilo, centi and milli?
Kilo means 1000, centi a hundredth, milli a thousandth. So 1 km = 1000 m, 100 cm = 1 m and 1000 mm = 1 m. Think of a cent: 100 of them make one.

same-unit-first | measures-units, perimeter, area
Do I have to change everything into the same unit first?
Yes, before you add, subtract or compare, and also for areas and volumes. 2 m + 30 cm isn’t 32 of anything; it is 200 cm + 30 cm = 230 cm.

which-common-unit | measures-units
Does it matter which unit I change to?
If the task asks for a unit, the answer must be in it. Otherwise choose what makes numbers easy: the smaller unit often avoids decimals, 1.2 m + 5 cm = 120 cm + 5 cm.

square-units-conversion | measures-units, area
Why is 1 square metre not 100 square centimetres?
A square metre is 100 cm long and 100 cm wide, so it holds 100 × 100 = 10 000 square centimetres. For areas you change both sides, so the factor is used twice.

cubic-units-conversion | measures-units, volume
Why is a cubic metre a million cubic centimetres?
It’s 100 cm long, wide and high: 100 × 100 × 100 = 1 000 000. For volumes the factor is used three times, once for each direction.

mass-or-weight-litre | measures-units, volume
Are litres and kilograms the same?
No. Litres measure how much space something fills, kilograms how heavy it is. 1 litre of water weighs about 1 kg, but 1 litre of oil is a bit lighter.

ml-and-cubic-cm | measures-units, volume
Is a millilitre the same as a cubic centimetre?
Yes, 1 ml fills exactly 1 cubic centimetre. So a litre is 1000 cubic centimetres, a cube of 10 cm × 10 cm × 10 cm.

read-scale-between | measures-units, charts-and-data
How do I know what a small line on a scale is worth?
Take two numbers next to each other on the scale, find their difference and divide it by the number of gaps between them. From 100 to 200 with 5 gaps, each gap is worth 20, so the lines are 120, 140, 160, 180. Count gaps, not lines.

ruler-start-zero | measures-units
Do I have to start measuring at the zero of the ruler?
No, but it’s easiest. The end of the ruler is often not the zero line. If you start at another mark, take it away: from 2 cm to 7 cm is 5 cm.

cm-to-km | measures-units, ratio
How do I change cm into km?
Divide by 100 000: 100 cm make 1 m and 1000 m make 1 km, and 100 × 1000 = 100 000. So 300 000 cm = 3 km. In two steps: ÷ 100 to get metres, then ÷ 1000 to get km.

mea-which-unit-fits | measures-units
How do I know which unit fits best?
Choose the one that gives a handy number: mm for a nail’s thickness, cm for a pencil, m for a room, km for a trip. A trip of 5 km is easier to imagine than 5 000 000 mm.

mea-ten-hundred-thousand | measures-units
Why is it sometimes 10, sometimes 100 and sometimes 1000 when I change units?
Centi means hundredth, milli thousandth and kilo thousand. So 1 m is 100 cm or 1000 mm, and 1 cm is 1000 ÷ 100 = 10 mm. Say the name of the unit and you hear the number.

mea-m-and-cm-decimal | measures-units, decimals
Is 3 m 5 cm written 3.5 m or 3.05 m?
3.05 m, because 5 cm are 5 hundredths of a metre. 3.5 m is 3 m 50 cm. With kg and g there are three places: 2 kg 40 g = 2.040 kg.

mea-mixed-units-answer | measures-units
Can I give the answer in two units, like 1 m 20 cm?
Yes, it’s the same length as 1.2 m or 120 cm. If the task asks for one unit, use only that. For multiplying or dividing, one unit is easier.

mea-a-mm-off | measures-units
Does it matter if my measurement is a millimetre off?
A tiny bit is normal, no measuring is perfect, so 1 mm off is often accepted. Measure from the 0 mark, look straight from above and give it as exactly as the task asks.

mea-celsius-fahrenheit | measures-units
Why can’t I just multiply to change °C into °F?
Because their zeros aren’t at the same place: 0 °C is 32 °F. So you multiply by 1.8 and then add 32: 10 °C is 18 + 32 = 50 °F. With metres and centimetres both start at the same zero.
`
