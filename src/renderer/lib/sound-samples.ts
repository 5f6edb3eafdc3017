/** What a stream sounds like at this moment; `end` gives back what that takes. */
export interface SoundSamples {
  /** From -1 to 1 each; the same array every time. */
  now(): Float32Array
  end(): void
}

export function soundSamples(stream: MediaStream): SoundSamples {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  return {
    now() {
      analyser.getFloatTimeDomainData(samples)
      return samples
    },
    end: () => void context.close(),
  }
}
