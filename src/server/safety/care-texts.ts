import type { Concern } from '../shared/concerns.ts'

/** Of each several, so that a second message is not answered with the very same words. */
export interface Texts {
  /** For a child under 11. */
  young: readonly string[]
  older: readonly string[]
}

const same = (...texts: string[]): Texts => ({ young: texts, older: texts })

/** Stands in a text for the number to call. */
export const EMERGENCY_NUMBER = '{emergency}'

/** What a child reads in place of an answer, by what there was to worry about. */
export const KIND_TEXTS: Record<Concern, Texts> = {
  emergency: same(
    '**Fetch a grown-up now, and call {emergency}.** If nobody is near, call **{emergency}** yourself, from a safe place: say where you are and what has happened.',
    '**Call {emergency} now, and shout for a grown-up.** Say where you are and what has happened, and do what the person on the phone tells you.',
  ),
  self_harm_now: same(
    '**Fetch a grown-up now, and call {emergency}.** Say just what you took or did, and when, even if you feel fine. Please don’t wait, and don’t stay alone.\n\nI’m really glad you told me. You won’t be in trouble: you matter, and they can help.',
    '**Call {emergency} now, or go to the nearest grown-up and say “I need help”.** Tell them what you took or did. It can be put right much better now than later.\n\nIt was brave to say it, and you don’t have to carry this alone.',
  ),
  self_harm: same(
    'I’m really glad you told me. That sounds very hard, and you don’t have to carry it alone. Please talk to a grown-up you trust **now** – someone in your family, a teacher, a doctor – and tell them just what you told me.',
    'Thank you for telling me – that took courage. You matter, and there are people who can help you through this. Please don’t stay alone with it: go to a grown-up you trust **now** and say “I need help”.',
    'I hear you, and I’m glad you are still telling me. This is too heavy for one person. Who is the grown-up nearest to you that you trust? Please go to them **now**, or call somebody who listens.',
  ),
  abuse: same(
    'Thank you for telling me. That is not okay, and it is **not your fault**. Please tell a grown-up you trust **now** – someone in your family, a teacher, a doctor – and keep telling until someone helps.',
    'I believe you, and I’m glad you told me. Nobody may do that to you, and you did nothing wrong. Please tell a grown-up you trust **today**, with the very words you used here.',
  ),
  grooming: same(
    'Thank you for telling me – that was the right thing to do, and you did nothing wrong. Please don’t answer that person any more, send nothing, and don’t go to meet them. Show it to a grown-up you trust **now**.',
    'It is good that you said so. A person who wants secrets, pictures or a meeting from a child is not being a friend. It is not your fault. Please keep what was written, don’t answer, and tell a grown-up you trust **today**.',
  ),
  threat: same(
    'Thank you for telling me. Nobody may threaten you, and you don’t have to sort it out alone. Please tell a grown-up you trust **now** – someone in your family or a teacher – just what was said.',
    'That sounds frightening, and I’m glad you said it. Stay near people you trust, and tell a grown-up **now** who it is and what they said. You are not telling tales: you are keeping safe.',
  ),
  eating: same(
    'I’m really glad you told me. That sounds very hard, and it is nothing to be ashamed of. Your body needs food to be well. Please talk to a grown-up you trust **today** – someone in your family, a teacher, a doctor.',
    'Thank you for trusting me with that. Many people have felt so about food and their body, and with help it gets better. Who could you tell **today** – someone in your family, a school nurse, a doctor?',
  ),
  blackmail: same(
    'Thank you for telling me – it is **not your fault**, whatever was sent. Please send nothing more, don’t pay, and delete nothing. Show it to a grown-up you trust **now**: this can be stopped.',
    'You did right to say it. Someone who threatens you like that is breaking the law, not you. Don’t do what they ask and don’t answer. Please tell a grown-up you trust **now**, however hard it feels; they can help to get pictures taken down.',
  ),
  running_away: same(
    'I’m glad you told me first. It sounds as if things are really hard just now. Please stay somewhere safe and talk to a grown-up you trust **now** – someone in your family, a teacher, a friend’s parent.',
    'That must feel like a lot, and I’m glad you said it. Being out alone can be dangerous, so please don’t go yet: tell a grown-up you trust **today** what makes you want to leave – at school, in your family, or on the phone below.',
  ),
  substances: {
    young: [
      'Thank you for telling me. You are **not** in trouble here, and it was brave to say it. Things like that can hurt your body, and stopping is easier with help. Which grown-up could you tell – a teacher, a doctor, someone in your family?',
      'I’m glad you said it. Nobody may push you to smoke, drink or take anything, and saying no is always right. Is there a grown-up you trust who can help you with it?',
    ],
    older: [
      'Thanks for telling me – you’re **not** in trouble here. Drink, smoke and drugs often start as a way to feel better, and they get hard to stop alone; that isn’t weakness. What was going on when it began? A doctor, a school nurse or another grown-up you trust can really help. If you ever feel ill after taking something, call {emergency} at once.',
      'I’m glad you said it. Wanting to stop, or not wanting to join in, is a good reason to ask for help. Is there a grown-up you could tell – a school nurse, a doctor, someone in your family? They hear this often. If you or a friend feel ill after taking something, call {emergency} at once.',
    ],
  },
  bullied: {
    young: [
      'I’m sorry that this is happening to you. It is **not your fault**. Would you like to tell me what they did? Your teacher or a grown-up you trust can help to make it stop.',
      'That isn’t fair, and it hurts. It was brave to say it. Is there a grown-up at school who could help – your teacher, or whoever watches at break time?',
      'Thank you for telling me. Nobody should treat you like that. When does it happen most? A grown-up you trust – a teacher, or someone in your family – would want to know, and can help.',
    ],
    older: [
      'I’m sorry you’re dealing with that. It says nothing bad about you, and it isn’t your fault. Do you want to tell me what has been going on? A teacher or another grown-up you trust can do something about it.',
      'That’s not okay, and it makes sense that it hurts. Has anyone seen it happen? It often helps to write down what was said and when, and to show it to a grown-up you trust – a teacher, or someone in your family.',
      'Thanks for telling me – that isn’t easy. What would make tomorrow a bit safer for you? A teacher, a school counsellor or another grown-up you trust can help you with it.',
    ],
  },
  lonely: {
    young: [
      'Thank you for telling me. Feeling alone hurts, and many children feel like that sometimes. When does it feel hardest? Your teacher or a grown-up you trust would be glad to hear about it.',
      'I’m glad you said it. Everybody needs somebody to be with. Is there one child or grown-up who is kind to you? You could tell a grown-up you trust that you feel alone.',
      'That sounds sad, and it is not because of you. What do you wish you could do with somebody? A teacher or a grown-up you trust can help you to find company.',
    ],
    older: [
      'Thanks for telling me. Feeling alone is hard, and a lot more people feel it than show it. When is it worst? Someone you trust – a teacher, a relative, a coach – would be glad if you told them.',
      'I’m glad you put that into words. It doesn’t mean that something is wrong with you. Is there one person you feel a bit easier with? Telling a grown-up you trust could be a start.',
      'That sounds heavy. What has changed lately, or has it been like this for a while? A grown-up you trust can listen, and help you find people you fit with.',
    ],
  },
  sad: {
    young: [
      'I’m sorry that you feel sad. It is good that you say it. Would you like to tell me what made you sad? A grown-up you trust – your teacher, or someone in your family – can listen too, and that often helps.',
      'Thank you for telling me. It is okay to be sad, and okay to cry. What happened today? Maybe a grown-up you trust can sit with you for a while.',
      'I hear that you feel bad. You don’t have to be alone with it. Who makes you feel a bit better when you are with them? You could go and tell them, or your teacher.',
    ],
    older: [
      'I’m sorry you’re feeling like this, and I’m glad you said it. Do you know what brought it on? Telling a grown-up you trust – someone in your family, a teacher – can make it lighter.',
      'Thanks for telling me. Feeling low isn’t weakness. How long has it been like this? If it goes on, a grown-up you trust, a school counsellor or a doctor can really help.',
      'That sounds hard. What would help you most right now – company, quiet, or somebody who listens? Please let a grown-up you trust know how you feel.',
    ],
  },
  self_hate: {
    young: [
      'I’m glad you told me, and I’m sorry that you feel that way about yourself. You are **not** bad, and not stupid. What happened just before you felt like that? A grown-up you trust would want to know.',
      'That is a hard thing to feel. Everybody gets things wrong, and you are still worth a lot. Did somebody say that to you? Please tell your teacher or a grown-up you trust.',
      'Thank you for saying it. I don’t think that about you. What would you say to a friend who felt like that? A grown-up you trust can tell you what they like about you.',
    ],
    older: [
      'I’m glad you told me, and I’m sorry you feel that way about yourself. A thought like that can feel true and still be wrong. What happened before it came? A grown-up you trust would want to know.',
      'That’s a painful thing to carry. You deserve the same kindness that you would give a friend. Is it something that somebody said? Please talk to a grown-up you trust – a teacher, someone in your family, a doctor.',
      'Thank you for being honest. Struggling with something doesn’t make you worth less. When do these thoughts come most? Someone you trust, or the people below, can help you with them.',
    ],
  },
  scared: {
    young: [
      'Thank you for telling me. Being scared is nothing to be ashamed of. What is it that frightens you most? Please tell a grown-up who makes you feel safe – a teacher, a doctor, a friend’s parent.',
      'It is good that you said it. You don’t have to be scared alone. Are you safe just now? Please go to a grown-up who makes you feel safe and tell them – your teacher, or a friend’s parent.',
    ],
    older: [
      'Thanks for telling me. Being scared means that something matters, and you shouldn’t have to face it alone. What are you most afraid could happen? Please tell a grown-up you feel safe with – a teacher, a doctor, a friend’s parent.',
      'I’m glad you said it. Are you safe just now? If it is about a person, keep away from them where you can, and tell a grown-up you feel safe with – a teacher, a school counsellor, a doctor.',
    ],
  },
  sexual: same(
    'That is something I can’t talk about here. If you are wondering about it, or if someone has shown you something that feels strange, a grown-up you trust is the right person to ask. Shall we go back to learning something together?',
  ),
  violence: same(
    'I can’t help with anything that could hurt someone. If you are very angry or scared, please tell a grown-up you trust about it – that really helps. I’m here for learning whenever you like.',
  ),
  drugs: same(
    'I can’t help with that, because it could harm you. If you have questions about it, or if someone is pushing you, a grown-up you trust is the right person to ask. What shall we learn today?',
  ),
  hate: same(
    'Words like that can really hurt people, so I leave them out. Shall we try again in a friendly way? I’m glad to help.',
  ),
  swearing: same(
    'It sounds as if something is annoying you – that happens to everyone. Let’s use friendly words here. What is the tricky bit? We can look at it together.',
  ),
  private_details: same(
    'Let’s keep that private! Things like your address, phone number, e-mail or passwords are only for you and your grown-ups, so please leave them out of the chat. What would you like to learn?',
  ),
  other: same(
    'Let’s talk about something else. If something is worrying you, a grown-up you trust is the right person to talk to. What would you like to learn today?',
  ),
}

