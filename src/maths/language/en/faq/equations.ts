/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_EQUATIONS = `
eq-why-both-sides | equations
Why do you have to do the same to both sides?
The = says both sides weigh the same, like a balance scale. If you change only one side it tips; with the same change on both it stays level and true.

eq-why-opposite | equations
Why do you do the opposite operation?
The opposite undoes what was done to x, so x ends up alone. If 5 was added, taking 5 away gives + 0: x + 5 = 9 becomes x = 4.

eq-which-first | equations
What do i undo first, the plus or the times?
Undo first what happened last. In 2x + 3, x was doubled and then 3 was added, so take 3 away first, then divide by 2. In 2(x + 3) the times came last, so you may divide first.

eq-x-both-sides | equations
What do i do if there is an x on both sides?
Take away the same number of x’s from both sides so x is left on one side only. Removing the smaller lot keeps it positive: 5x + 1 = 3x + 7 becomes 2x + 1 = 7.

eq-answer-fraction-negative | equations
Can x be a fraction or a negative number?
Yes, x can be any number that makes the equation true. 2x = 5 gives x = 2.5 and x + 4 = 1 gives x = −3. Only in a story, like counting people, must it also fit the story.

eq-moving-changes-sign | equations
Why does the sign change when a number moves to the other side?
It doesn’t really move. You take it away on both sides, so it vanishes on one and shows up as minus on the other: x + 4 = 9 becomes x = 9 − 4.

eq-x-on-right | equations
Does x have to be on the left side?
No. 7 = x and x = 7 say the same thing, so you may swap the two whole sides. No sign changes when you swap them.

eq-check-put-in | equations
How do i check my x in an equation?
Put your number in place of x in the equation you started with and work out both sides. If they are equal it is right: for 2x + 1 = 7, x = 3 gives 7 = 7.

eq-guess-instead | equations
Can i just guess or try numbers to find x?
Yes, if you check that it fits. With small whole numbers it can be quick. But it is slow for answers like 2.4 or −7, and you could miss a second answer if there is an x².

eq-x-disappears | equations
What if the x disappears when i solve it?
Look at what is left. If it is true, like 3 = 3, every number works. If it is false, like 3 = 5, no number works. First check that no slip made it vanish.

eq-which-divides-which | equations, dividing
How do I know which number to divide by which at the end of an equation?
Divide both sides by the number in front of x, even if it is the bigger one. 2x = 6 gives 6 ÷ 2 = 3. And 6x = 2 gives 2 ÷ 6 = 1/3, not 3.

eq-x-is-zero | equations
Can x be 0, or does that mean there is no answer?
Yes, x = 0 is a real answer like any other: 3x + 5 = 5 gives 3x = 0, so x = 0. “No answer” is when something false is left, such as 3 = 5. If the equation divides by x, as in 12/x, then 0 is not allowed, as you can’t divide by 0.

eq-minus-x-left | equations, negative-numbers
Am I finished if I have −x = 5?
Not yet, you want x and not −x. Multiply (or divide) both sides by −1, so both signs turn: x = −5. It works the other way too: −x = −5 gives x = 5.

eq-multiply-every-term | equations, fractions-multiply
Do I have to multiply every term when I get rid of a fraction in an equation?
Yes, the whole of both sides must be multiplied, or the balance tips. x/2 + 3 = 7 times 2 is x + 6 = 14. The 3 gets doubled as well. You could also take the 3 away first.

eq-function-machine-back | equations
Can I solve an equation by going backwards through a function machine?
Yes, if x comes only once: undo each step in the opposite order. 2x + 3 = 11: 11 − 3 = 8, 8 ÷ 2 = 4. It is the same as the balance way. With x on both sides, collect the x’s first.

eq-x-on-bottom | equations
What if x is on the bottom of a fraction?
Multiply both sides by x first, so that it comes up to the top: 12/x = 3 becomes 12 = 3x, so x = 4. If the bottom is longer, like x + 1, multiply by all of it. The bottom must not come out as 0.

ineq-why-flip-negative | inequalities
Why does the sign flip when you multiply or divide by a negative?
A negative turns the order round on the number line. 2 < 5, but −2 > −5. So the sign must turn too, to stay true.

ineq-when-flip | inequalities
When do i have to flip the inequality sign?
When you multiply or divide both sides by a negative number, or swap the two whole sides. Adding, subtracting, and × or ÷ by a positive number leave it as it is.

ineq-open-closed-circle | inequalities
When is the circle filled in and when is it empty on the number line?
Filled in means the number itself counts: ≤ or ≥. Empty means it doesn’t count: < or >. So x ≥ 2 has a filled circle at 2.

ineq-line-under | inequalities
What is the little line under the sign for?
It is half an equals sign and means “or equal to”. x ≤ 5 lets x be 5, but x < 5 does not: there x must stay below 5.

ineq-many-answers | inequalities
Why is there not just one answer to an inequality?
It asks for every number that makes it true, and usually that is many. x > 3 is true for 4, for 3.1 and for 100, so the answer is a whole stretch of the number line.

ineq-solve-like-equation | inequalities
Can i solve an inequality just like an equation?
Nearly. Do the same to both sides, step by step, and keep the sign in place of the =. The one extra rule: turn the sign round when you multiply or divide by a negative.

ineq-double-sided | inequalities
What if there are two inequality signs, like 1 < x < 5?
Then x has to fit both at once: bigger than 1 and also smaller than 5. When you solve, do the same to all three parts.

ineq-check | inequalities
How do i check an inequality answer?
Try a number from inside your answer and one from outside in the first line. The inside one must make it true and the outside one false. Test the end number too, for < or ≤.

ineq-only-whole | inequalities
Does x have to be a whole number in an inequality?
Only if the question says so, for example “integer” or counting people. Otherwise fractions and decimals count too: x > 3 includes 3.5.

ineq-at-least-which-sign | inequalities, word-problems
Which sign is “at least” and which is “at most”?
At least 5 means 5 or more: x ≥ 5. At most 5 means 5 or less: x ≤ 5. Don’t be fooled by “least”: at least 5 euros could be 5, 6 or 100. “More than” and “less than” have no line: > and <.

ineq-arrow-direction | inequalities
Which way does the arrow go on the number line?
Towards the numbers that work. With x on the left: x > 2 goes right, to bigger numbers, and x < 2 goes left. Try one number: is 10 bigger than 2? Yes, so the arrow for x > 2 covers 10.

ineq-avoid-flipping | inequalities
Can I move the x to the other side so I don’t have to flip the sign?
Yes. Add x’s to both sides so that x is positive: 5 − x < 2 becomes 5 < 2 + x, so 3 < x. That is the same as x > 3. Adding never flips the sign.

ineq-write-equals | inequalities
Can I write = while I solve an inequality and put the sign back at the end?
Better not. With = you don’t notice when the sign must turn, and each line says something not true. Use = only to find the end number, and then test a number on each side of it.

ineq-negative-answer-flip | inequalities, negative-numbers
Do I flip the sign if there is a negative number on the other side?
No, only the number you multiply or divide by counts. 2x < −6 is divided by +2, so x < −3 with no flip. −2x < 6 is divided by −2, so there it flips: x > −3.

ineq-smallest-whole | inequalities
Is 4 the smallest whole number if x > 4?
No, 4 itself is left out, so the smallest whole number is 5. For x ≥ 4 it would be 4. If the end is a decimal, go to the next whole number that fits: for x > 4.3 it is 5.

sim-why-two-equations | simultaneous-equations
Why do you need two equations to find x and y?
One equation with two unknowns has many answers: x + y = 10 fits 1 and 9, 2 and 8, and more. The second one usually picks out the one pair that fits both.

sim-why-can-add | simultaneous-equations
Why are you allowed to add or subtract two equations?
The two sides of an equation are equal, so you add the same amount to both sides, only written in two ways. The balance stays level.

sim-add-or-subtract | simultaneous-equations
How do i know whether to add or subtract the equations?
Make the numbers of one letter match, then look at their signs. Same signs: subtract. Different signs: add. 2y and 2y go by subtracting; 2y and −2y go by adding.

sim-why-multiply-equation | simultaneous-equations
Why do you multiply one of the equations first?
To make the same number of one letter in both, so it can cancel. Multiplying every term on both sides keeps the equation true: x + y = 5 becomes 2x + 2y = 10.

sim-which-letter | simultaneous-equations
Does it matter which letter i get rid of first?
No, you reach the same answer either way. Pick the one that is easier: the letter whose numbers already match or need the least multiplying.

sim-substitute-or-eliminate | simultaneous-equations
Should i use substitution or elimination?
Both give the same answer. If a letter is already alone, like y = 2x + 1, substitution is quick. If the equations are lined up, like 2x + y = 7 and x − y = 2, elimination is.

sim-which-equation-put-back | simultaneous-equations
Which equation do i put my answer back into?
Either one gives the other letter, so take the easier. Then check the pair in the other one: it must fit both.

sim-no-solution | simultaneous-equations, graphs-of-lines
Can simultaneous equations have no answer?
Yes. x + y = 5 and x + y = 7 can’t both be true: their lines are parallel and never meet. If both describe the same line, there are endless answers.

sim-graph-crossing | simultaneous-equations, graphs-of-lines
Why is the answer where the two lines cross?
Every point on a line fits that line’s equation. The crossing point lies on both lines, so its x and y fit both equations at once.

sim-subtract-negatives | simultaneous-equations
Why do the signs go wrong when i subtract the equations?
Subtracting changes the sign of every term you take away, so 3y − (−2y) = 5y. To be safe, change all the signs in the second equation and then add.

sim-need-both-letters | simultaneous-equations
Am I finished when I have found x?
Not quite. The answer is a pair, so you need y too: put your x into one of the equations. If x = 3 and x + y = 5, then y = 2. Only if the question asks for x alone can you stop.

sim-x-y-same-or-negative | simultaneous-equations, expressions
Can x and y be the same number, or negative or a fraction?
Yes, all of that. Different letters may have the same value: x + y = 6 and x − y = 0 gives 3 and 3. What counts is that the pair fits both equations (and the story, if there is one).

sim-multiply-both | simultaneous-equations
Do I sometimes have to multiply both equations?
Yes, when neither number goes into the other. With 2x and 3x, multiply the first by 3 and the second by 2, so both have 6x, a common multiple as with fractions. Multiply every term, also the one after the =.

sim-line-up-letters | simultaneous-equations
Do I have to put x under x and y under y first?
You should before adding or subtracting, as only like terms can join. If one is y = 2x + 1, rearrange it to −2x + y = 1, or use substitution, where nothing needs lining up.

sim-both-y-equals | simultaneous-equations, graphs-of-lines
Can I put the two sides equal if both equations start with y =?
Yes. Both sides are the same y, so they equal each other: y = 2x + 1 and y = x + 4 give 2x + 1 = x + 4. Now there is only x, here x = 3. Then find y.

sim-zero-equals-zero | simultaneous-equations
Why do I get 0 = 0 when I substitute?
Mostly because you put it back into the equation it came from, which tells nothing new. Use the other equation. If it came from the other one, both describe the same line, and there are endless answers.

quad-why-two-answers | quadratics
Why does a quadratic have two answers?
A number and its negative have the same square, so x² = 9 fits 3 and −3. The curve can cross the x-axis twice. It can also touch it once or miss it, so some have one answer or none.

quad-why-zero-one-side | quadratics
Why does one side have to be 0 before you factorise?
If two things multiply to 0, one of them must be 0, so you can read off x. With another number, like 6, it could be 1 × 6 or 2 × 3 or many more, so that doesn’t help.

quad-signs-swap | quadratics
Why do the answers have the opposite sign to the number in the bracket?
You ask what makes the bracket 0. x + 3 is 0 when x = −3, and x − 2 is 0 when x = 2. The number must be cancelled, so the sign turns. (In 2 − x the x is already minus, so there x = 2.)

quad-how-find-two-numbers | quadratics
How do i find the two numbers for the brackets?
For x² + bx + c they multiply to c and add to b. List the pairs that multiply to c, then see which pair adds to b: for x² + 5x + 6 it is 2 and 3.

quad-which-signs | quadratics
How do i know which signs go in the brackets?
For x² + bx + c look at c. If c is positive, both signs are like the sign of b. If c is negative, there is one + and one −, and the bigger number gets the sign of b: x² + x − 6 = (x + 3)(x − 2). If b is 0 the numbers are equal.

quad-divide-by-x | quadratics
Can i divide both sides by x to solve it?
Better not: if x is 0 you’d be dividing by 0, and you’d lose that answer. x² = 5x has x = 0 as well as x = 5. Take x out as a factor instead: x(x − 5) = 0.

quad-cant-factorise | quadratics
What if the quadratic won’t factorise?
Then use the quadratic formula or complete the square; both work for every quadratic that has answers. Many have answers that aren’t whole numbers, so no neat brackets exist.

quad-negative-under-root | quadratics
What if there is a negative number under the root in the formula?
Then there is no ordinary number that solves it: the curve never meets the x-axis. First check your signs, as −4ac turns positive when just one of a and c is negative.

quad-why-curve | quadratics
Why is the graph of a quadratic a curve and not a straight line?
Because x² doesn’t grow in equal steps: 0, 1, 4, 9 has steps 1, 3, 5. A straight line needs the same step each time. And as −x and x have the same square, it turns round.

quad-both-answers-needed | quadratics, word-problems
Do i have to give both answers of a quadratic?
Yes, if it only says solve: every x that works counts. In a story, leave out the one that makes no sense, such as a length of −3 cm, and say why.

quad-divide-whole-by-number | quadratics, equations
Can I divide the whole quadratic equation by a number first?
Yes, if every term is divided; 0 stays 0. 2x² + 10x + 12 = 0 becomes x² + 5x + 6 = 0 with the same answers. Only for an equation: in an expression, keep the number: 2(x² + 5x + 6).

quad-bracket-order | quadratics, brackets
Does it matter which bracket goes first?
No. Order doesn’t matter in ×, so (x + 2)(x + 3) = (x + 3)(x + 2), with the same answers. But if a bracket starts with 2x, it does matter which number goes with the 2x: check by expanding.

quad-minus-b-negative | quadratics, negative-numbers
What is −b in the formula if b is already negative?
Then it turns positive, as −b means the opposite of b: for b = −5, −b = 5. And b² is (−5)² = 25, never negative. Write b in a bracket when you put it in.

quad-whole-top-over-2a | quadratics
Does the 2a in the formula go under everything or just under the root?
Under everything, the −b too: the fraction line is long. On a calculator put the whole top in a bracket, and 2a as well: (…) ÷ (2 × a). Otherwise only a part is divided.

quad-always-formula | quadratics
Can I just use the formula every time?
Yes, it works for every quadratic equation that has answers, once one side is 0. Factorising is quicker when the numbers are nice, and less goes wrong. If the question says “by factorising”, use that.

quad-curve-up-or-down | quadratics
How do I know if the curve opens up or down?
Look at the number in front of x². Positive, as in x² or 3x²: it opens up like a cup. Negative, as in −x²: it opens down like a hill. For big x the x² part wins, so its sign decides.
`
