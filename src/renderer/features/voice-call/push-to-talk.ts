const KEPT = 'voicePushToTalk'

/** Whether this computer's users chose to hold a button while they speak. */
export function isPushToTalkKept(): boolean {
  return localStorage.getItem(KEPT) === 'on'
}

export function keepPushToTalk(isOn: boolean): void {
  if (isOn) localStorage.setItem(KEPT, 'on')
  else localStorage.removeItem(KEPT)
}
