interface ConcernWords {
  name: string
  /** What a parent can do, in one sentence. */
  advice: string
}

const concerns: Record<string, ConcernWords> = {
  emergency: {
    name: 'An emergency',
    advice:
      'Go to your child at once and see that nobody is in danger. If help has not been called, call the emergency number now.',
  },
  self_harm_now: {
    name: 'Self-harm just now',
    advice:
      'Go to your child at once and call the emergency number, even if they feel fine: say what was taken or done, and when. Stay near, and don’t scold.',
  },
  self_harm: {
    name: 'Thoughts of self-harm',
    advice:
      'Go to your child today, ask calmly and directly, stay near, and call a doctor or a crisis line; in danger, the emergency number.',
  },
  abuse: {
    name: 'Somebody hurts your child',
    advice:
      'Believe your child and say that it is not their fault. Don’t ask for details; ask a child protection service what to do next.',
  },
  grooming: {
    name: 'Somebody is getting too close',
    advice:
      'Stay calm and on your child’s side, keep the messages as they are, end the contact together, and tell the police.',
  },
  threat: {
    name: 'A threat',
    advice: 'Ask who said what and where, keep what was written, and speak with the school or the police.',
  },
  eating: {
    name: 'Eating and the body',
    advice: 'Talk about how your child feels, not about weight, and see your doctor soon.',
  },
  blackmail: {
    name: 'Blackmail',
    advice:
      'Tell your child that they did nothing wrong, pay nothing, delete nothing, and go to the police together.',
  },
  running_away: {
    name: 'Wanting to run away',
    advice:
      'Say that you are glad to know, ask what makes home or school so hard just now, and listen first.',
  },
  substances: {
    name: 'Smoking, drinking or drugs',
    advice:
      'Stay calm: say that you are glad to know, ask what it does for them and who else is there, and see your doctor together.',
  },
  bullied: {
    name: 'Being bullied',
    advice: 'Listen to the whole of it, write down what happened when, and speak with the teacher.',
  },
  lonely: {
    name: 'Feeling lonely',
    advice: 'Spend some time together without a task, and ask whom your child would like to see more of.',
  },
  sad: {
    name: 'Feeling sad',
    advice: 'Ask how the day was and listen. If it lasts for weeks, talk to your doctor.',
  },
  self_hate: {
    name: 'Thinking badly of themselves',
    advice: 'Don’t argue it away: ask what happened, and say what you value in your child.',
  },
  scared: {
    name: 'Being scared',
    advice: 'Ask what or whom it is about, take it seriously, and agree on what makes your child feel safe.',
  },
  sexual: {
    name: 'Sexual content',
    advice: 'Often this is curiosity: offer to answer questions, and don’t scold.',
  },
  violence: {
    name: 'Violence',
    advice: 'Ask what is behind it; anger often has a reason that can be talked about.',
  },
  drugs: {
    name: 'Drugs',
    advice: 'Ask what your child has seen or heard, and talk about it without scolding.',
  },
  hate: { name: 'Hateful words', advice: 'Ask where the words come from, and talk about whom they hurt.' },
  swearing: {
    name: 'Swearing',
    advice: 'Usually a moment of frustration. A word about it is enough.',
  },
  private_details: {
    name: 'Private details',
    advice: 'Remind your child kindly that addresses, phone numbers and passwords stay in the family.',
  },
}

/** How the reason for a flag is called; `Other concern` for one of a newer version. */
export function concernName(concern: string): string {
  return concerns[concern]?.name ?? 'Other concern'
}

export function adviceFor(concern: string): string {
  return concerns[concern]?.advice ?? 'Read it calmly, and ask your child about it.'
}