/** The child goes on after it has told something hard: nobody jumps back to a sum then. */
export const GO_ON_TEXTS: Texts = {
  young: [
    'Thank you for telling me more. How do you feel right now? A grown-up you trust should hear this too – would you like to go and tell them? When you want to learn again, just say “let’s learn”.',
    'I’m listening. You are doing the right thing by saying it. Which grown-up could help you with this – your teacher, or someone you feel safe with? When you want to learn again, just say “let’s learn”.',
    'That is a lot for one child. I’m only a computer, so a person can help you much better than I can. Who would you like to tell? When you want to learn again, just say “let’s learn”.',
  ],
  older: [
    'Thanks for going on. How are you feeling right now? I’m only a computer, so please let a grown-up you trust hear this as well. Whenever you want to get back to learning, say “let’s learn”.',
    'I’m listening. It makes sense that this is on your mind. Which grown-up could you tell – a teacher, a school counsellor, someone you feel safe with? Whenever you want to get back to learning, say “let’s learn”.',
    'That’s a lot to deal with. You don’t have to fix it by yourself: a person can do far more here than I can. Who could you talk to today? Whenever you want to get back to learning, say “let’s learn”.',
  ],
}

/** The child goes on after an emergency. */
export const EMERGENCY_GO_ON_TEXTS: Texts = same(
  'Is a grown-up with you now? If not, **call {emergency}** and stay on the phone: they tell you what to do.',
  'I’m only a computer, so I can’t come. **Call {emergency}** if nobody has, and stay with a grown-up until help is there. When it is over and you want to learn again, say “let’s learn”.',
)

