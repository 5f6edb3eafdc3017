import type { Concern } from './concerns.ts'

const HELPLINE =
  'If you can’t reach anyone right now, you can call or text a helpline for free at any time: 988 in the United States, Childline on 0800 1111 in the United Kingdom, or 116 111 in many countries of Europe. Anywhere else, a grown-up or a teacher can find yours. If you are in danger, call the emergency number.'

/** What a child reads in place of an answer, by what there was to worry about. */
export const KIND_WORDS: Record<Concern, string> = {
  self_harm: `I’m really glad you told me. That sounds very hard, and you don’t have to carry it alone. Please talk to a grown-up you trust **now** – a parent, someone in your family, a teacher – and tell them just what you told me.\n\n${HELPLINE}`,
  abuse: `Thank you for telling me. That is not okay, and it is not your fault. Please tell a grown-up you trust **now** – a parent, a teacher, a doctor, a friend’s parent – and keep telling until someone helps.\n\n${HELPLINE}`,
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
