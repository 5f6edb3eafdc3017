import type { Concern } from './concerns.ts'

const HELPLINE =
  'If you can’t reach anyone right now, you can call or text a helpline for free at any time: 988 in the United States, Childline on 0800 1111 in the United Kingdom, or 116 111 in many countries of Europe. Anywhere else, a grown-up or a teacher can find yours. If you are in danger, call the emergency number.'

/** What a child reads in place of an answer, by what there was to worry about. */
export const KIND_WORDS: Record<Concern, string> = {
  self_harm: `I’m really glad you told me. That sounds very hard, and you don’t have to carry it alone. Please talk to a grown-up you trust **now** – a parent, someone in your family, a teacher – and tell them just what you told me.\n\n${HELPLINE}`,
  abuse: `Thank you for telling me. That is not okay, and it is not your fault. Please tell a grown-up you trust **now** – a parent, a teacher, a doctor, a friend’s parent – and keep telling until someone helps.\n\n${HELPLINE}`,
  grooming: `Thank you for telling me – that was the right thing to do. You did nothing wrong. Please don’t answer that person any more, send nothing, and don’t meet them. Show it to a grown-up you trust **now**.\n\n${HELPLINE}`,
  threat: `Thank you for telling me. Nobody may threaten you, and you don’t have to sort it out alone. Please tell a grown-up you trust **now** – someone in your family or a teacher – just what was said.\n\n${HELPLINE}`,
  eating: `I’m really glad you told me. That sounds very hard, and your body needs food to be well. Please talk to a grown-up you trust **today** – someone in your family, a teacher, a doctor.\n\n${HELPLINE}`,
  blackmail: `Thank you for telling me – it is not your fault, whatever was sent. Please send nothing more, don’t pay, and delete nothing. Show it to a grown-up you trust **now**: this can be stopped.\n\n${HELPLINE}`,
  running_away: `I’m glad you told me first. It sounds as if things are really hard just now. Please stay somewhere safe and talk to a grown-up you trust **now** – someone in your family, a teacher, a friend’s parent.\n\n${HELPLINE}`,
  bullied:
    'I’m sorry that this is happening to you. It is not your fault. Would you like to tell me what happened? A grown-up you trust – someone at home or a teacher – can help to make it stop.',
  lonely:
    'Thank you for telling me. Feeling alone hurts, and many children feel like that sometimes. When does it feel the hardest? A grown-up you trust would be glad to hear about it.',
  sad: 'I’m sorry that you feel sad. It is good that you say it. Would you like to tell me what made you sad? A grown-up you trust can listen too, and that often helps.',
  self_hate:
    'I’m glad you told me, and I’m sorry that you feel that way about yourself. What happened just before you felt like that? A grown-up you trust would want to know, so that they can help.',
  scared:
    'Thank you for telling me. Being scared is nothing to be ashamed of. What is it that frightens you most? Please tell a grown-up you trust about it too – a teacher, someone in your family, a friend’s parent.',
  sexual:
    'That is something I can’t talk about here. If you are wondering about it, or if someone has shown you something that feels strange, a grown-up you trust is the right person to ask. Shall we go back to learning something together?',
  violence:
    'I can’t help with anything that could hurt someone. If you are very angry or scared, please tell a grown-up you trust about it – that really helps. I’m here for learning whenever you like.',
  drugs:
    'I can’t help with that, because it could harm you. If you have questions about it, or if someone is pushing you, a grown-up you trust is the right person to ask. What shall we learn today?',
  hate: 'Words like that can really hurt people, so I leave them out. Shall we try again in a friendly way? I’m glad to help.',
  swearing:
    'It sounds as if something is annoying you – that happens to everyone. Let’s use friendly words here. What is the tricky bit? We can look at it together.',
  private_details:
    'Let’s keep that private! Things like your address, phone number, e-mail or passwords are only for you and your grown-ups, so please leave them out of the chat. What would you like to learn?',
  other:
    'Let’s talk about something else. If something is worrying you, a grown-up you trust is the right person to talk to. What would you like to learn today?',
}

/** What ends a reply whose next sentence was stopped. */
export const CHANGE_OF_SUBJECT =
  'Hmm, let me stop there – that was not quite right for us. If you are wondering about it, please ask a grown-up you trust. What would you like to learn next?'

/** What ends a reply that would not come to an end. */
export const ENOUGH = 'That was a lot! Let’s stop here. What would you like to look at more closely?'