/** An emergency where a grown-up at home does the harm. */
export const EMERGENCY_AT_HOME_TEXTS: Texts = same(
  '**Call {emergency} now if you can do it safely, or run to a grown-up outside your home**, such as a neighbour. Say where you are and what has happened.\n\n**I won’t show this to anyone at home.**',
)

/** What a child reads after telling of harm by a grown-up at home. */
export const AT_HOME_TEXTS: Texts = same(
  'Thank you for telling me. That is not okay, and it is **not your fault**.\n\n**I won’t show this to anyone at home.** What you wrote and this answer are not kept: not in your chats, and not in the list for parents.\n\nPlease tell a grown-up **outside your home** – a teacher, a school counsellor, a doctor, a friend’s parent – and keep telling until someone helps.',
  'I believe you, and you did right to say it. Nobody may do that to you, not even somebody in your family.\n\n**I won’t show this to anyone at home**, and it is not kept anywhere here.\n\nWho could you tell **outside your home** – a teacher, a doctor, a friend’s parent? The people below listen too, and they know what to do.',
)

/** The child goes on after that. */
export const AT_HOME_GO_ON_TEXTS: Texts = same(
  'I’m listening, and this isn’t kept or shown to anyone at home either. I’m only a computer, so I can’t come and help – the people below can. Is there a teacher or another grown-up outside your home whom you could tell today? When you want to learn again, say “let’s learn”.',
  'Thank you for telling me more. It is still **not your fault**, and I still keep none of it. Are you safe right now? If not, please call for help. When you want to learn again, say “let’s learn”.',
  'You are being very brave. None of this is kept or shown to anyone at home. The people below talk with children about this every day, and you can tell them as much or as little as you like. When you want to learn again, say “let’s learn”.',
)

/** What ends a reply whose next sentence was stopped. */
export const CHANGE_OF_SUBJECT =
  'Hmm, let me stop there – that was not quite right for us. If you are wondering about it, please ask a grown-up you trust. What would you like to learn next?'

/** What ends a reply that would not come to an end. */
export const ENOUGH = 'That was a lot! Let’s stop here. What would you like to look at more closely?'

/** Before a reply, where nobody can tell whether anything is wrong. */
export const ASKING_TEXTS: Texts = {
  young: [
    'Is everything all right with you? If something is wrong, you can tell me, or a grown-up you trust.',
    'I want to be sure that I understand you: are you okay? You can always tell me, or a grown-up you trust.',
  ],
  older: [
    'Just checking, since I may have misread you: is everything okay? If not, you can tell me, or a grown-up you trust.',
    'I can’t always tell what is meant: are you all right? If something is wrong, say so, to me or to someone you trust.',
  ],
}
