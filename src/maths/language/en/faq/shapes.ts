/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_SHAPES = `
why-360-degrees | angles
Why is a full turn 360 degrees, where does 360 come from?
People chose it long ago, probably in Babylon, where they counted in sixties. 360 is handy because it splits evenly in so many ways: by 2, 3, 4, 5, 6, 8, 9, 10, 12. So a quarter turn is a neat 90°.

why-triangle-180 | angles, shapes
Why do the angles in a triangle add up to 180?
Tear off the three corners and put their points together: they make a straight line, which is half a turn, 180°. It works because a line through one corner, parallel to the side opposite, makes the same angles.

triangle-180-any-size | angles, shapes
Does 180 work for every triangle even really big or thin ones?
Yes, for every flat triangle. If you make a triangle bigger, its sides grow but its corners stay the same. In a very thin one, small corners leave room for a big one: 5 + 10 + 165 = 180.

which-protractor-scale | angles
Which row of numbers do I read on the protractor?
Start on the 0 that lies on one arm of your angle and follow that same row round to the other arm. Then check by eye: narrower than a square corner must be under 90°, wider must be over 90°.

longer-lines-bigger-angle | angles
Is an angle bigger if its lines are longer?
No. An angle measures how far you turn from one line to the other, not how long the lines are. You can draw the lines longer, for example to reach the protractor scale, and the angle stays the same.

two-right-or-obtuse-angles-triangle | angles, shapes
Can a triangle have two right angles or two obtuse angles?
No, not a flat one. Two right angles already use up all 180°, so nothing is left for the third corner. Two obtuse angles would be more than 180°. So at least two of the angles are always acute.

why-polygon-n-minus-2 | angles, shapes
Why do you take away 2 from the number of sides and times by 180 for the angles in a shape?
Draw lines from corner to corner, inside and not crossing: the shape splits into triangles, always 2 fewer than it has sides. Each has 180°. Four sides: 2 triangles, 2 × 180 = 360°. Five sides: 3 triangles, 3 × 180 = 540°.

parallel-angles-which-rule | angles
How do I tell which angle rule to use with parallel lines?
Look for letter shapes. F: corresponding angles, equal. Z: alternate angles, equal. C: angles inside on the same side, they add to 180°. The letters may be turned or flipped. It only works if the lines are parallel.

measure-drawing-or-calculate | angles, shapes
Can I just measure the angle or the side in the picture?
Only if the question says measure, or that it is drawn to scale. Otherwise the picture may be a rough sketch, so a length or angle can look wrong. Work from the numbers and marks that are given.

angle-more-than-180 | angles
Can an angle be bigger than 180 degrees, and how do I measure it?
Yes. Between 180° and 360° it is called a reflex angle. Measure the smaller angle on the other side and take it from 360°. If the small one is 110°, the big one is 360 − 110 = 250°.

angles-straight-line-180-why | angles
Why do the angles on a straight line make 180?
A full turn is 360 degrees, and turning until you face the opposite way is half of that: 180. The angles side by side at one point of the line share that half turn.

angles-180-or-360 | angles
How do I know if it’s 180 or 360 that I take away from?
It’s 180 for angles that together make a straight line, and for a triangle. It’s 360 for angles all around a point, and for a shape with four sides.

angles-quadrilateral-why-360 | angles, shapes
Why is it 360 in a shape with four sides?
Draw a line between two opposite corners, inside the shape: it makes two triangles. Each has 180 degrees, and 2 × 180 = 360.

opposite-angles-equal-why | angles
Why are the angles opposite each other equal when two lines cross?
Each of them makes a straight line with the same angle in between. If that one is 50, both must be 180 − 50 = 130. It is so whenever two straight lines cross.

isosceles-halve-the-rest | angles, shapes
Why do I halve what is left of 180 in an isosceles triangle?
If you know the angle between the equal sides, the rest of 180 is shared by two equal angles, so you halve it. If you know one of the equal angles, don’t halve: take it away twice.

angle-letters-middle | angles
Which angle is meant when there are three letters like ABC?
The one at the middle letter. You go from A to B to C, so angle ABC is the corner at B, between the sides BA and BC. Angle CBA is the same one.

is-square-a-rectangle | shapes
Is a square also a rectangle?
Yes. A rectangle needs four right angles, and a square has them. It just has equal sides as well. So every square is a rectangle, but not every rectangle is a square.

is-square-a-rhombus | shapes
Is a square a rhombus too, what’s the difference between a rhombus and a square?
Both have four equal sides. A square must also have right angles, a rhombus need not. So every square is a rhombus, but a leaning rhombus is not a square.

turned-square-diamond | shapes
If you turn a square on its corner is it still a square?
Yes. Turning a shape does not change its sides or angles, so it keeps its name. People may say diamond, but with four equal sides and four right angles it is still a square.

is-circle-polygon | shapes
Is a circle a polygon, how many sides does it have?
No. A polygon has only straight sides, and a circle is one curved line with no straight sides and no corners. A shape with very many sides can look like a circle, but it is not one.

regular-needs-sides-and-angles | shapes
Is a shape regular if all its sides are the same?
Not always. All the sides and also all the angles must be equal. A leaning rhombus has four equal sides but different angles, so it is not regular. For triangles, equal sides are enough.

sides-cant-make-triangle | shapes
Can you make a triangle out of any three lengths?
No. The two shorter sides together must be longer than the longest one, or they cannot meet. 3, 4 and 5 works. 2, 3 and 6 does not, because 2 + 3 is only 5.

marks-on-sides-meaning | shapes, angles
What do the little dashes and arrows on the sides mean?
Sides with the same number of dashes are equally long. Lines with the same arrows are parallel. A little square in a corner means a right angle, and matching arcs mean equal angles.

faces-edges-vertices-count | shapes, volume
How do I count the faces, edges and corners without missing any?
Count in groups: top, bottom, then the sides. A cube has 4 + 4 + 4 = 12 edges. For solids like boxes, prisms and pyramids, check: faces + corners − edges = 2. Cube: 6 + 8 − 12 = 2.

prism-or-pyramid | shapes, volume
How do I know if it’s a prism or a pyramid?
A prism has two equal ends and stays the same shape all the way along. A pyramid has one base and its other faces are triangles that meet in a point. Both are named after the shape of the base or end.

similar-or-congruent | shapes, ratio, symmetry-and-moves
What’s the difference between similar and congruent?
Congruent means the same shape and the same size: one fits exactly on the other, maybe turned or flipped. Similar means the same shape, but the size may differ: equal angles, and all sides times the same number.

two-equal-sides-name | shapes, angles
What is a triangle with two equal sides or two equal angles called?
It is called isosceles (say eye-SOSS-uh-leez). Two equal sides and two equal angles always come together: the equal angles lie opposite the equal sides. If all three sides are equal it is called equilateral.

shape-rectangle-or-parallelogram | shapes
Is a rectangle a parallelogram?
Yes. A parallelogram needs two pairs of parallel sides, and a rectangle has them. It has four right angles as well, so not every parallelogram is a rectangle.

shape-triangle-two-names | shapes, angles
Can a triangle be two kinds at once, like right-angled and isosceles?
Yes, one name is about the angles and the other about the sides. Half a square, cut from corner to corner, is both right-angled and isosceles. Equilateral with a right angle can’t be, as its angles are all 60.

shape-parallel-same-length | shapes
Do parallel lines have to be the same length?
No. Parallel means they run in the same direction and stay the same distance apart, so they never meet. One can be much longer, like the two parallel sides of a trapezium.

shape-net-more-than-one | shapes, volume
Is there more than one right net for a cube?
Yes, there are 11 different ones. Six squares aren’t enough, though: when you fold the net, no two may land on the same face. Six in a straight row don’t work.

shape-dent-still-polygon | shapes, angles
Does a shape with a dent in it still count, like as a pentagon?
Yes, if it is closed and has straight sides, only the number of sides counts. Five sides make a pentagon, with a dent or not, and the inside angles still add up to the same.

rectangle-diagonal-symmetry | symmetry-and-moves, shapes
Why isn’t the diagonal of a rectangle a line of symmetry?
If you fold along the diagonal, the corners do not land on each other, even though the halves are the same size. A mirror line needs a perfect fold. It only works if the rectangle is a square.

find-all-symmetry-lines | symmetry-and-moves
How do I know I’ve found all the lines of symmetry?
Imagine folding upright, flat and along each slant, through the corners and the middles of sides. A regular shape has as many lines as sides: a square 4, a regular hexagon 6. Other polygons have fewer.

reflect-same-distance | symmetry-and-moves, coordinates
How far from the mirror line does each point go?
Exactly as far behind the line as it was in front, going straight across the line at a right angle. A point 3 squares from the line ends 3 squares on the other side. A point on the line stays where it is.

diagonal-mirror-line | symmetry-and-moves, coordinates
What if the mirror line is slanted?
The rule is the same: cross the line at a right angle and go equally far on the other side. If it runs along the diagonals of the squares, count along the other diagonals. Turning the paper so it is upright helps.

rotate-which-centre | symmetry-and-moves
Does it matter which point I turn the shape around?
Yes, very much. The centre decides where the shape lands: it stays the same size and turns as far, but it ends up in another place. So always check the centre first, it is the one point that does not move.

clockwise-half-turn | symmetry-and-moves, angles
Does it matter if I turn clockwise or anticlockwise?
For a half turn (180°) or a full turn no, both ways end in the same place. For other turns, like 90°, yes. But 90° clockwise is the same as 270° anticlockwise, because together they make a full turn of 360°.

vector-top-bottom | symmetry-and-moves, coordinates
Which number in the translation is sideways and which is up and down?
The top (or first) number is sideways: plus is right, minus is left. The bottom (or second) number is up and down: plus is up, minus is down. So 3 over −2 means 3 right and 2 down.

translation-count-gap | symmetry-and-moves
Do I count the gap between the shapes when I move it?
No. Pick one corner and count how far that same corner moves. The gap is less than that, because the shape itself takes up room. All the other corners move just as far.

enlarge-scale-factor-less-than-one | symmetry-and-moves, ratio
How can an enlargement make the shape smaller?
An enlargement multiplies every length by the scale factor. If that is a fraction between 0 and 1, like 1/2, the lengths get shorter. We still call it an enlargement, because it works by the same rule.

rotational-symmetry-order-one | symmetry-and-moves
Can the order of rotational symmetry be 0?
No, the smallest is 1, because every shape fits onto itself after a full turn. Order 1 means it fits only then, so we say it has no rotational symmetry. A square fits 4 times, so it has order 4.

mirror-line-crosses-shape | symmetry-and-moves
What if the mirror line goes through the shape or touches it?
Then each part is reflected over to the other side of the line, as far from it as before. Points on the line stay where they are, because their distance from it is 0.

reflection-or-rotation-difference | symmetry-and-moves
How do I know if it was reflected or rotated?
See if the shape has been flipped over. If you can turn it into place by sliding the paper round, it’s a rotation; if you’d have to flip the paper over, it’s a reflection. A symmetrical shape may allow both.

move-changes-size | symmetry-and-moves, shapes
Does the shape stay the same size when you move, turn or reflect it?
Yes. Sliding, turning and reflecting keep all lengths and angles, so the new shape is congruent to the old one. Only an enlargement can change the size.

describe-rotation-what-needed | symmetry-and-moves
What do I have to write to describe a rotation, reflection, translation or enlargement fully?
Name it, then add what is needed to redo it. Rotation: centre, angle and direction. Reflection: the mirror line. Translation: how far across and up or down. Enlargement: centre and scale factor.

move-corners-then-join | symmetry-and-moves
Do I have to move every point of the shape?
Only the corners, if its sides are straight. Move each corner and join them in the same order, because straight sides stay straight. Sliding the same way, every corner makes the same step.

order-of-two-moves | symmetry-and-moves
Does it matter which move I do first if there are two?
Often yes. Reflecting and then turning usually ends in a different place from turning and then reflecting. Two slides are fine in any order, but to be safe keep to the order given.

why-pythagoras-works | pythagoras-trig
Why does a squared plus b squared equal c squared?
Draw a square on each side of a right-angled triangle: the two smaller squares can be cut up to fill the big one exactly. For 3, 4, 5: 9 + 16 = 25. It is about areas, that is why you square.

pythagoras-only-right-angle | pythagoras-trig
Does pythagoras work for every triangle?
No, only for triangles with a right angle. With c the longest side: if the biggest angle is under 90°, a² + b² is more than c², if it is over 90°, it is less. So look for the little square in the corner first.

which-side-is-hypotenuse | pythagoras-trig
How do I know which side is the longest one, the hypotenuse?
It is the side opposite the right angle, the only one that does not touch it. It does not matter how the triangle is turned. It is always the longest side of a right-angled triangle.

pythagoras-add-or-subtract | pythagoras-trig
When do I add and when do I take away in pythagoras?
Looking for the hypotenuse (longest side): add the squares. Looking for a shorter side: take the square you know from the longest side’s square. 5² − 3² = 16, so 4. Check: the hypotenuse must come out longest.

why-square-root-at-end | pythagoras-trig, roots
Why do you need the square root at the end?
After adding or subtracting you have c², the area of the square on that side, not the side itself. The square root undoes the squaring: if c² = 25 then c = 5.

why-not-just-add-sides | pythagoras-trig
Why can’t I just add the two short sides?
Because the slanted side is a short cut. Going 3 along and 4 up is 7 steps, but straight across is only 5. And √(9 + 16) is not 3 + 4: you have to add the squares first, then take the root.

pythagoras-or-trig | pythagoras-trig
How do I know whether to use pythagoras or sin cos tan?
In a right-angled triangle: if it is only about sides and you know two, use Pythagoras. If an angle is known or wanted (not the right angle), use sin, cos or tan.

sin-cos-or-tan-which | pythagoras-trig
How do I know whether to use sin, cos or tan?
Mark the sides from your angle: opposite, adjacent (next to it), hypotenuse. Then see which two you have or want. SOH CAH TOA: sin = O/H, cos = A/H, tan = O/A.

why-inverse-sin | pythagoras-trig
Why do I need sin to the minus one to find the angle?
Sin turns an angle into a ratio of sides, and sin⁻¹ goes back from the ratio to the angle. sin 30° = 0.5, so sin⁻¹ 0.5 = 30°. The −1 is not a power here, it means undo. The same goes for cos and tan.

pythagoras-check-right-angle | pythagoras-trig, shapes
Can I use pythagoras to find out if a triangle has a right angle?
Yes, it works backwards too. Square all three sides: if the two smaller squares add up exactly to the biggest, there is a right angle. 6, 8, 10: 36 + 64 = 100, so yes. Otherwise there is none.

pythagoras-which-is-a-and-b | pythagoras-trig
Does it matter which side is a and which is b?
No for the two short sides, because adding works in either order. But c must be the hypotenuse, the side opposite the right angle, whatever letters are used in your picture.

pythagoras-hypotenuse-smaller | pythagoras-trig
How can I see if my pythagoras answer is sensible?
The hypotenuse must be longer than each of the other sides but shorter than the two together. With 3 and 4 it must lie between 4 and 7, and it is 5. A short side must come out shorter than the hypotenuse.

pythagoras-leave-root | pythagoras-trig, roots
Can I leave the answer as a square root?
Yes, if the question asks for an exact answer: √50 is exact and 7.07 is rounded. For a length to measure or build, a rounded decimal with its unit is more useful. If it says how to round, do that.

trig-opposite-adjacent-swap | pythagoras-trig
Do the opposite and adjacent sides change if I use the other angle?
Yes, these two swap, because opposite means across from the angle you use and adjacent means next to it. The hypotenuse stays the same. So mark the angle first, then name the sides.

trig-calculator-degrees-mode | pythagoras-trig
Why does my calculator give a strange number for sin, is it in the wrong mode?
Perhaps it is set to radians, another unit for angles. Try sin 30: in degrees it gives 0.5, otherwise change the mode to DEG or D.

trig-multiply-or-divide | pythagoras-trig, equations
How do I know whether to multiply or divide by the sin, cos or tan?
Write the fraction first, like sin 30° = opposite/hypotenuse. If the side you want is on top, multiply; if it is at the bottom, divide the known side by the sin, cos or tan.
`
