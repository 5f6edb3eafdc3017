/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_DATA_AND_CHANCE = `
why-mean-add-divide | averages
Why do you add them all up and then divide for the mean?
You put everything in one pile and share it out equally. The mean is what each would get if all had the same. With 2, 3 and 7 the pile is 12, shared by 3 that is 4 each.

mean-not-in-list | averages
Can the mean be a number that isn’t in the list or a decimal?
Yes. The mean is a fair share, so it can be a decimal and need not be one of the numbers, though it can be. 1 and 4 have the mean 2.5. It just cannot be below the smallest or above the biggest number.

two-middle-numbers | averages
What if there are two middle numbers for the median?
That happens when there is an even number of values. The median is halfway between the two: add them and divide by 2. For 3, 5, 8, 9 it is (5 + 8) ÷ 2 = 6.5.

why-order-for-median | averages
Do I have to put the numbers in order first?
For the median yes, because it is the middle one by size. In 9, 1, 4 the 1 stands in the middle, but the median is 4. For the mean the order does not matter, for the mode and range it just helps you see.

count-zero-in-mean | averages
Does a zero count when I work out the mean?
Yes, a zero is a value like any other. It adds nothing to the total, but you count it when you divide. The mean of 0, 4 and 5 is 9 ÷ 3 = 3. Leaving it out would give 4.5, which is too high.

mode-more-than-one-or-none | averages
Can there be two modes or no mode at all?
Yes. If two values share first place, both are modes: 1, 2, 2, 5, 5 has modes 2 and 5. If every value comes equally often, we usually say there is no mode.

which-average-to-use | averages
How do I know whether to use the mean, the median or the mode?
The mean uses every value, good if none is far off. The median is better if a few are huge or tiny, like pay. The mode is for the most common, even if it is not a number, like favourite colour.

outlier-changes-mean | averages
Why does one really big number change the mean so much but not the median?
The mean shares out the whole total, so one huge value lifts everyone’s share. The median only looks at who is in the middle. 1, 2, 3: both are 2. 1, 2, 30: the mean is 11, the median is still 2.

is-range-an-average | averages, charts-and-data
Is the range an average, what is it good for?
No. An average tells what is typical, the range tells how spread out the values are: biggest − smallest. Two teams can have the same mean, but the one with the smaller range is more steady.

mean-frequency-table-divide | averages, charts-and-data
For the mean from a table do I divide by the number of rows or by the total of the frequencies?
By the total frequency, because that is how many values there are. Each row stands for several of them, so you multiply value × frequency first. 2 came 3 times and 4 came once: 10 ÷ 4 = 2.5.

mean-already-in-list | averages
Can the mean be a number that is already in the list?
Yes. The mean is the fair share, and that can happen to be one of the numbers or not. 2, 4 and 6 have the mean 12 ÷ 3 = 4, and 4 is in the list. You still count every number, also the one equal to the mean.

delete-outlier | averages, charts-and-data
Can I leave out an outlier before I find the mean?
Only with a good reason, such as a typing or measuring mistake, or if the task says so. If it really happened, it belongs to the data and you keep it. If it pulls the mean too far, use the median: it hardly changes.

mean-missing-number | averages, equations
How do I find a missing number if I know the mean?
Mean × how many gives the total of all the numbers. Take away the ones you know, and what is left is the missing one: mean 5 of three numbers means a total of 15.

mean-of-two-means | averages
Can I take the mean of two means to get the mean of everyone?
Only if both groups are the same size or have the same mean. Otherwise the bigger group must count more: find both totals, add them and divide by all the people together.

mean-between-smallest-biggest | averages
How can I tell if my mean is sensible?
It can’t be smaller than the smallest number or bigger than the biggest. If it is outside them, you probably forgot to divide or divided by the wrong number.

median-repeated-numbers | averages
Do I write a number twice if it comes twice in the list?
Yes. Each one is a value of its own, so for the median you list them all, and for the mean you add and count them all. Leaving repeats out changes the answer.

mode-number-or-how-often | averages, charts-and-data
Is the mode the number itself or how many times it comes?
The number itself, the value that comes most often. In 3, 5, 5, 5 the mode is 5, not 3; that it comes three times is only its frequency. In a table it is the value with the biggest frequency.

mean-grouped-midpoint | averages, charts-and-data
Why do you use the middle of each group for the mean?
You don’t know the exact values, only that they lie in the group. The middle is the fairest guess, because values above and below it about balance out. That is why the answer is called an estimate.

which-chart-to-use | charts-and-data
How do I know which kind of chart to use?
Bar chart to compare amounts. Line graph for something that changes over time. Pie chart to show parts of a whole. Scatter graph to see if two things go together.

bar-chart-or-histogram | charts-and-data
What’s the difference between a bar chart and a histogram, and why are there gaps?
A bar chart shows separate things like colours, so its bars have gaps. A histogram shows measured numbers in groups that follow on, so its bars touch. In a histogram the area of a bar shows how many.

pie-chart-why-360 | charts-and-data, angles
Why do you divide 360 by the total for a pie chart?
The whole circle has 360°, and you share it equally between all the people or things. With 40 people each gets 360 ÷ 40 = 9°, so a group of 5 gets 5 × 9 = 45°.

pie-bigger-slice-more | charts-and-data
If a slice is bigger in one pie chart than in another, does that mean more people?
Not always. A slice shows a fraction of its own total. A quarter of 200 people is 50, but half of 20 people is only 10. To compare numbers you must know both totals.

scale-between-lines | charts-and-data
What if the bar ends between two numbers?
First find what one small step on the scale is worth, then count the steps. If it ends halfway between 10 and 20, it is 15. If there are no small lines, give the best estimate.

axis-start-at-zero | charts-and-data, graphs-of-lines
Does the axis have to start at 0?
On a bar chart it should, because you compare the lengths of the bars. If it starts at 50, then 60 looks twice as big as 55. On a line graph it may start higher, but the scale must show it clearly.

correlation-means-cause | charts-and-data
If two things go up together does one cause the other?
Not necessarily. Ice cream sales and sunburn go up together, but neither causes the other: sunny weather is behind both. A scatter graph shows that they go together, but not why.

line-of-best-fit-through-points | charts-and-data
Does the line of best fit have to go through all the points or through zero?
No, neither. It is one straight line that follows the middle of the points, with about as many above as below. It may miss every single point, and it need not go through (0, 0).

pictogram-half-picture | charts-and-data
What does half a picture mean in a pictogram?
Half of what a whole picture is worth. Look at the key: if one picture means 4 children, half a picture means 2. So do not just count the pictures, multiply by the key.

bigger-sample-better | charts-and-data, probability
Why do you need to ask lots of people?
With only a few, one odd answer changes the result a lot. A bigger sample gives a steadier picture. But it must be mixed too: 1000 people at a football match still cannot tell you how many people like football.

chart-must-have-title-labels | charts-and-data
Do I have to write a title and labels on my graph?
Yes. Without them nobody can tell what the bars or points stand for. You need a title, what each axis shows (with its unit), and numbers in equal steps; a pictogram or pie chart needs a key or labels.

chart-scale-how-choose | charts-and-data, coordinates
How do I choose the scale for the axis?
Take your biggest number and see how many squares you have, then pick an easy step like 1, 2, 5 or 10 that just makes it fit. For up to 38 on 10 squares, 5 each would do. Keep all the steps equal.

pie-angles-dont-make-360 | charts-and-data, angles
What if my pie chart angles don’t add up to 360?
If they are only 1 or 2 off, it is probably rounding, and you can adjust the biggest slice. If they are further off, check the total you divided by and each multiplication.

chart-join-points-or-bars | charts-and-data
Can I join up the points or the bar tops with lines?
Join points when something changes bit by bit over time, like a temperature, so that in between makes sense. Don’t for separate groups like pets: there is nothing between cat and dog.

chart-outlier-on-scatter | charts-and-data
What do I do with a point that is far away from the others on a scatter graph?
Plot it, but don’t let it pull your line of best fit much. It may be a mistake or just something unusual. Don’t rub it out unless you know that it is wrong.

read-beyond-graph | charts-and-data
Can I read off values beyond the last point of the graph?
You can make the line longer, but it is only a guess: nobody knows if it goes on like that. A child who grows 6 cm a year won’t do so for ever. Between the points a reading is much safer.

probability-over-one | probability
Can a probability be more than 1 or negative?
No. 0 means impossible and 1 means certain, and nothing can be surer than certain. If you get more than 1, something was counted twice or the fraction is upside down. The top cannot be bigger than the bottom.

after-many-heads-tails-due | probability
If I got heads five times is tails more likely next?
No. The coin has no memory, so with a fair coin it is still 1/2 each time. Five heads in a row is rare before you start, but once it has happened it does not change the next throw.

two-outcomes-not-always-half | probability
If there are two things that can happen is it always 50 50?
No, only if both are equally likely. Either it snows tomorrow or it does not, but that is not 1/2 each. With 1 red and 3 blue balls there are two colours, but red is only 1/4.

probability-add-or-multiply | probability
When do I add probabilities and when do I multiply?
Multiply for this AND then that, along the branches: two heads is 1/2 × 1/2 = 1/4. Add for this OR that if they cannot happen together: 1 or 2 on a dice is 1/6 + 1/6. After a first pick, the second chance may change.

why-one-minus | probability
Why do you do 1 take away the probability?
Something either happens or does not, and the two chances together are certain, 1. So what is left over is the chance that it does not happen. If rain is 0.3, no rain is 1 − 0.3 = 0.7.

experiment-differs-from-theory | probability
Why didn’t I get exactly what the probability says when I tried it?
Probability tells what to expect in the long run, not exactly what will happen. In 10 throws you may well get 7 heads. With more and more throws, the fraction of heads usually gets closer to 1/2.

with-or-without-replacement | probability
What changes if you don’t put it back?
There is one less in the bag, so the bottom goes down by 1. The top goes down by 1 too, if you took the kind you are looking for. 3 red out of 5: first 3/5, and after a red one 2/4.

heads-tails-two-ways | probability
Is heads then tails different from tails then heads?
Yes, they are two different outcomes. Two coins can land HH, HT, TH or TT, each 1/4. So one head and one tail in any order has two ways, 2/4 = 1/2.

probability-fraction-decimal-percent-or-ratio | probability, fraction-decimal-percent
Can I write a probability as a decimal or a percent or like 1 in 4?
A fraction, decimal or percent is fine: 1/4 = 0.25 = 25%. In schoolwork do not write 1 : 4 or 1 in 4 unless you are asked. A ratio of 1 : 4 would even mean 1 to 4, which is 1/5.

how-know-listed-all-outcomes | probability
How do I know I’ve listed all the outcomes?
List them in order: keep the first thing fixed and go through all the second ones, then change the first. If every first can go with every second, check by multiplying the numbers of choices: a coin and a dice give 2 × 6 = 12.

probability-must-add-to-one | probability
Why do all the probabilities have to add up to 1?
One of the outcomes is sure to happen, and sure means 1. So all that can happen, each listed once, shares out the 1. If yours don’t add up to 1, something is missing or counted twice.

probability-simplify-fraction | probability, fractions-equivalent
Do I have to simplify a probability?
4/8 and 1/2 are the same chance, so both are right. Simplify at the end if the question asks for it. In the middle, say on a tree diagram, it is often easier to leave the same bottoms.

probability-top-and-bottom | probability, fractions-meaning
Which number goes on the bottom for a probability?
All the equally likely outcomes go on the bottom and the ones you want on top. With 3 red and 5 blue it is 3/8 for red, not 3/5, because the red ones are part of all 8.

probability-expected-not-whole | probability
What if the expected number isn’t a whole number?
That’s fine. It says how many you’d get on average: in 15 coin flips expect 7.5 heads. No one try gives 7.5, so only round it if the question wants a whole number.

probability-two-dice-seven | probability
Why is 7 more likely than 2 with two dice?
More pairs make it. 7 comes from 1+6, 2+5, 3+4 and each the other way round, that is 6 of the 36 pairs, while 2 comes only from 1+1. The totals are not equally likely.

probability-at-least-one | probability
What is the quick way for at least one?
Work out the chance of none and take it away from 1, because “at least one” is everything except none. For heads in two flips: none is 1/4, so at least one is 3/4. Adding 1/2 + 1/2 would be wrong.
`
