/** What children ask back about it; `index.ts` tells how an entry is written. */
export const OF_SIZES = `
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

cm-or-cm-squared | perimeter, area, measures-units
How do I know if the answer is in cm or in cm squared?
A perimeter or a side is a length, so it is in plain cm. An area is counted in little squares, so it is in cm². A volume is counted in cubes, so it is in cm³. Going round: cm. Covering: cm².

perimeter-measure-or-count-squares | perimeter
Do I count the squares around the edge or the lines for the perimeter?
Count the edge pieces of the outline, not the squares. A square in a corner of the shape gives 2 edge pieces, so counting squares comes out wrong. A single square has a perimeter of 4, not 1.

perimeter-two-shapes-joined | perimeter, shapes
Do I add the two perimeters when two shapes are stuck together?
No, the sides where they touch are inside now, so they no longer count. Two squares with side 1 have perimeter 4 each, but joined along a side they make a rectangle with perimeter 6, not 8.

add-length-width-then-double | perimeter
Can I add the length and the width first and then double it?
Yes, it is the same. A rectangle has two lengths and two widths, so (length + width) × 2 gives all four sides: for 5 and 3, 8 × 2 = 16, just like 5 + 3 + 5 + 3.

side-from-perimeter | perimeter, equations
How do I get a side back when I know the perimeter?
Go backwards: take the sides you know away from the perimeter. For a rectangle, halve the perimeter first, that is one length + one width, then take away the side you know. For a square, divide by 4.

perimeter-diagonal-of-square-one | perimeter, shapes
Is a slanted line across a square the same length as its side?
No, it is longer. Going from corner to corner of a square that is 1 cm wide takes about 1.4 cm, so you can’t count a slanted line across squares as 1 each.

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

area-half-squares-count | area
What do I do with the squares that are only half inside when I count the area?
Put the parts together: two halves make one whole square. For a curvy edge, count a square if at least half of it is inside and leave out the others; then the area is only an estimate.

area-subtract-or-add-parts | area
Can I take the missing piece away from a big rectangle instead of adding the parts?
Yes. Work out the big rectangle as if it were full, then take away the area of the missing piece. You get the same as by cutting and adding, and it is often quicker for a shape with a hole or a cut-out corner.

area-which-two-sides | area
Which two sides do I multiply for the area of a rectangle if there are four numbers?
Take two sides that meet at a corner, a length and a width. Opposite sides are equal, so the other two numbers only repeat them. Multiplying all four would be wrong.

area-trapezium-why-add-and-halve | area
Why do you add the two parallel sides and halve for a trapezium?
Halving the sum gives the average of the two parallel sides. A rectangle that wide and just as high has the same area. Also: two equal trapeziums, one upside down, make a parallelogram as wide as both sides together.

area-sides-decimal-or-fraction | area, decimals
Does length times width still work if the sides are decimals or fractions?
Yes, it works for any lengths. A side of 2.5 just means two and a half squares fit along it: 2.5 × 4 = 10 squares, some of them made of two halves.

area-same-number-as-perimeter | area, perimeter
Can the area and the perimeter be the same number?
The numbers can match, like for a square with side 4: perimeter 16 cm and area 16 cm². But they are not the same thing: one is a length and the other a surface.

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

volume-what-is-layer | volume
What is a layer when I work out a volume?
A layer is one flat sheet of cubes, one cube high, a bit like one layer of a cake. Length × width tells how many cubes are in one layer, and the height tells how many layers are stacked up.

volume-count-cubes-hidden | volume
Do the cubes you can’t see count for the volume?
Yes, the volume is all the space inside, so hidden cubes count too. Count the cubes in one layer and multiply by the number of layers if the layers are all the same.

volume-base-times-height-same | volume
Is base area times height the same as length times width times height?
Yes, for a box: length × width is already the base area. Base area × height is handy because it also works for every prism and cylinder, where the base isn’t a rectangle.

volume-add-two-boxes | volume
Can I split a solid into boxes and add the volumes?
Yes, cut it into boxes that don’t overlap, work out each one and add. Unlike with surface area, nothing gets lost where they touch, because the volume is the space inside.

volume-height-lying-down | volume
What is the height if the prism or cylinder is lying on its side?
Use the distance between the two equal ends, even if it lies flat; many people call it the length. Tipping a solid over doesn’t change its volume.

same-volume-different-shape | volume
Can two different boxes have the same volume?
Yes. 2 × 2 × 6 and 2 × 3 × 4 both make 24, just packed in another way. Their surface areas can still be different.

boxes-fit-inside-divide | volume, dividing
Can I just divide the volumes to find how many small boxes fit in the big one?
Yes, if they fit exactly along every edge. If not, gaps are left over: see how many whole boxes fit along each edge and multiply these numbers, and try the boxes turned round too.

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

circle-diameter-times-pi-or-two-pi-r | circles
Is pi times d the same as 2 times pi times r?
Yes. The diameter is two radii, so d = 2 × r and both give the same circumference. Use whichever fits the number you have been given.

circle-r-squared-not-times-two | circles, powers
Is r squared the same as r times 2?
No. r squared is r × r, so with a radius of 5 it is 25, but 5 × 2 = 10 is the diameter. Only for a radius of 2 do both happen to be 4.

circle-square-diameter | circles, area
Can I put the diameter into the area formula and halve at the end?
No. The diameter is twice the radius, so squaring it makes the area 4 times too big, not 2 times. Halve the diameter first, or divide by 4 at the end.

circle-radius-from-circumference | circles, equations
How do I get back from the circumference or the area to the radius?
Undo the formula backwards. Circumference: divide by pi to get the diameter, then halve. Area: divide by pi first, then take the square root.

circle-double-radius | circles, area
If the radius is twice as big is everything twice as big?
The circumference is, because it is a length. The area becomes 4 times as big, because the radius is multiplied by itself: 2 × 2 = 4.

pi-just-three | circles, rounding
Can I just use 3 for pi?
For an estimate or a check, yes: the answer comes out a little too small, by about 5%. For the real answer use 3.14 or the pi button, unless the question tells you to use 3.
`
