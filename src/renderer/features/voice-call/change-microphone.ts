import { type Calling, fail } from './calling.ts'
import { createProblem } from './problems.ts'

/** The microphone was unplugged: perhaps there is another one. */
export async function replaceMicrophone(calling: Calling): Promise<void> {
  const { parts, line, microphone, ongoing: mine } = calling
  microphone.close()
  if (!mine) return
  try {
    await line.setMicrophone((await microphone.open(mine.end.signal)).track)
    microphone.watchSilence()
  } catch (error) {
    if (calling.ongoing !== mine) return
    if (parts.beginsWithoutMicrophone) parts.onProblem?.(createProblem(error))
    else fail(calling, mine, error)
  }
}

/** Opens or closes the microphone of a call that began without one. */
export async function turnMicrophone(calling: Calling, isOn: boolean): Promise<void> {
  const { line, microphone } = calling
  if (calling.phase !== 'connected') return
  if (isOn) {
    if (!microphone.current()) await replaceMicrophone(calling)
    return
  }
  await line.setMicrophone(null)
  microphone.close()
}
