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
The factors on the bottom cancel with the same number of factors on top. 2⁵ ÷ 2² is five 2s over two 2s, so three are left: 2³. It needs the same base (not 0) on both.

pow-adding-powers-terms | powers
If i add two powers like 2 cubed plus 2 squared do i add the little numbers?
No, that rule is for multiplying only. With a plus, work out each power first: 2³ + 2² = 8 + 4 = 12, while 2⁵ is 32.

pow-negative-power | powers
Why does a negative power make a fraction and not a negative number?
Each step down in the power divides by the base (which can’t be 0 here): 2¹ = 2, 2⁰ = 1, 2⁻¹ = 1/2, 2⁻² = 1/4. So 2⁻² is 1 over 2², a fraction but not below 0: the sign of the number doesn’t change.

pow-negative-base-sign | powers, negative-numbers
Is a negative number to a power positive or negative?
Minus signs cancel in pairs. An even power gives a positive answer, (−2)² = 4, and an odd power a negative one, (−2)³ = −8.

pow-power-of-power | powers
Why do you multiply when there is a power of a power?
(2³)² means 2³ × 2³, so you have three 2s, two times over: 3 × 2 = 6 of them. That makes 2⁶.

pow-bigger-always | powers
Does squaring always make a number bigger?
No. Numbers between 0 and 1 get smaller: 1/2 squared is 1/4, half of a half. 0 and 1 stay the same. All other numbers get bigger.

pow-different-bases | powers
Can I add the powers when the big numbers are different?
No. Adding the powers counts equal factors, so the base must be the same. 2³ × 3² is 2 × 2 × 2 × 3 × 3, a mix of 2s and 3s. Work out each power and multiply: 8 × 9 = 72.

pow-add-or-multiply | powers, expressions
When do I add the powers and when do I multiply them?
Two powers of the same base multiplied: add, as the strings of factors join: x³ × x² has 3 + 2 factors, x⁵. A power of a power: multiply, as the whole group is repeated: (x³)² is 2 groups of 3 factors, x⁶.

pow-invisible-one | powers, expressions
What is the power if there is no little number?
It is 1, we just don’t write it. x means x¹, one x. It is not 0: x × x³ has 1 + 3 = 4 factors, so it is x⁴.

pow-swap-base-and-power | powers
Is 2 to the power of 3 the same as 3 to the power of 2?
No. The big number is what you multiply, the little one says how many of them. 2³ = 2 × 2 × 2 = 8, but 3² = 3 × 3 = 9. Swapping rarely gives the same; 2⁴ and 4² are a lucky pair.

pow-fraction-squared | powers, fractions-multiply
Do I square both the top and the bottom of a fraction?
Yes, if the power is outside a bracket round the fraction: (2/3)² = 2/3 × 2/3 = 4/9, so both get squared. Without the bracket, if the little number is only on the top, just the top is squared.

pow-half-power-root | powers, roots
Why is the power of 1/2 a square root?
Multiplying adds the powers, so a number to the power 1/2 times itself gives power 1/2 + 1/2 = 1, the number itself. That is just what a square root does: 9 to the power 1/2 is √9 = 3.

pow-two-x-squared | powers, expressions
Is 2x² the same as (2x)²?
Not normally. In 2x² the little 2 belongs only to the x; in (2x)² the bracket puts it on both: 2x × 2x = 4x². With x = 3: 2 × 9 = 18, but 6² = 36. They agree only when x is 0.

pow-count-times-signs | powers
Does the power say how many times signs there are?
No, it says how many of the number you write. 2³ = 2 × 2 × 2 has three 2s but only two times signs, because the signs are the gaps between them.

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

root-add-two-roots | roots
When can I add two roots together?
Only when the number under the root is the same, just like x’s: 2√3 + 5√3 = 7√3. √2 + √3 is not √5: it is about 3.1, and √5 about 2.2. Simplify first, it may then match: √8 + √2 = 2√2 + √2 = 3√2.

root-without-calculator | roots
How can I find a square root without a calculator?
Look for the two square numbers around it, then try in between. √30: 5² = 25 and 6² = 36, so it is between 5 and 6. 5.5² = 30.25, just too big, so it is a bit under 5.5.

root-bigger-than-number | roots, decimals
Can a square root be bigger than the number?
Yes, for numbers between 0 and 1. √0.25 = 0.5, because 0.5 × 0.5 = 0.25: half of a half is less than a half. For 0 and 1 the root is the same, and above 1 it is smaller.

root-squared-undoes | roots, powers
Do squaring and the square root always cancel each other?
For numbers that aren’t negative, yes: (√5)² = 5 and √(5²) = 5. For a negative number the minus gets lost: (−3)² = 9, but √9 = 3, not −3.

root-number-in-front | roots
What does the number in front of the root mean, as in 3√2?
It is times: 3√2 means 3 × √2, about 4.24. It is not inside the root: 3√2 = √9 × √2 = √18. A tiny 3 tucked into the root sign is something else, the cube root.

root-on-the-bottom | roots, fractions-equivalent
Why should there be no root at the bottom of a fraction?
It isn’t wrong, just harder to use and compare: dividing by 1.414… is awkward. Multiply top and bottom by the root: 1/√2 = √2/2. That is the same value, as √2/√2 is 1.

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

sf-front-too-small | standard-form
What if the first number comes out smaller than 1 in standard form?
Multiply it by 10 and take 1 off the power, so the value stays the same: 0.4 × 10⁵ = 4 × 10⁴. Repeat if it is still below 1. With a negative power it goes further down: 0.4 × 10⁻³ = 4 × 10⁻⁴.

sf-divide-powers | standard-form, powers
Do I divide the powers too when I divide in standard form?
No. Divide the front numbers but subtract the powers, as the tens cancel: (8 × 10⁶) ÷ (2 × 10²) = 4 × 10⁴. Watch a minus: 10³ ÷ 10⁻² is 3 − (−2) = 5, so 10⁵.

sf-which-way-move | standard-form, decimals
Which way do I move the point when I write a standard form number out in full?
Think: bigger or smaller? A positive power multiplies by tens, so the point goes right: 3.2 × 10³ = 3200. A negative power divides, so it goes left: 3.2 × 10⁻³ = 0.0032.

sf-count-zeros-small | standard-form
Can I count the zeros to find the power for a small number like 0.003?
Yes, for a positive number below 1: count the zeros in front of the first other digit, with the one before the point. 0.003 has three, so 3 × 10⁻³. Zeros after that digit don’t count: 0.0305 = 3.05 × 10⁻².

sf-write-out-first | standard-form
Can I write the numbers out in full first and then calculate?
Yes, it gives the same answer, and for adding it is often the easiest way: 3 × 10³ + 2 × 10² = 3000 + 200. With powers like 10¹² you easily lose a zero, so there the rules are safer.

sf-round-front | standard-form, rounding
Do I have to round the front number in standard form?
No, keep all its digits, or the value changes: 34567 = 3.4567 × 10⁴. Only zeros at the ends that just fill places fall away. Round only if the question says so, for example to 3 significant figures.
`
