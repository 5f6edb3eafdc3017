/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_GRAPHS_AND_SEQUENCES = `
which-coordinate-first | coordinates, graphs-of-lines
Which number goes first in coordinates and how do I remember it?
The x goes first: along, then up or down. x comes before y in the alphabet, and you go along the corridor before you go up the stairs. (3, 2) means 3 right and 2 up.

does-coordinate-order-matter | coordinates
Does it matter if I swap the two coordinates?
Yes, swapping usually gives another point: (2, 5) is 2 along and 5 up, but (5, 2) is 5 along and 2 up. Only when both numbers are equal, like (3, 3), does it stay the same point.

negative-coordinates-where | coordinates, negative-numbers
Where do I go if a coordinate is negative?
A minus means the other way from (0, 0). A negative first number goes left, a negative second number goes down. (−3, 2) is 3 left and 2 up.

point-with-a-zero | coordinates
Where is the point if one of the coordinates is 0?
It lies on an axis. Zero as the first number means you do not go sideways, so you are on the y-axis. Zero as the second means you do not go up or down, so you are on the x-axis. (0, 4) is 4 up.

number-lines-not-squares | coordinates, charts-and-data
Do I put the numbers on the lines or in the squares?
For coordinates, number the grid lines, because a point sits where two lines cross. On a map with letters and numbers like B3, the name is in the space, because it means a whole square.

midpoint-why-halve-sum | coordinates, averages
Why do you add and halve to find the midpoint?
Halfway between two numbers is their mean: add them and divide by 2. You do it once for x and once for y. Between (2, 1) and (6, 5): x = 8 ÷ 2 = 4, y = 6 ÷ 2 = 3, so (4, 3).

brackets-comma-needed | coordinates
Do I have to write the brackets and the comma?
Yes. The brackets show that the two numbers belong together as one point, and the comma keeps them apart. Without it, 3 2 could be read as 32. So write (3, 2).

axis-x-equals-line-upright | coordinates, graphs-of-lines
Why is the line x = 3 going up when x is the sideways one?
The line x = 3 is made of all points whose x is 3: (3, 0), (3, 1), (3, 2) and so on. x stays 3 while y can be anything, so the points stack up into an upright line.

reflect-in-axis-sign | coordinates, symmetry-and-moves
Which number changes its sign when I reflect in the x-axis or y-axis?
In the x-axis, the y changes sign, because the point jumps between above and below. In the y-axis, the x changes sign. So (3, 2) goes to (3, −2) in the x-axis and to (−3, 2) in the y-axis.

axis-scale-not-ones | coordinates, graphs-of-lines, charts-and-data
What if each square on the axis isn’t worth 1?
Find what one square is worth: take two numbers on the axis, see how far apart they are and divide by the squares between. From 0 to 10 in 5 squares means 2 each. The two axes may use different steps.

coordinates-distance-two-points | coordinates, subtracting
How do I find how far apart two points are without counting?
On a line straight across or straight up, subtract the smaller number from the bigger: from (2, 1) to (7, 1) is 7 − 2 = 5. If the line slants, use Pythagoras with the step across and the step up.

coordinates-distance-across-zero | coordinates, negative-numbers
Do I add or subtract to find the distance if one coordinate is negative?
Going from one side of zero to the other, add the two distances to zero: from −3 to 4 is 3 + 4 = 7. That is the same as 4 − (−3). If both are negative, take the smaller distance from the bigger.

coordinates-decimals-allowed | coordinates, decimals
Can coordinates be decimals or fractions?
Yes. The point then lies between the grid lines: (2.5, 1) is halfway between 2 and 3 across, and 1 up. Midpoints and places where lines cross are often like that.

coordinates-fourth-corner | coordinates, shapes
How do I find the missing corner of a rectangle or parallelogram?
Opposite sides make the same step. See how far across and up you go along one side, then make the same step from the third corner. Check in which order the corners are named, as that says which side to copy.

coordinates-always-start-origin | coordinates
Do I always count from zero or from the last point?
For plotting, always start at (0, 0), for every new point. Only for a move, like “3 right and 2 up”, do you count on from the point where you are.

coordinates-cross-or-dot | coordinates, graphs-of-lines
Do I join the points up when I have plotted them?
Join them if the question asks for a shape or a line; for a shape go in the order given and back to the first point. If they are only separate points, leave them as small crosses.

line-what-is-gradient-for | graphs-of-lines
What does the gradient of a line actually tell you?
It tells how much y changes each time x goes up by 1. A gradient of 3 means one step right, three steps up; a gradient of −2 means one step right, two steps down.

line-why-rise-over-run | graphs-of-lines
Why do you divide the change in y by the change in x and not the other way round?
The gradient says how much y changes for 1 step in x, so you share the change in y between the steps in x. If y goes up 6 over 2 steps, that is 6 ÷ 2 = 3 for each step.

line-negative-gradient-downhill | graphs-of-lines
How do i know if the gradient is negative?
Look along the line from left to right. If it goes uphill the gradient is positive, downhill means negative, and flat means 0.

line-which-point-first | graphs-of-lines
Does it matter which point i use first for the gradient?
No, as long as you use the same order on the top and the bottom. Swapping both changes both signs, and they cancel: 6/2 = −6/−2 = 3. Swapping only one gives the wrong sign.

line-why-c-is-crossing | graphs-of-lines
Why is the number on its own in y = mx + c where the line crosses the y-axis?
On the y-axis x is 0, so mx is 0 too and only c is left: y = c. In y = 2x + 5, putting in x = 0 gives y = 5.

line-how-many-points | graphs-of-lines
How many points do i need to draw a straight line?
Two points fix a straight line, but plot a third as a check. If the three are not in a line, at least one of them is wrong.

line-vertical-x-equals | graphs-of-lines
Why is x = 3 a vertical line and not a horizontal one?
Every point on it has x equal to 3 while y can be anything: (3, 0), (3, 1), (3, 2). Those points are stacked up, so the line is vertical.

line-vertical-gradient | graphs-of-lines
What is the gradient of a vertical line?
It has none: we say it is undefined. The change in x is 0 and you can’t divide by 0. A flat (horizontal) line is different: its gradient is 0.

line-parallel-same-gradient | graphs-of-lines
How do i know if two lines are parallel from their equations?
Write both as y = mx + c and compare the number in front of x. If it is the same and c is different, they are parallel. If c is the same too, it is one and the same line. Vertical lines, like x = 2 and x = 5, can’t be written this way but are parallel too.

line-no-c-through-origin | graphs-of-lines
What if there is no number on its own in the equation of the line, like y = 2x?
Then c is 0, so the line goes through the origin (0, 0). y = 2x is the same as y = 2x + 0.

line-always-straight | graphs-of-lines
Is the graph of y = mx + c always a straight line?
Yes. Each time x goes up by 1, y changes by the same amount m, so all the steps are equal and the points lie in a straight line. With x² the steps are not equal (0, 1, 4, 9), so that graph is a curve.

line-choose-any-x | graphs-of-lines
Can I choose any x values for the table of a line?
Yes. Every x gives a point on the line. Small whole numbers such as 0, 1 and 2 are easiest. Points further apart make the drawing more exact. If there is x/2 in the equation, take even numbers so that y comes out whole.

line-count-squares-gradient | graphs-of-lines, coordinates
Can I just count squares to find the gradient?
Only if a square is worth the same on both axes. If one square is 1 across but 10 up, the squares give the wrong number. So read the change in x and in y from the numbers on the axes.

line-stop-at-last-point | graphs-of-lines
Do I stop the line at the last point I plotted?
No. The equation goes on for every x, so draw the line right across the grid, past your points. Stop earlier only if the question gives a range for x, such as 0 to 5, or if more makes no sense in the story.

line-is-point-on-it | graphs-of-lines
How do I know if a point is on the line without drawing it?
Put its x into the equation. If you get its y, the point is on the line; if not, it isn’t. Is (3, 7) on y = 2x + 1? 2 × 3 + 1 = 7, so it is. (3, 8) is not.

line-gradient-not-y-equals | graphs-of-lines, equations
Can I read the gradient straight off an equation like 2x + y = 6?
Not yet. The number in front of x is sure to be the gradient only when y stands alone. Rearrange first: 2x + y = 6 becomes y = −2x + 6, so the gradient is −2 and not 2.

line-gradient-fraction | graphs-of-lines
Can the gradient be a fraction, and how do I draw it?
Yes. A gradient of 2/3 means 2 up for every 3 to the right, so the top is the up (or down) and the bottom is the step right. You may leave it as a fraction; 2/3 is more exact than 0.67.

seq-nth-term-use | sequences
What is the nth term rule good for?
It lets you jump straight to any term without writing all those before it. With 3n + 1, the 100th term is 3 × 100 + 1 = 301.

seq-why-difference-times-n | sequences
Why does the difference go in front of the n?
Each time n goes up by 1 the sequence goes up by the difference, just as a times table does. Adding 4 each time fits with 4n. This is for sequences with the same step each time.

seq-where-extra-number | sequences
Where does the number after the n come from in the nth term?
It is how far the sequence is from the times table. For 5, 8, 11 the step is 3, so compare with 3, 6, 9: each term is 2 more, so it is 3n + 2.

seq-going-down | sequences
What if the sequence goes down?
Then the step is negative, so the number in front of n is negative too. For 10, 8, 6 the step is −2, so the rule is −2n + 12, also written 12 − 2n.

seq-different-gaps | sequences
What if the gaps between the numbers are not the same?
Then it isn’t a simple add-on sequence. See if it multiplies (2, 6, 18), if the gaps have a pattern (1, 4, 9 has gaps 3, 5), or if terms add up like 1, 1, 2, 3, 5.

seq-is-in-sequence | sequences
How do i know if a number is in the sequence?
Put the nth term equal to it and solve. If n comes out as a whole number from 1 up, it is in. For 3n + 1 and 20: 3n = 19 doesn’t give a whole n, so 20 is not in.

seq-n-start-zero | sequences
Does n start at 0 or 1?
Normally n starts at 1, because n is the place in the line: 1st, 2nd, 3rd. Only start at 0 if the question says so.

seq-term-to-term-vs-position | sequences
What is the difference between the term-to-term rule and the nth term?
Term-to-term tells how to get from one term to the next, so you also need the first term: start at 5, add 3. The nth term gets any term straight from its place: 3n + 2. Both of these give 5, 8, 11, ...

seq-double-place | sequences
Is the 10th term double the 5th term?
Usually not. With an equal step it works only if the rule has no extra number, like 3n. For 3n + 2 the 5th term is 17 but the 10th is 32, because the + 2 isn’t doubled.

seq-how-many-terms-check | sequences
How many numbers do i need to check before i know the rule?
Check every number you are given. Two are not enough: 2, 4 could go on as 6 or as 8. Three or more that fit make your rule much safer.

seq-n-squared | sequences
Can an nth term rule have n squared in it?
Yes. If the gaps are not the same but grow by the same amount each time, the rule has n² in it. 1, 4, 9, 16 is n²: its gaps 3, 5, 7 grow by 2. If the gaps are all equal, there is only n and no n².

seq-not-n-plus-step | sequences
Why is the rule not n + 3 if it goes up by 3 each time?
N + 3 goes up by only 1, because n does: 4, 5, 6. To go up by 3 each time you need 3 for every n, so 3n. “Add 3” takes you from one term to the next; n is the place in the line.

seq-go-back-one | sequences
Can I go back one step before the first number to find the end of the nth term?
Yes, if the step is always the same. The term before the first is what you get for n = 0, so it is the number to add. For 5, 8, 11 going back gives 2, so 3n + 2.

seq-keep-adding | sequences
Can I just keep adding until I get to the term I need?
Yes, it is right if you count the terms carefully, and fine for the 6th or 8th. For the 100th it takes long and one slip spoils all after it. From the 1st to the 10th term there are only 9 steps.

seq-check-nth-term | sequences
How can I check my nth term rule?
Put in n = 1, 2 and 3: you must get the first, second and third number. Testing only n = 1 is not enough: 3n + 2 and 4n + 1 both give 5 for n = 1.

seq-gap-which-minus | sequences, subtracting
Which number do I take away from which to find the difference in a sequence?
Always the later one minus the one before it. 5, 8 gives 8 − 5 = 3. For 10, 7 it is 7 − 10 = −3; the minus shows that it goes down.

seq-half-second-difference | sequences
Why do I halve the second difference?
Because n² itself, 1, 4, 9, 16, has gaps 3, 5, 7, which grow by 2. So every n² in the rule gives 2 in the second difference: 2 means 1n², 6 means 3n².
`
