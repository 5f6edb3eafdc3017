import type { Feeling } from '../intents/intent.ts'

/** What is said to a feeling, before anything else. */
export const COMFORT: Record<Feeling, readonly [string, ...string[]]> = {
  useless: [
    'That feeling is no fun, and it isn’t true: being stuck says nothing about how clever you are. Everybody learns by trying and slipping.',
    'You are not stupid. This is hard, and you are still here: that’s what learning feels like.',
    'I hear you. Nobody is born knowing this; it comes with small steps.',
  ],
  sad: [
    'I’m sorry that you feel sad. It can help to tell a grown-up that you like. I’m here for a little maths whenever you want.',
    'That sounds hard. Is there somebody near whom you could tell? Maths can wait.',
  ],
  missing: [
    'That is hard, and it’s okay to miss somebody who is no longer near. A letter or a call can bring you closer again; and I’m glad that you told me.',
    'You must miss them, and that’s okay. It is good to have somebody like that. Tell a grown-up, too: perhaps you can call.',
  ],
  loss: [
    'Oh, I’m so sorry. It’s okay to be sad about that. Talk to somebody you love about it; maths can wait.',
  ],
  cross: [
    'It’s okay to be cross. It feels like that when something is hard. Take a breath; we’ll make it smaller.',
    'That is annoying, I know. Let’s make it easier: one tiny step at a time.',
    'I hear that it’s a pain today. We can do something smaller, or stop for now.',
  ],
  bored: [
    'Fair enough. Shall we make it more fun? Say “quiz me”, “harder”, or “something else”.',
    'Bored? Then let’s change something: a quiz, a harder one, or another topic?',
  ],
  tired: [
    'Your brain has worked hard. A short break, a drink of water, and it feels easier. You can come back any time.',
    'It’s okay to be tired. Stop for a bit, or do just one small step.',
  ],
  worried: [
    'It’s normal to feel nervous about that, many people do. A little practice helps. Which part do you find the hardest?',
    'Take a slow breath. Worry gets smaller when you know one more thing. What worries you most?',
  ],
  'giving up': [
    'It’s okay to stop for a moment. You are not far from it, though. Shall we do one tiny step together?',
    'That is how it feels just before it clicks. One small step, or a break first?',
  ],
  unwilling: [
    'That’s okay, some days are like that. We can stop here, or do just one small thing. Which would you like?',
    'No problem. Take a break, or say “easier” or “quiz me” for something short.',
  ],
  unwell: ['Oh dear. Tell a grown-up how you feel, and rest if you need to. Maths can wait.'],
  proud: [
    'It was hard, and you did it! That is how you get better.',
    'That was a tricky one. You stayed with it: well done!',
  ],
  'not so': ['I’m glad to hear that!', 'That is good to hear.'],
  happy: ['That’s lovely to hear!', 'Great! I’m glad.', 'Wonderful!'],
}
