/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_ALGEBRA = `
expr-why-letters | expressions, equations
Why do we use letters in maths?
A letter stands for a number we don’t know yet or that can change. So one line like 3n + 2 says something about many numbers at once.

expr-why-not-add-unlike | expressions
Why can’t i add 2x and 3 together?
2x means two lots of an unknown number, so you don’t know yet how much it is. 2x + 3 isn’t 5x: with x = 10 it is 23, not 50.

expr-x-and-x-squared | expressions
Can you add x and x²?
No, they are different sizes of thing, so they stay apart: x + x². With x = 3 one is 3 and the other is 9. Only terms with the same letters and powers join.

expr-x-plus-x | expressions
Is x + x the same as x times x?
No. x + x is two lots of x, so 2x. x × x is x². With x = 5 they are 10 and 25. They only agree if x is 0 or 2.

expr-invisible-one | expressions
How many x are there if there is no number in front?
Just one. x means 1x, we only don’t write the 1. So 3x + x = 4x and 3x − x = 2x.

expr-sign-belongs-front | expressions
Which term does the minus sign belong to?
The sign belongs to the term right after it. In 5x − 2y + 3 the terms are 5x, −2y and +3, so if you move a term, take the sign in front of it along.

expr-order-letters | expressions
Does it matter if i write ab or ba, or change the order of the terms?
No. a × b = b × a, so ab and ba are the same, and terms may swap if they keep their signs. Alphabetical order just makes like terms easier to spot.

expr-no-times-sign | expressions
Why don’t you write the times sign between the number and the letter?
Because × looks too much like the letter x. So 3x means 3 × x. If x = 4 then 3x is 3 × 4 = 12, not 34.

expr-when-finished | expressions
How do i know when an expression can’t be simplified any more?
When each kind of term comes only once and there are no brackets or fractions left to tidy. 3x + 2y + 5 is finished: x, y and plain numbers can’t join.

expr-vs-equation | expressions, equations
What is the difference between an expression and an equation, do i have to find x?
An equation has an = sign and asks which x makes it true. An expression, like 2x + 3, has none, so you only simplify it or put a number in; you can’t solve it.

expr-put-in-not-digits | expressions
If x is 3, is 2x then 23?
No, 2x means 2 × x, so it is 2 × 3 = 6. The times sign is hidden. When you put the number in, write the × back in or use a bracket: 2(3).

expr-negative-in-brackets | expressions, negative-numbers
Do I need a bracket when I put a negative number in for x?
It is safest, above all with powers and minus signs. For x = −3, x² is (−3)² = 9, but −3² would mean −9. And 5 − x becomes 5 − (−3) = 8.

expr-x-same-everywhere | expressions, equations
Is x always the same number?
Inside one problem, yes: every x there has the same value, so in x + 2x both x’s are equal. In the next problem x can be another number. In an x² equation there may be two values that work, but use one at a time.

expr-cancel-x-in-fraction | expressions, fractions-equivalent
Can I cross out the x on the top and the bottom of a fraction?
Only if x multiplies the whole top and the whole bottom, and isn’t 0: 3x/5x = 3/5. With a plus you can’t: (x + 3)/x isn’t 3. With x = 1 it is 4.

expr-terms-cancel-to-zero | expressions
What do I write if the x’s cancel out to nothing?
0x is 0, so you leave it out: 3x − 3x + 5 is just 5. If nothing else is left, write 0, as an empty space is not an answer. Note that 3x − 2x leaves 1x, so x.

expr-x-over-two | expressions, fractions-multiply
Is x/2 the same as half x?
Yes. Dividing by 2 and taking a half are the same, so x/2 = 1/2 × x = 0.5x. With x = 6 each one is 3. But 1/(2x), with x at the bottom, is something else: 1 ÷ 12.

br-why-multiply-everything | brackets
Why do i have to multiply everything in the bracket?
The number outside counts how many whole brackets you have. 3(x + 2) is x + 2 three times, so three x’s and three 2s: 3x + 6.

br-minus-in-front | brackets
Why do the signs change when there is a minus in front of the bracket?
You take away everything inside, which is like multiplying by −1. 10 − (x − 2): you’d take 2 too much with x alone, so you add it back: 10 − x + 2.

br-do-i-need-expand | brackets, equations
Do i have to expand the bracket first when solving?
No. If the equation is number × bracket = number, you can divide first: 3(x + 2) = 12 gives x + 2 = 4. Expanding works too, and is often easier if there are more terms.

br-two-brackets-four | brackets, quadratics
Why do you get four multiplications with two brackets?
Each part of the first bracket meets each part of the second, like an area cut into four pieces. (x + 2)(x + 3) has x × x, x × 3, 2 × x and 2 × 3.

br-square-bracket | brackets, quadratics
Is (x + 3)² the same as x² + 9?
No, only if x is 0. It is (x + 3)(x + 3) = x² + 3x + 3x + 9, so there is 6x in the middle. With x = 1: 4² = 16, but 1 + 9 = 10.

br-factorise-vs-expand | brackets
What is the difference between expanding and factorising?
They undo each other. Expanding takes the brackets away, 2(x + 3) → 2x + 6. Factorising puts them in, 2x + 6 → 2(x + 3).

br-what-number-outside | brackets
How do i know what goes outside the bracket when factorising?
The biggest thing that divides every term: look at the numbers first, then the letters. In 6x + 9 it is 3, giving 3(2x + 3). Stop when the inside shares nothing but 1.

br-why-one-left | brackets
Why is there a 1 left in the bracket when the whole term comes out?
Because a term divided by itself is 1, not nothing. 4x + 4 = 4(x + 1): without the 1, expanding would lose the + 4.

br-check-expand | brackets
How can i check if i expanded or factorised right?
Put a number such as x = 3 into both versions (not 0, 1 or 2: they can hide mistakes). If they differ there is a mistake: 3(x + 1) is 12 and 3x + 3 is 12, so that fits. After factorising you can also expand again.

br-square-product-or-sum | brackets, expressions, powers
Why can I square each part for (ab)² but not for (a + b)²?
(ab)² is a × b × a × b, and in a product you may swap: a² × b². But (a + b)² is (a + b)(a + b): each part meets each part, so you also get ab twice: a² + 2ab + b². Check: (1 + 2)² = 9, but 1 + 4 = 5.

br-inside-first-or-expand | brackets, expressions, order-of-operations
Shouldn’t I do the inside of the bracket first and not multiply out?
With numbers yes: 3(4 + 2) = 3 × 6. With x + 2 the inside can’t be joined, as you don’t know x, so you multiply each part. Both give the same: 3 × 4 + 3 × 2 is 18 too.

br-plus-in-front | brackets
Can I just leave out the bracket when there is a plus in front?
Yes, if there is only a + and the bracket has no number to multiply it (in front or behind) and no power: 5 + (x − 2) = 5 + x − 2, and no signs change. With a minus in front, every sign inside changes.

br-number-behind | brackets
What if the number is behind the bracket?
It works the same, as order doesn’t matter in ×: (x + 3)2 is 2(x + 3) = 2x + 6. But a + or − before the number, as in (x + 3) − 2, or a small raised 2, means something else.

br-grid-or-foil | brackets, quadratics
Is the grid the same as FOIL for two brackets?
Yes. Both multiply each part of the first bracket by each part of the second, so the same four products come out, in any order. The grid helps you forget none and works for longer brackets too.

br-middle-vanishes | brackets, quadratics
Why is there no x in the middle when I expand (x + 3)(x − 3)?
The two middle products are opposite: −3x and +3x make 0. So only x² − 9 is left. This needs the same two terms in both brackets, once with + and once with −.

br-partly-factorised | brackets
Is it wrong if I take out a number that isn’t the biggest?
It is equal but not finished. 12x + 18 = 2(6x + 9) is true, but 3 still divides both parts. Just go on: 2 × 3(2x + 3) = 6(2x + 3). “Factorise fully” means until nothing is left to take out.
`
