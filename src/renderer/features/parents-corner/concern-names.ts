const names: Record<string, string> = {
  self_harm: 'Self-harm',
  abuse: 'Abuse',
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
