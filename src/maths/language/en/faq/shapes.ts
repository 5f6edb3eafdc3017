/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_SHAPES = `
why-perimeter-adds-not-multiplies | perimeter, area
Why do you add for the perimeter and not multiply?
The perimeter is one long walk around the edge, and the lengths of a walk get added. Multiplying length by width counts the squares inside, which is the area. A 3 by 2 rectangle: walk 3 + 2 + 3 + 2 = 10, inside 6 squares.

perimeter-sides-with-no-number | perimeter, area
What do I do if some sides have no number on them?
Work them out from the others first. In a rectangle, opposite sides are equal. In an L-shape with square corners, the short pieces going one way add up to the long side opposite: if the long side is 10 and one piece is 6, the other is 4.

why-times-two-rectangle-perimeter | perimeter
Why do you times by 2 for the perimeter of a rectangle?
A rectangle has two lengths and two widths. Length + width takes you only halfway round, so you double it to get all the way. For 5 by 3: 5 + 3 = 8 is half, 16 is the whole perimeter.

same-area-different-perimeter | perimeter, area
Can two shapes have the same area but a different perimeter?
Yes. A 4 by 4 square and an 8 by 2 rectangle both have area 16, but their perimeters are 16 and 20. Area and perimeter measure different things, so one does not fix the other.

bigger-area-bigger-perimeter | perimeter, area
Does a bigger area always mean a bigger perimeter?
No. A 5 by 5 square has area 25 and perimeter 20. A 10 by 1 rectangle has the smaller area, 10, but the bigger perimeter, 22. Long thin shapes have a lot of edge for little inside.

perimeter-lines-inside | perimeter
Do lines inside the shape count for the perimeter?
No, only the outside edge counts. If you join two shapes, the sides that touch are now inside, so you leave them out. Two 1 by 1 squares side by side have perimeter 6, not 8.

perimeter-no-side-forgotten | perimeter
How do I make sure I don’t miss a side out when adding up the perimeter?
Put a dot on one corner and go round the edge in one direction, ticking each side until you are back at the dot. Then count: you need as many lengths as the shape has sides. A shape with 6 sides needs 6 numbers.

perimeter-cut-corner-out | perimeter, area
Does the perimeter get smaller if you cut a corner out?
Not if you cut a rectangular bite out of a rectangle’s corner: the two new edges are just as long as the two you lost, so the perimeter stays the same. Only the area gets smaller. A slanted straight cut does make it shorter.

what-is-perimeter-for | perimeter, area
When do you need perimeter and when area in real life?
Perimeter is for things that go round an edge: a fence, a frame, a ribbon. Area is for things that cover a surface: carpet, paint, grass. Ask yourself if it goes round or covers.

why-area-multiply | area
Why do you multiply for the area?
Because the squares inside sit in equal rows. A 4 by 3 rectangle has 3 rows with 4 squares in each, so 3 × 4 = 12. Multiplying is a quick way of counting all the squares.

why-square-units | area, measures-units
Why is there a little 2 on cm for area?
Area is counted in small squares. cm² means squares that are 1 cm long and 1 cm wide: cm × cm, so two directions. The little 2 belongs to the unit, it does not tell you to square your number.

why-half-triangle-area | area
Why do you halve it for the area of a triangle?
Two copies of the triangle, one turned half round, fit together to make a parallelogram with the same base and height. Base × height gives both, so one triangle is half. Base 6, height 4: 24 ÷ 2 = 12.

which-height-slanted | area
Which number is the height, the slanted one or the straight one?
The height is the one that meets the base at a right angle, straight up from it. A slanted side is longer than the height, so it would give too much. Look for the little square that marks the right angle.

any-side-as-base | area
Can I use any side as the base of a triangle?
Yes, any side can be the base, as long as you use the height that meets that side at a right angle. The area is the same whichever you choose. So pick the side whose height you know.

area-odd-shape-split | area
How do I find the area of a shape that isn’t a rectangle, and does it matter how I cut it up?
Cut it into shapes you know, find each area and add them. Any cut works if the pieces cover it all with no overlap. Or take a bigger rectangle and subtract the missing part. All ways give the same area.

double-sides-area | area, perimeter, ratio
If you double the sides does the area double too?
No, if you double both length and width, the area gets 4 times as big, because it grows in two directions: 2 × 2. A 3 by 2 rectangle has area 6, a 6 by 4 one has 24. The perimeter does just double.

area-different-units | area, perimeter, volume
What if one side is in cm and the other in m?
Change them to the same unit before you do anything else. The squares or lengths you count must all be the same size. For 2 m by 50 cm, use 200 cm and 50 cm, or 2 m and 0.5 m.

parallelogram-same-as-rectangle | area
Why is the area of a parallelogram the same as a rectangle when it leans over?
Cut a triangle off one end and slide it to the other end: you get a rectangle with the same base and the same straight height. Nothing was lost, so the area is base × height, not base × slanted side.

why-volume-three-numbers | volume
Why do you multiply three numbers for volume?
Length × width counts the cubes in the bottom layer, and × height counts how many layers there are. A box 4 by 3 by 2 has 12 cubes in a layer and 2 layers, so 24 cubes.

why-cubed-units | volume, measures-units
Why is it cm cubed with a little 3?
Volume is counted in little cubes, 1 cm long, 1 cm wide and 1 cm high. That is cm × cm × cm, three directions, so cm³. The 3 belongs to the unit, you do not cube your number.

volume-order-matter | volume
Does it matter which one is the length, width or height?
Not for the volume of a box: multiplying gives the same in any order, 2 × 3 × 4 = 4 × 2 × 3. Turning the box on its side does not change how much fits inside.

volume-or-surface-area | volume, area
What’s the difference between volume and surface area?
Volume is how much fits inside, counted in cubes (cm³). Surface area is how much paper covers the outside, counted in squares (cm²). A 2 cm cube: volume 2 × 2 × 2 = 8 cm³, surface 6 faces × 4 = 24 cm².

litres-and-cm-cubed | volume, measures-units
Why is 1000 cm cubed the same as one litre?
A litre is the amount that fits into a cube 10 cm long, wide and high: 10 × 10 × 10 = 1000 cm³. So 1 cm³ is exactly 1 ml.

double-sides-volume | volume, ratio
If you double all the sides is the volume double?
No, it gets 8 times as big, because it doubles in three directions: 2 × 2 × 2. A 1 cm cube has volume 1 cm³, a 2 cm cube 8 cm³. If you double only one side, the volume just doubles.

why-prism-end-area | volume
Why do you find the area of the end first for a prism?
A prism has the same shape all the way along, like a loaf cut into equal slices. The area of the end tells you how much is in each 1 cm of length, and × length gives all of it. This works for a cylinder too.

why-third-pyramid-cone | volume
Where does the third come from in a pyramid or cone?
A pyramid or cone gets thinner towards the top. It holds exactly a third of the prism or cylinder with the same base and height: 3 cones of water fill that cylinder. So you work that out and divide by 3.

missing-side-from-volume | volume, area
How do I find a side when I already know the volume?
Go backwards: divide the volume by the two sides you know. Multiplying made the volume, so dividing undoes it. Volume 24, sides 4 and 3: 24 ÷ 12 = 2. For a rectangle’s area, divide by the one side you know.

where-does-pi-come-from | circles
Where does the number 3.14 come from?
Measure round any circle and divide by its width across: you get the same number each time, about 3.14. That number is called pi (π). So a circle is a bit more than 3 times as far round as across.

radius-or-diameter-which | circles
How do I know if I should use the radius or the diameter?
Check what you were given: from the middle to the edge is the radius, right across through the middle is the diameter, twice as long. For area use πr² (radius). For going round use πd or 2πr, both give the same.

circle-area-or-circumference-formula | circles, area, perimeter
How do I remember which formula is for the area and which is for the circumference?
Area is measured in squares, so its formula has the squared one: πr². Circumference is a plain length, so nothing is squared: πd or 2πr.

pi-r-squared-order | circles, powers
Do I square the radius first or times by pi first?
Square the radius first, then × π, because the little 2 belongs only to the r. With r = 3: 3 × 3 = 9, then 9 × π ≈ 28.3. Doing 3 × π first and squaring that would be far too big.

why-pi-r-squared | circles, area
Why is the area of a circle pi r squared?
Cut the circle into thin slices and lay them head to tail: they make almost a rectangle. Its height is r and its length is half the way round, πr. So the area is πr × r = πr².

which-pi-to-use | circles
Should I use 3.14, 22/7 or the pi button?
Use what your question says. If it says nothing, the π button is the most exact. 3.14 and 22/7 are both only close to π, so answers may differ a little at the end.

answer-in-terms-of-pi | circles
What does leave it in terms of pi mean, can I leave pi in the answer?
Yes, if the question asks for an exact answer: you keep π as a symbol and do not put in 3.14. With r = 3 the area is 9π. This is more exact, because the decimals of π never end.

half-circle-perimeter | circles, perimeter
Is the perimeter of a half circle just half of the circumference?
Not quite. Half the circumference is only the curved part, and you also walk along the straight edge, the diameter. So it is half the circumference + d. The area of a half circle really is just half.

does-pi-end | circles
Does pi ever end or repeat?
No. The decimals of π, 3.14159..., go on for ever and never settle into a repeating pattern. It cannot be written exactly as a fraction of whole numbers, so we round it or leave it as π.

why-sector-over-360 | circles, angles
Why do you put the angle over 360 for a sector?
A whole circle turns 360°, so the angle over 360 tells what fraction of the circle your slice is. 90/360 = 1/4, so you take a quarter of the area, or of the circumference for the arc.

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
With lines from corner to corner the shape splits into triangles, always 2 fewer than it has sides. Each has 180°. Four sides: 2 triangles, 2 × 180 = 360°. Five sides: 3 triangles, 3 × 180 = 540°.

parallel-angles-which-rule | angles
How do I tell which angle rule to use with parallel lines?
Look for letter shapes. F: corresponding angles, equal. Z: alternate angles, equal. C: angles inside on the same side, they add to 180°. The letters may be turned or flipped. It only works if the lines are parallel.

measure-drawing-or-calculate | angles, shapes
Can I just measure the angle or the side in the picture?
Only if the question says measure, or that it is drawn to scale. Otherwise the picture may be a rough sketch, so a length or angle can look wrong. Work from the numbers and marks that are given.

angle-more-than-180 | angles
Can an angle be bigger than 180 degrees, and how do I measure it?
Yes. Between 180° and 360° it is called a reflex angle. Measure the smaller angle on the other side and take it from 360°. If the small one is 110°, the big one is 360 − 110 = 250°.

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
For 180° no, both ways end in the same place. For other turns, like 90°, yes. But 90° clockwise is the same as 270° anticlockwise, because together they make a full turn of 360°.

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
`
