import { createCallMicrophone } from './call-microphone.ts'
import { createCallTime } from './call-time.ts'
import { type Calling, disconnect, type VoiceCallParts } from './calling.ts'
import { replaceMicrophone, turnMicrophone } from './change-microphone.ts'
import { connect, reconnect } from './connect.ts'
import { createDialogue } from './dialogue.ts'
import { createHand } from './hand.ts'
import { createLine } from './line.ts'
import { MICROPHONE_REFUSED } from './problems.ts'

export type VoiceCall = ReturnType<typeof createVoiceCall>

/** A voice call, which goes from phase to phase as `NEXT_PHASES` says. */
export function createVoiceCall(parts: VoiceCallParts) {
  const { store, toast, userId, speaker } = parts

  const complain = (message: string) =>
    toast({
      look: 'destructive',
      title: 'Error',
      description: 'Your tutor could not answer that. Please say it once more.',
      forGrownUps: message,
      about: 'call',
    })

  const line = createLine({
    ...parts,
    hear: voice => speaker.hear(voice),
    isPushToTalk: () => store.getState().isPushToTalk,
    onEvent: event => dialogue.receive(event),
    onBroken: canRestart => void reconnect(calling, canRestart),
    onError: complain,
  })
  const dialogue = createDialogue({
    ...parts,
    requests: line.requests,
    async save(spoken) {
      const id = userId()
      return id === null ? null : parts.saveExchange({ ...spoken, userId: id })
    },
    onReply: reply => store.setState({ reply }),
    onListening(isListening) {
      parts.notePresence()
      store.setState({ isListening: isListening && calling.phase === 'connected' })
    },
    onHearing(isHearing) {
      if (isHearing) parts.notePresence()
      store.setState({ isHearing })
    },
    mute: speaker.mute,
    onError: complain,
  })
  const microphone = createCallMicrophone({
    ...parts,
    refusedWords: parts.microphoneRefused ?? MICROPHONE_REFUSED,
    onGone: () => void replaceMicrophone(calling),
  })
  const time = createCallTime({
    report: async seconds => (userId() === null ? undefined : parts.reportUse(seconds)),
    onUsedUp(message) {
      if (!calling.ongoing) return
      disconnect(calling)
      toast({ title: 'Time for a break', description: message, duration: 10_000 })
    },
  })
  const { hold, letGo, drop, setPushToTalk } = createHand({
    ...parts,
    dialogue,
    requests: line.requests,
    microphone: microphone.current,
    update: line.update,
  })
  const calling: Calling = {
    parts,
    line,
    dialogue,
    microphone,
    time,
    dropHeld: drop,
    ongoing: null,
    phase: 'idle',
  }

  return {
    store,
    connect: () => connect(calling),
    disconnect: () => disconnect(calling),
    kept: dialogue.kept,
    sendText: (text: string) => sendText(calling, text),
    turnMicrophone: (isOn: boolean) => turnMicrophone(calling, isOn),
    hold,
    letGo,
    setPushToTalk,
  }
}

/** Says something in writing. @returns whether it was sent: blank text and a missing line or user send nothing */
function sendText({ parts, line, dialogue, phase }: Calling, text: string): boolean {
  const id = parts.userId()
  const words = text.trim()
  if (words === '') return false
  if (phase !== 'connected' || id === null) {
    console.warn('A message was not sent: there is no talk')
    return false
  }
  if (!line.requests().say(words, id)) return false
  dialogue.wrote(words)
  return true
}
