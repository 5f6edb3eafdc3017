import type { Concept } from './concept.ts'

/** Shapes, angles, units, time, money and data. */
export const ofMeasures = {
  perimeter: {
    name: 'the perimeter',
    words:
      /\bperimeters?\b|\b(?:all the )?way round\b|\b(?<!\bpaint(?:s|ed|ing)? (?:a|the) )fenc(?:e|ing)\b|\bcircumference\b/i,
    asks: [
      'Walk once round the shape in your head: which sides do you pass?',
      'How many sides are there, and how long is each?',
    ],
    why: 'The perimeter is the way once round, so every side counts. In a rectangle each length is there twice, once on each side.',
    check: 'Add the sides one after the other, all of them: do you come to the same?',
  },
  area: {
    name: 'the area',
    words: /\bareas?\b|\bsquare (?:m|cm|km|met\w*|cent\w*|units?)\b|\bsq\b|\b(?:c?m|km)(?:²|2)(?!\d)/i,
    asks: ['How many unit squares lie in one row, and how many rows are there?'],
    why: 'The area counts how many unit squares cover the inside: so many in a row, and so many rows. That is why you multiply.',
    whys: [
      [
        /\b(?:lean\w*|slant\w*|tilt\w*|upside|sideways|turned?|crooked)\b/i,
        'How much it covers stays the same as long as its base and its height do. But the height is measured straight up from the base, however the shape leans.',
      ],
      [
        /\bsquare\b|²|unit|rectangle|\bsq\b/i,
        'A square metre is the tile that you count with, one metre by one metre. Any shape can be covered with such tiles, a rectangle too, so its area is in square units; a length is in plain ones.',
      ],
      [
        /hal[fv]|\b2\b|two/i,
        'Two of these shapes, one of them turned round, make one whole parallelogram. So one of the two is half of that.',
      ],
    ],
    check:
      'Draw it on squared paper, one square for each unit, and count: rows times squares in a row. Do you come to the same?',
    which:
      'Length times width makes the area. If the area is known, one side is the area divided by the other side.',
    picture: 'rectangle 6 cm by 4 cm',
  },
  volume: {
    name: 'the volume',
    words: /\bvolumes?\b|\bcuboids?\b|\bcubic\b/i,
    asks: ['How many cubes lie in one layer, and how many layers are there?'],
    why: 'The volume counts little cubes: so many in a row, so many rows in a layer, and so many layers. That is why three lengths are multiplied.',
    check: 'Find one layer first and multiply by how many layers there are: do you come to the same?',
  },
  triangle: {
    name: 'the angles of a triangle',
    words: /\btriangles?\b.*\bangles?\b|\bangles?\b.*\btriangles?\b|\b180\b/i,
    asks: ['What do the three angles make together, and how much is still missing to that?'],
    why: 'Nobody decided it, it is always so: tear the three corners off any triangle and put them side by side, and they make a straight line. A straight line is a half turn, 180°.',
    check: 'Add all three angles: do they make 180°?',
  },
  angle: {
    name: 'angles',
    words: /\bangles?\b|\bdegrees?\b|°/i,
    asks: ['What do all of the angles make together: a right angle, a straight line, a full turn?'],
    why: 'Angles at a straight line make a half turn together, and around a point a full turn. So what the others leave of that is the last one.',
    check: 'Add all of the angles: do they make what they must make together?',
  },
  'right triangle': {
    name: 'the right-angled triangle',
    words: /\bpythagor\w+|\bhypotenuse\b|\bladder\b|\bright.angled\b|a² \+ b²/i,
    asks: [
      'Where is the right angle, and which side lies opposite it?',
      'Square the sides: are the squares added or taken away here?',
    ],
    why: 'In a right-angled triangle the squares on the two short sides together are as big as the square on the longest side. So the sides are squared first, and the root comes last.',
    whys: [
      [
        /\b(?:minus|subtract\w*|take away|taken? off)\b/i,
        'The square on the longest side has both other squares in it. So when the longest side is known, the square of the known short side is taken away, and what is left belongs to the other short side.',
      ],
      [
        /\bwhich\b|\bc\b|hypot|longest/i,
        'The longest side lies opposite the right angle, and it is the one that stands alone on its side of the rule. So find the right angle first, and look across.',
      ],
    ],
    check: 'Square all three sides: do the two small squares together make the big one?',
  },
  time: {
    name: 'times of the clock',
    words:
      /\b\d{1,2}:[0-5]\d\b|\b\d{1,2}\.[0-5]\d ?[ap]m\b|\bo.?clock\b|\b(?:finish|start|begin|leave|arrive|end)s?\b.*\b(?:minutes?|minits?|mins?|hours?)\b|\bminutes? past\b|\bhalf past\b|\bquarter (?:past|to)\b|\bwhat time\b|\b(?:big|little|long|short|hour|minute) hand\b/i,
    asks: [
      'How many minutes are there to the next full hour?',
      'And how many are left to go on with after that?',
    ],
    why: 'A clock counts only up to 59 minutes: 60 minutes make one hour, so then the next hour begins and the minutes start at 0 again. What is more than 60 belongs to the next hour.',
    whys: [
      [
        /\b(?:little|small|short|hour) (?:hand|one)\b/i,
        'The little hand moves too, only slowly: while the big hand goes round once, the little one goes from one number to the next. So when half of the hour is over, it is half way to the next number.',
      ],
      [
        /\b(?:big|long|minute) (?:hand|one)\b/i,
        'The big hand goes round once in an hour, which is 60 minutes. So from one number to the next it is five minutes: straight up is the full hour, and straight down is half of it.',
      ],
      [
        /100|hundred|money|pence/i,
        'Money is counted in hundreds, and the clock is not: long ago people chose 60 minutes for an hour, as 60 can be shared out in so many ways. So once there are 60, the next hour begins.',
      ],
    ],
    check: 'Count back from your time by as much as it lasted: do you come to the beginning?',
  },
  conversion: {
    name: 'changing units',
    words:
      /\bconvert\b|\b(?:kg|g|km|m|cm|mm|l|ml|litres?|grams?|kilograms?)\b.{0,12}\b(?:in|to|into|=)\b.{0,8}\b(?:kg|g|km|m|cm|mm|l|ml|litres?|grams?)\b/i,
    asks: ['How many of the small unit make one of the big unit?'],
    why: 'The smaller the unit, the more of them are needed. So you multiply to come to a smaller unit, and divide to come to a bigger one.',
    check: 'Change it back: do you come to what you began with? And is it more of the smaller unit?',
    which: 'To a smaller unit multiply, as more of them are needed; to a bigger unit divide.',
  },
  scale: {
    name: 'a scale',
    words:
      /\bscale\b|\btimeline\b|\bmap\b|\b1 ?(?:cm|square|box) (?:for|is|=|stands|represents|to|shows?)\b/i,
    asks: ['What does one centimetre stand for?', 'How often does that fit into the whole?'],
    why: 'One centimetre on the paper stands for the same amount everywhere. So the whole is divided into pieces of that size, and each piece is one centimetre.',
    check: 'Go back: multiply your centimetres by what one of them stands for. Do you come to the whole?',
    which:
      'One centimetre holds several of them, so there are fewer centimetres than that: count how many times it fits in, which is dividing. Going back from the paper, multiply.',
  },
  money: {
    name: 'money',
    words: /\bchange from\b|\bhow much change\b|\bpence\b|\bcoins?\b|\d ?p\b|\bwhat is the change\b/i,
    asks: ['What do the things cost together?', 'And what is left of what is paid: count up from the cost?'],
    why: 'Big ones go with big ones and small ones with small ones: a hundred pence make a pound, a hundred cents a dollar or a euro. The change is what is left of the money that is paid.',
    check: 'Add the change to the cost: do you come to what was paid?',
  },
  rate: {
    name: 'speed',
    words: /\bspeed\b|\bkm\/h\b|\bmph\b|\bper hour\b|\bhow fast\b/i,
    asks: ['How far does it go in one hour?'],
    why: 'A speed says how far in one unit of time. So the whole way is shared out over the time.',
    check: 'Multiply the speed by the time: do you come back to the way?',
  },
  chart: {
    name: 'charts',
    words:
      /\b(?:bar|picture|block) ?(?:chart|graph)s?\b|\bpictograms?\b|\b(?:each|every|one|1) (?:square|picture|symbol|smil\w+(?: face)?|star|block)s?\b.{0,20}\b(?:is|stands? for|means?|shows?|=)/i,
    asks: ['What does one of them stand for, and how many are drawn?'],
    why: 'One thing that is drawn stands for several, so that the picture fits on the page. So you multiply by what one stands for.',
    whys: [
      [
        /\b(?:1s|ones|one each|each one|just|not|bigger|every)\b/i,
        'With one square for each single one the picture would become very high. When a square stands for several, it stays small enough for the page, and can still be read.',
      ],
      [/\bhalf\b/i, 'Half of the picture stands for half of what a whole one stands for.'],
    ],
    check: 'Count up by what one of them stands for, once for each that is drawn: do you come to the same?',
  },
  mean: {
    name: 'the mean',
    words: /\bmean\b|\baverages?\b/i,
    asks: ['What do all the numbers make together, and how many are there?'],
    why: 'The mean is what each one gets when everything is put together and shared out evenly. So first comes the total, and then it is divided by how many there are.',
    whys: [
      [
        /\b(?:nobody|no ?one|none of|not in|isn.?t (?:one|in)|decimal|half|no (?:person|child))\b/i,
        'The mean is the even share: what each one would have, if everything was put together and shared out evenly. So it need not be one of the numbers itself.',
      ],
      [
        /\b(?:chang\w+|pull\w*|mov\w+|outlier|affect\w*)\b/i,
        'Every number goes into the mean with its whole size, so one very big or very small number pulls it along. The median only looks at the place in the middle, and hardly moves.',
      ],
      [
        /\b(?:plus(?:es)?|signs?|gaps?|commas?|between)\b/i,
        'Each of the numbers gets an equal share, so the numbers are counted. The plus signs are only the gaps between them, and there is always one gap fewer.',
      ],
      [
        /\b(?:divide|share|how many|count)\b/i,
        'Everything is put together first, and then each one gets the same. That is sharing, so it is divided by how many there are.',
      ],
    ],
    check: 'Multiply your mean by how many numbers there are: do you come back to what they make together?',
  },
  median: {
    name: 'the median',
    words: /\bmedian\b/i,
    asks: ['Put the numbers in order: which one stands in the middle?'],
    why: 'The median stands in the middle, and only a list in order has a middle that means something: as many numbers are smaller as are bigger.',
    whys: [
      [
        /\b(?:chang\w+|pull\w*|mov\w+|outlier|affect\w*)\b/i,
        'The median only looks at the place in the middle. One very big or very small number at the end changes no more than which one stands there, while the mean is pulled along.',
      ],
      [
        /not in|isn.?t in|list|even|two|middle/i,
        'With as many numbers as can be paired off, two of them stand in the middle. The median is halfway between those two, so it need not be in the list itself.',
      ],
    ],
    check:
      'Cross off one number from each end of the ordered list, again and again: what is left in the middle?',
  },
  probability: {
    name: 'chance',
    words: /\bprobabilit\w+|\bchances?\b|\bP\([a-z]|\bdice\b|\blikely\b/i,
    asks: ['How many are there in all, and how many of them do you want?'],
    why: 'Each thing is as likely to be picked as any other. So the chance is how many you want, out of all that there are.',
    whys: [
      [
        /\b(?:bigger|more|higher|greater|larger) than (?:1|one|a whole|100)\b|\bover (?:1|100)\b|\bnegative\b|\bless than (?:0|zero)\b/i,
        'No chance is bigger than 1: that means it happens for sure, and 0 that it never does. Nothing can be likelier than sure.',
      ],
      [
        /\bTH\b|\bHT\b|\bdiffer|\border\b|\bsame (?:as|thing)\b|\bone of each\b|\bboth ways\b/i,
        'Think of two coins of different colours: head on the red one and tail on the blue one is another throw than the other way round. So each order counts by itself. Write all of them down: how many are there?',
      ],
      [
        /\b(?:colou?rs?|equally|likely|not the same)\b/i,
        'Every single thing is as likely to be picked as any other one, and a colour is likelier the more things have it. So the things are counted, and not the colours.',
      ],
      [
        /\band\b|\bthen\b|multipl|times|add/i,
        'Only in a part of the first cases does the second happen as well, so it is a part of a part: the fractions are multiplied, and the chance gets smaller.',
      ],
    ],
    check: 'A chance lies between zero and one, and all the chances together make one whole. Does yours fit?',
  },
  rounding: {
    name: 'rounding',
    words:
      /\bround(?:ed|ing)?\b(?! the\b| trip)|\bnearest (?:ten|hundred|whole|thousand|\d+)\b|\bestimat\w+/i,
    asks: ['Which two round numbers does it lie between, and which is nearer?'],
    whys: [
      [
        /\b(?:twice|two times|again|first to|one after the other)\b/i,
        'Round the number that you began with, and in one go: what was rounded once has moved already, and a second time it may move too far.',
      ],
      [
        /\b(?:5|five|middle|half ?way)\b/i,
        'Five lies just in the middle, so neither of the two is nearer. People have agreed to go up there, so that everybody comes to the same.',
      ],
      [
        /estimat/i,
        'With round numbers you see quickly about how big the answer must be, and notice when a result can’t be right.',
      ],
    ],
    why: 'The digit behind the place says which of the two round numbers is nearer: from five on it is the upper one.',
    check: 'Which two round numbers does it lie between, and which of them is nearer?',
  },
  'fraction sizes': {
    name: 'which fraction is bigger',
    // Nobody names it otherwise than adding them.
    words: /$^/,
    asks: ['Are the pieces the same size? Which bottom number can both have?'],
    why: 'The bottom number says how big the pieces are, and the top how many there are. Only of pieces of one size do the tops tell which is more.',
    whys: [
      [
        /\b(?:cut\w*|hal(?:f|v\w+)|split\w*|smaller|double\w*)\b/i,
        'When each piece is cut into equal parts, there are more pieces and each is as much smaller, so together it is still as much. That brings both to pieces of one size.',
      ],
    ],
    check: 'Where would both stand on a number line? The one further right is bigger.',
  },
  compare: {
    name: 'which is bigger',
    words: /\b(?:bigger|smaller|larger|longer|greater|less than|greatest|order)\b/i,
    asks: ['Can both be written in the same way, with the same unit or the same bottom?'],
    why: 'The biggest place counts first: one more ten is worth more than any number of ones beside it. Of fractions the pieces must have one size.',
    check: 'Where would both stand on a number line? The one further right is bigger.',
  },
} as const satisfies Record<string, Concept>
