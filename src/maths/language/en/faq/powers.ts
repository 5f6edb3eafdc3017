/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_POWERS = `
pow-not-times-the-power | powers
Is 3 squared the same as 3 times 2?
No. The little number says how many 3s are multiplied: 3² = 3 × 3 = 9, but 3 × 2 = 6. The two only agree in a few special cases, such as 2² = 2 × 2.

pow-why-zero-power-one | powers
Why is anything to the power of 0 equal to 1?
Each step down in the power divides by the number: 2³ = 8, 2² = 4, 2¹ = 2, so 2⁰ = 2 ÷ 2 = 1. This works for every number except 0, where you can’t divide.

pow-why-add-when-multiplying | powers
Why do you add the powers when you multiply?
Because you join the two strings of factors: 2³ × 2² = (2 × 2 × 2) × (2 × 2), that is five 2s, so 2⁵. It needs the same base on both.

pow-why-subtract-when-dividing | powers
Why do you subtract the powers when you divide?
The factors on the bottom cancel with the same number of factors on top. 2⁵ ÷ 2² is five 2s over two 2s, so three are left: 2³.

pow-adding-powers-terms | powers
If i add two powers like 2 cubed plus 2 squared do i add the little numbers?
No, that rule is for multiplying only. With a plus, work out each power first: 2³ + 2² = 8 + 4 = 12, while 2⁵ is 32.

pow-negative-power | powers
Why does a negative power make a fraction and not a negative number?
Each step down in the power divides by the base: 2¹ = 2, 2⁰ = 1, 2⁻¹ = 1/2, 2⁻² = 1/4. So it is “one over” the normal power, and the sign of it doesn’t change.

pow-negative-base-sign | powers, negative-numbers
Is a negative number to a power positive or negative?
Minus signs cancel in pairs. An even power gives a positive answer, (−2)² = 4, and an odd power a negative one, (−2)³ = −8.

pow-power-of-power | powers
Why do you multiply when there is a power of a power?
(2³)² means 2³ × 2³, so you have three 2s, two times over: 3 × 2 = 6 of them. That makes 2⁶.

pow-bigger-always | powers
Does squaring always make a number bigger?
No. Numbers between 0 and 1 get smaller: 1/2 squared is 1/4, half of a half. 0 and 1 stay the same. All other numbers get bigger.

root-not-halving | roots
Is a square root the same as dividing by 2?
No. The square root asks which number times itself makes it. √16 = 4 because 4 × 4 = 16, while half of 16 is 8. They only agree for 0 and 4.

root-negative-number | roots
Can you take the square root of a negative number?
Not with the numbers you use now. A positive times itself is positive, and so is a negative times itself, so nothing gives −9. (Later there are new numbers made for it.)

root-two-answers | roots, quadratics
Why are there sometimes two answers for a square root?
Both 5 and −5 give 25 when squared, so x² = 25 has two answers. The sign √ itself means only the one that isn’t negative: √25 = 5.

root-not-exact | roots
What if the square root doesn’t come out as a whole number?
Then it lies between two whole numbers. √20 is between 4 and 5, because 16 and 25 are on either side of 20. Round it if the question asks for a decimal, or leave it as √20.

root-split-adding | roots
Can i split a square root over a plus, like √(9 + 16) = √9 + √16?
No. Work out the inside first: √(9 + 16) = √25 = 5, but 3 + 4 = 7. Splitting works for × and ÷, not for + and −.

root-split-multiplying | roots
Why can you split a square root when it is times?
Squaring √4 × √9 gives 4 × 9, so it must be the root of 4 × 9. Check: √4 × √9 = 2 × 3 = 6 and √36 = 6. It works for numbers that aren’t negative.

root-cube-vs-square | roots
What is the difference between a square root and a cube root, what is the little 3 for?
The little 3 says three equal factors. ∛8 = 2 because 2 × 2 × 2 = 8, while a square root needs two equal factors: √9 = 3 because 3 × 3 = 9.

root-cube-of-negative | roots
Can you take the cube root of a negative number?
Yes. Three negatives multiplied stay negative: −2 × −2 × −2 = −8, so ∛−8 = −2. A square root can’t do this, because two minuses cancel.

root-why-called-square | roots, powers
What is a square root good for?
It turns an area back into a side. A square with area 49 cm² has sides of √49 = 7 cm. It undoes squaring, so you use it whenever something squared is known.

root-which-factor-simplify | roots
How do i know which number to split a root with when i simplify it?
Look for the biggest square number that divides it: 4, 9, 16, 25 and so on. √50 = √25 × √2 = 5√2. If no square bigger than 1 divides it, it can’t be simplified.

sf-why-between-1-and-10 | standard-form
Why must the first number be between 1 and 10 in standard form?
So each number can be written in just one way, and you see its size from the power. It may be 1 but must be less than 10: 34 × 10² becomes 3.4 × 10³.

sf-what-for | standard-form
What is standard form good for?
For very big and very small numbers. 3 × 10⁸ is easier to read, compare and multiply than 300000000, and you can’t lose a zero by mistake.

sf-power-not-zeros | standard-form
Is the power of 10 the number of zeros?
Not always. It is how many places the digits move: 3.4 × 10⁵ = 340000 has only four zeros. It matches the zeros only if the first number is a single digit, as in 3 × 10⁵.

sf-positive-or-negative | standard-form
How do i know if the power of 10 is positive or negative?
Look at the size. 10 or more needs a positive power, less than 1 a negative one, and from 1 up to 10 the power is 0. 500 = 5 × 10², 0.05 = 5 × 10⁻². For a number below 0, ignore its minus.

sf-negative-power-negative-number | standard-form
Does a negative power of 10 make the number negative?
No, it makes it small. 10⁻³ is 1/1000, so 4 × 10⁻³ = 0.004, which is still above 0. The minus in the power only says: divide by tens.

sf-multiply-why-add | standard-form
How do you multiply two numbers in standard form, and why do the powers get added?
Order doesn’t matter in ×, so multiply the front numbers and the tens apart. 10³ × 10² is five tens multiplied, so 10⁵: (2 × 10³) × (4 × 10²) = 8 × 10⁵.

sf-front-too-big | standard-form
What if the first number comes out as 10 or more?
Divide it by 10 and add 1 to the power, so the value stays the same: 24 × 10⁵ = 2.4 × 10⁶. Repeat if it is still 10 or more.

sf-adding | standard-form
Can i just add the front numbers when i add in standard form?
Only if the powers of 10 are the same, like adding hundreds to hundreds. Otherwise make the powers match first: 3 × 10³ + 2 × 10² = 3 × 10³ + 0.2 × 10³ = 3.2 × 10³.

sf-which-bigger | standard-form
How do i know which number is bigger in standard form?
For positive numbers compare the powers first: the higher power is bigger, even if its front number is smaller. 2 × 10⁵ beats 9 × 10⁴. If the powers match, compare the front numbers.

sf-calculator-e | standard-form
What does the E on my calculator mean?
It is short for “times 10 to the power of”. 2.5E6 means 2.5 × 10⁶ = 2500000. On paper write it with × 10, not with the E.
`
