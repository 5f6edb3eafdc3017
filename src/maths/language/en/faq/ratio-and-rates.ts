/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_RATIO_AND_RATES = `
ratio-order-matter | ratio
Does the order of the numbers in a ratio matter?
Yes. The numbers come in the same order as the words. Red to blue 2:3 means 2 red for every 3 blue; 3:2 would be the other way round. So write the names above the numbers.

why-add-ratio-parts | ratio
Why do I add the numbers of the ratio before I share?
The sum tells how many equal parts the whole is split into. In 2:3 there are 5 parts. Share 20: one part is 20 ÷ 5 = 4, so the shares are 8 and 12.

ratio-or-fraction | ratio, fractions-meaning
Is the ratio 2:3 the same as the fraction 2/3?
2:3 compares the two parts, so the first is 2/3 of the second. But of the whole it is 2/5, because there are 2 + 3 = 5 parts. So for a fraction of the whole, add the parts for the bottom.

add-same-to-ratio | ratio
Can I add the same number to both sides of a ratio?
No, that usually changes the ratio: 1:2 with 1 added to both is 2:3, which is not the same mix. Multiply or divide both by the same number (not 0) instead: 1:2 = 3:6.

ratio-units-same | ratio, measures-units
Do the units have to be the same in a ratio, and do I write them?
For two lengths, weights or times, yes: change to one unit first, then leave the units out. 50 cm to 2 m is 50:200 = 1:4. Only then do the numbers really compare.

ratio-one-share-known | ratio
Do I still add the parts if I only know one person’s share?
No. Divide the known share by its own number of parts to get one part. In 2:3, if the second gets 12, one part is 12 ÷ 3 = 4, so the first gets 8. You add only if you know the total.

ratio-difference-known | ratio
What if I know how much more one gets than the other in a ratio?
Then use the difference of the parts. In 2:5 the difference is 5 − 2 = 3 parts. If that is 12 more, one part is 12 ÷ 3 = 4, so the shares are 8 and 20.

ratio-three-numbers | ratio
What if the ratio has three numbers?
It works the same way. For 1:2:3 add all three, 6 parts, and find one part. To simplify, divide all three by the same number: 4:6:10 = 2:3:5.

ratio-decimals-fractions | ratio
Can there be decimals or fractions in a ratio?
Yes, but in simplest form they should be whole numbers. Multiply both sides by the same number until they are: 1.5:2 = 3:4. Only in the form 1:n are decimals usual, like 1:2.5.

check-ratio-shares | ratio
How can I check my shares in a ratio?
Two tests: the shares must add up to the total, and the shares must simplify to the same as the given ratio does. For 20 in 2:3: 8 + 12 = 20, and 8:12 = 2:3. If both hold, it is right.

map-scale-straight-to-km | ratio, measures-units
Is there a trick to get from a map scale straight to km?
Yes. 1 km is 100 000 cm, so divide the scale by 100 000 to see how many km one cm on the map is. At 1:200 000 it is 2 km, at 1:25 000 it is 0.25 km. Then multiply by the cm on the map.

ratio-simplify-needed | ratio
Do I have to simplify a ratio before I use it?
Not for sharing: 4:6 and 2:3 give the same shares, only smaller numbers are easier. If the ratio itself is the answer, you are usually expected to simplify it.

ratio-not-real-amount | ratio
Does the ratio tell me how many there really are?
No, only how they compare. 2:3 could be 2 and 3, but also 4 and 6 or 20 and 30. For the real amounts you need one more number, such as the total.

ratio-both-same | ratio
What if both numbers in a ratio are the same?
Then the two amounts are equal. 4:4 simplifies to 1:1, so each gets half when you share.

ratio-total-not-divisible | ratio
What if the total can’t be divided evenly by the number of parts?
First check that you added the parts right. Money or lengths can then be decimals: 9 shared 1:1 is 4.5 each. Things that can’t be cut, like children, should come out whole.

ratio-list-multiples | ratio
Can I make a table and keep adding the ratio until I reach the total?
Yes, it is fine and shows what happens. 2:3 with 20 altogether: 2 and 3, 4 and 6, 6 and 9, 8 and 12, which makes 20. For big totals, dividing by the number of parts is quicker.

map-scale-which-way | ratio, proportion, measures-units
Do I multiply or divide with a map scale like 1:1000?
From map to real life multiply, because real things are bigger. From real to map divide. 1:1000 means 1 cm on the map is 1000 cm really, so 3 cm is 3000 cm = 30 m.

why-not-add-in-proportion | proportion, ratio
Why do I multiply and not add the same amount in proportion?
Everything grows by the same factor. If 2 cakes need 6 eggs, then 4 cakes are twice as many, so 12 eggs. Adding 2 would give 8 eggs, which is too few: each cake needs 3.

why-find-one-first | proportion
Why do I find the value of one first, and do I have to?
From one you can get to any number by multiplying: 3 pens cost £6, so 1 costs £2 and 7 cost £14. You don’t have to if there is an easy jump, like from 3 pens to 6 by doubling.

direct-or-inverse | proportion
How do I know if it is direct or inverse proportion?
Ask what happens when one doubles. If the other doubles too, it is direct: more pens, more money. If the other halves, it is inverse: twice the workers, half the time. It can also be neither.

inverse-why-product | proportion
Why do I multiply first in inverse proportion?
The product stays the same, it is the whole job. 4 workers for 6 days is 4 × 6 = 24 days of work for one. So 3 workers need 24 ÷ 3 = 8 days, if all work at the same speed.

why-cross-multiply-proportion | proportion, equations
Why does cross multiplying work in a proportion?
You multiply both sides by both bottoms, and on each side one bottom cancels. From x/6 = 2/3 you get x × 3 = 2 × 6, so x = 4. It only works with one fraction on each side of an equals sign.

which-number-on-top-proportion | proportion
Which number goes on top when I set up a proportion?
You can choose, if you keep the same order on both sides: cost over pens = cost over pens. Write the words beside it, so that like stands with like. Turned on one side only, it is wrong.

is-everything-proportional | proportion
Is it always proportion when both numbers get bigger?
No. Proportion means that double gives double, and 0 goes with 0. A child twice as old isn’t twice as tall, and a taxi with a fixed fee doesn’t cost double for double the way.

what-is-k-for | proportion
What is the k in y = kx for?
It is the fixed number you multiply by, like the price of one. If 3 pens cost 6, then k = 6 ÷ 3 = 2 and y = 2x. Once you know k you can find every other pair. In inverse proportion it is y = k/x.

multiply-or-divide-proportion | proportion, ratio
How do I know whether to multiply or divide in a proportion?
First think whether the answer must be more or less. From many to one you divide, from one to many you multiply. 5 apples cost £2: for 1 divide by 5, then for 8 multiply by 8.

proportion-answer-not-whole | proportion
Can the answer of a proportion be a number that isn’t whole?
Yes: 1 person needs 0.5 litres, so 3 need 1.5 litres. If only whole things make sense, like eggs or buses, give the exact value first and then round so that it fits the story.

proportion-double-halve | proportion
Can I get there by doubling, halving and adding instead of finding one?
Yes, in direct proportion. 4 cost 6, so 2 cost 3 and 6 cost 6 + 3 = 9. Do the same step to both numbers. In inverse proportion, when one doubles the other halves, and adding doesn’t work.

proportion-across-or-down | proportion, ratio
Do I multiply across or down in a proportion table?
Both work in direct proportion. 2 kg cost 6, 10 kg cost ?: 2 to 10 is × 5, so 6 × 5 = 30. Or 2 to 6 is × 3, so 10 × 3 = 30. Take the way with the easier number.

proportion-which-one-first | proportion, speed-rates
Which number do I divide by when I find the value of one?
Divide by the number of the thing you want one of. 4 kg cost 12: for 1 kg do 12 ÷ 4 = 3. The other way, 4 ÷ 12, tells how many kg you get for 1 of the money.

proportion-one-not-exact | proportion
What if the value of one is a long decimal?
Keep it as a fraction, or multiply first and divide last. 3 cost 10, 6 cost?: 10 × 6 ÷ 3 = 20. If you round the value of one, the answer can be slightly off.

proportion-graph-zero | proportion, graphs-of-lines
Why must a direct proportion graph go through zero?
Because none of one thing means none of the other: 0 pens cost 0. A straight line that starts higher, like a taxi with a fixed fee, is not direct proportion.

check-proportion | proportion
How can I check a proportion answer?
Work out the value of one from both pairs; in direct proportion they must match: 2 for 6 and 5 for 15 are both 3 each. In inverse proportion the products must match: 4 × 6 = 3 × 8.

speed-which-divide-which | speed-rates
How do I know what to divide by what for speed?
Read the unit: km per hour means km ÷ hours, because per means divide by. So speed = distance ÷ time. From that, distance = speed × time and time = distance ÷ speed.

average-speed-mean-of-speeds | speed-rates, averages
Why can’t I just add the two speeds and halve for the average speed?
Because over equal distances you spend more time at the slow speed. Use total distance ÷ total time. It is halfway between two speeds only if you go at both for the same time, or they are equal.

where-does-3-6-come-from | speed-rates, measures-units
Why do you times by 3.6 to change metres per second into km per hour?
An hour has 3600 seconds, so in an hour you go 3600 times as many metres. Then ÷ 1000 makes km. 3600 ÷ 1000 = 3.6, so 10 m/s is 36 km/h. The other way round, divide by 3.6.

speed-units-must-match | speed-rates, measures-units
Do the units have to match, what if the time is in minutes and the speed is per hour?
Yes, they must match first. For km per hour use hours: 30 minutes is 0.5 hours. At 60 km/h that gives 60 × 0.5 = 30 km. With 30 instead of 0.5 you would get 1800 km, which cannot be.

why-smaller-time-faster | speed-rates, proportion
Why does it take less time if the speed is bigger?
For the same distance, more speed means more km each hour, so you need fewer hours. Twice the speed takes half the time: 60 km takes 2 hours at 30 km/h, but 1 hour at 60.

speed-triangle-trick | speed-rates
Is there a trick to remember speed distance time?
Draw a triangle with D on top and S and T below. Cover the one you want: D alone leaves S × T, covering S leaves D over T, covering T leaves D over S. Or just think of km per hour: km ÷ hours.

include-stops-average-speed | speed-rates
Do I count the breaks when I work out the average speed?
For the average speed of the whole journey, yes: total distance ÷ total time, stops included. If the question asks only about the time moving, leave the breaks out.

flat-line-distance-graph | speed-rates, graphs-of-lines
What does a flat line mean on a distance-time graph?
The distance is not changing while time goes on, so you are standing still. A steeper line means faster, a line going down means coming back. On a speed-time graph flat means a steady speed.

rate-per-one-first | speed-rates, proportion
Why do I find out how much it is for one first?
From one you can get to any amount by multiplying. If 4 taps fill 20 litres a minute, 1 tap gives 5, so 7 taps give 35. If you can jump straight there, like doubling, that is fine too.

speed-per-minute-first | speed-rates, time
Can I find the speed per minute first and then times by 60?
Yes. Distance ÷ minutes tells how far it goes in one minute, and an hour has 60 minutes, so × 60 gives the distance in one hour. 20 km in 40 minutes: 20 ÷ 40 = 0.5, and 0.5 × 60 = 30 km/h.

per-minute-per-hour-direction | speed-rates, measures-units
Do I multiply or divide by 60 to change per minute to per hour?
Multiply, because in an hour you do 60 times as much as in a minute: 2 litres per minute is 120 litres per hour. From per hour to per minute divide by 60.

average-speed-not-constant | speed-rates
Does an average speed mean it went at that speed all the time?
No. It is the steady speed that would cover the same distance in the same time. A car that does 60 km in an hour may have stopped and also gone much faster.

steeper-line-faster | speed-rates, graphs-of-lines
Does a steeper line on a distance-time graph mean faster?
Yes, more distance in the same time. Going down steeply is fast too, only it is coming back. Compare lines on the same graph, because another scale can make a line look steeper.

line-down-distance-graph | speed-rates, graphs-of-lines
Why does the line go down on a distance-time graph, is the speed negative?
It means coming back: the distance from the start gets smaller. The speed itself is not negative, and the time still goes on to the right.

two-moving-towards | speed-rates
Do I add the speeds when two things move towards each other?
Yes, because each makes the gap smaller: 40 km/h and 60 km/h close it by 100 km every hour. If one chases the other, subtract: at 60 and 40 the gap shrinks by 20 km an hour.

distance-or-speed-graph | speed-rates, graphs-of-lines
Is a flat line on a speed-time graph also a stop?
Only if it lies at 0. On a speed-time graph flat means the speed stays the same. On a distance-time graph flat means it is not moving away or nearer, so usually a stop. Look at the label on the up axis.
`
