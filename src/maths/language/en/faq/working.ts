/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_WORKING = `
which-operation-story | word-problems
How do I know whether to add, subtract, multiply or divide in a word problem?
Think what happens. Put together: +. Take away or compare: −. The same amount many times: ×. Share or make equal groups: ÷. If unsure, try it with tiny numbers or a drawing.

keyword-more-means-add | word-problems, adding, subtracting
Does the word “more” always mean I have to add?
No. “Tom has 3 more than Ann” with Ann 5 gives 5 + 3 = 8. But “Ann has 5, which is 3 more than Tom” means Tom has 5 − 3 = 2. Think who should have more.

use-all-numbers | word-problems
Do I have to use all the numbers in a word problem?
No, some can be extra, like someone’s age or the day. And some are hidden in words, such as “twice” (2) or “a dozen” (12). Ask what each number tells you before you use it.

dont-know-start-word-problem | word-problems, general
What should I do if I don’t understand the word problem?
Read it again slowly, say what is asked in your own words, then write down what you know. A quick drawing helps, and so does the same story with tiny numbers.

word-problem-several-steps | word-problems
How do I know if a word problem has more than one step?
Look at what is asked and see if you have all the numbers for it. If one is missing, you find it first. To find the change from 10 for 3 pens at 2 each, you first need 3 × 2 = 6.

answer-sentence-needed | word-problems
Do I have to write an answer sentence?
If your teacher or the task asks for it, yes. It’s a good habit anyway: it makes you check that you answered what was asked, with the unit, such as “The bag costs 12 euros”.

does-it-make-sense | word-problems, general
How can I tell if my answer to a word problem makes sense?
Put it back into the story. Check if it’s too big, too small or impossible, like half a person or a child 3 m tall. Then check that it fits every number you were given.

drawing-allowed | word-problems, fractions-of-amounts, ratio
Can I draw a picture or a bar to solve it?
Yes, it’s a very good way. Draw a bar for each amount, split it into equal parts and write in what you know. You then see what is missing, for example 3 parts are 12, so one part is 4.

times-as-many-vs-more | word-problems, multiplying
What is the difference between “3 more” and “3 times as many”?
“3 more” means add 3, “3 times as many” means multiply by 3. Starting from 5: 3 more is 8, 3 times as many is 15.

work-backwards-story | word-problems, equations
Can I work backwards from the end of the story?
Yes, if you know the end and want the start. Undo each step in the opposite order: doubled and then +3 gives 11, so 11 − 3 = 8 and 8 ÷ 2 = 4.

wp-number-words | word-problems
What if a number is hidden in a word, like twice or a dozen?
Turn it into a number first: twice or double is × 2, half is ÷ 2, a pair is 2, a dozen is 12, a week has 7 days. Then it works like any other number in the story.

wp-order-of-numbers | word-problems
Do I use the numbers in the order they come in the story?
Not always. Think what happens: “Ben ate 3 of his apples, at first he had 8” is 8 − 3, though the 3 comes first. For + and × the order doesn’t matter, for − and ÷ it does.

wp-steps-other-order | word-problems
Can I do the steps of a word problem in another order?
Often yes, if each step makes sense in the story: 3 bags with 2 red and 4 blue balls is 3 × (2 + 4) or 3 × 2 + 3 × 4, both 18. But a step that needs the result of another has to wait.

wp-use-x | word-problems, equations
Can I write an equation with x for a word problem?
Yes, if you say what x stands for. “I think of a number, double it, add 3 and get 11” is 2x + 3 = 11. It helps most when the unknown comes at the start of the story.

wp-each-means | word-problems, multiplying, dividing
Does the word “each” mean I have to multiply or divide?
It tells you the groups are equal. If you know how much each has and want the total, multiply: 4 bags with 3 each is 12. If you know the total and want each share, divide: 12 ÷ 4 = 3.

wp-try-numbers | word-problems
Can I just try numbers until one fits a word problem?
Yes, if you check the number with everything in the story and show your tries. Write them in a table and use each try for a better one. There might be a second number that fits, so a calculation is safer.

why-show-working | general
Why do I have to show my working if my answer is right?
It lets you and others see how you got there, and find a slip quickly. In tests you can often get marks for right steps even if the answer is wrong.

why-estimate-first | general, rounding
Why should I estimate first if I work it out anyway?
It tells you about how big the answer must be, so you notice big slips. 19 × 21 is about 20 × 20 = 400; if you get 39 or 3990, something went wrong.

estimate-not-exact | general, rounding
Is my estimate wrong if it isn’t the same as the real answer?
No, an estimate is only meant to be near. 48 + 31 is about 50 + 30 = 80, the exact answer is 79. There can be several good estimates.

have-to-write-unit | general, measures-units, word-problems
Do I have to write the unit?
Yes, if the question is about something measured, like cm, kg or money. “5” could be 5 cm or 5 km. Pure numbers, as in 3 + 4, have no unit.

any-method-ok | general
Do I have to use the method my teacher showed?
If the task names a method, use that one. Otherwise any method that is right every time is fine; show your steps so others can follow. Knowing two ways also lets you check.

is-calculator-allowed | general
Why should I learn this if a calculator can do it?
A calculator can’t tell you what to type or notice that you mistyped. If you know roughly what should come out, you catch mistakes. And small sums are quicker in your head.

keep-making-mistakes | general
What can I do about careless mistakes?
Write neatly, one step on each line, and check by working backwards or estimating. Note which slips happen to you most, such as signs or carrying, and look for just those.

equals-sign-chain | general, equations, expressions
Can I write 3 + 4 = 7 × 2 = 14 in one line?
No, because = means both sides are equal, and 3 + 4 isn’t 14. Write two lines: 3 + 4 = 7, then 7 × 2 = 14.

what-maths-for | general
What will I ever need this for?
For money, cooking, building, games, sport, computers and many jobs. And it trains you to split a hard problem into small steps, which helps with other things too.

check-without-answers | general
How can I check my answer if there are no solutions to look at?
Do it backwards (undo + with −, × with ÷), or solve it a second way, or put the answer back into the question. Also compare with a rough estimate.

gen-counting-on-fingers | general, adding, subtracting
Is it bad to count on my fingers?
No, fingers are a real maths tool and lots of people use them. As you practise, facts like 6 + 4 = 10 will come by themselves, and then you’ll be quicker without.

gen-calculator-different | general, order-of-operations
Why is my calculator giving something else?
Often a missed bracket, a wrong key or the wrong mode. Most calculators do × before +, so 2 + 3 × 4 gives 14. It may also show 0.5 for 1/2, which is the same. Type it again slowly.

gen-whole-number-answer | general
Does the answer need to be a whole number?
No, an answer can be a fraction or a decimal, so that alone is no sign of a mistake. Only when you count things that can’t be cut, like buses or people, must it be whole.

gen-different-method-from-teacher | general
Is it ok if i do it a different way from my teacher?
Yes, if your way really works each time and you can show the steps. If the question names a method, use that one. Two ways are handy too: one can check the other.

gen-ugly-answer-wrong | general
My answer is a really long ugly number, does that mean it is wrong?
Not by itself: 10 ÷ 7 is 1.428571… and that is right. But look once more at your steps, and compare with an estimate. Then round it if the question says so.

gen-slow-bad-at-maths | general
Does being slow mean i’m bad at maths?
No. Speed and understanding are two things, and many good mathematicians think slowly and carefully. Steps you practise get quicker by themselves.

gen-calculator-cheating | general
Is it cheating to use a calculator?
Not if it is allowed. For homework meant to train you, work it out first and then use the calculator to check. In a test, look whether it says calculator or not.

gen-guess-or-leave-blank | general
Should i leave it empty if i don’t know or write something?
Write something. What you know, a drawing or a first step can earn marks, and an empty space can’t. Only if a test takes marks off for wrong answers, think twice before guessing.

gen-keep-making-mistakes | general
Why do i keep making silly mistakes even when i know how to do it?
Your head holds only a few things at once, so with many steps small slips happen to everyone. Write one step per line and check signs and copied numbers: that catches most of them.

gen-rub-out-mistakes | general
Should I rub out my mistakes?
Better cross them out with one line. So you can still see what you tried, learn from it, and go back if it was right after all. Just make clear which answer is the final one.

gen-fraction-or-decimal-answer | general, fraction-decimal-percent
Can I give my answer as a decimal if the sum has fractions?
If the question doesn’t say which, yes, as long as it is exact: 3/4 = 0.75. 1/3 is not exactly 0.33, so keep such answers as fractions. A good habit is to answer in the same form as the question.

gen-do-it-in-head | general
Can I do it in my head without writing it down?
Yes, if it has one or two easy steps and you are sure. With more steps your head has to hold too much, so note the results in between. And if the task says show your working, write it.

gen-early-slip-marks | general
Is everything wrong if I made a mistake in the first step?
The final answer mostly is, but often not all the work. If the later steps were right for your number, many teachers give marks for them. You need only fix that step and redo what follows from it.

gen-two-different-answers | general
What if I get two different answers when I do it twice?
First see if both can be right: 1/2 and 0.5 are the same, and some questions have two answers, like x² = 9 with 3 and −3. If not, at least one is wrong. Compare line by line until they first differ: the slip is there.

gen-how-many-decimals | general, rounding
How many decimal places should I write if it doesn’t say?
If it is short, write it exactly, like 2.375. If it goes on, 2 decimal places or 3 significant figures is common, about as exact as the numbers given. Say how you rounded. Money gets 2 places.
`
