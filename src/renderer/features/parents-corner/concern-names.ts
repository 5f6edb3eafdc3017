const names: Record<string, string> = {
  self_harm: 'Self-harm',
  abuse: 'Abuse',
  grooming: 'A stranger or older person getting close',
  threat: 'A threat',
  eating: 'Eating',
  blackmail: 'Blackmail',
  running_away: 'Running away',
  bullied: 'Being bullied',
  lonely: 'Feeling lonely',
  sad: 'Feeling sad',
  self_hate: 'Thinking badly of itself',
  scared: 'Being scared',
  sexual: 'Sexual content',
  violence: 'Violence',
  drugs: 'Drugs',
  hate: 'Hate',
  swearing: 'Swearing',
  private_details: 'Private details',
}

/** How the reason for a flag is called; `Other concern` for one of a newer version. */
export function concernName(concern: string): string {
  return names[concern] ?? 'Other concern'
}
