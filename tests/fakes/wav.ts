/**
 * A second of quiet tone as a WAV file whose every byte is ASCII, so that a fake service can send it as text.
 * Unsigned 8-bit samples at 8 kHz.
 */
export function asciiWav(): string {
  const samples = 0x2020
  const bytes = Buffer.alloc(44 + samples)
  bytes.write('RIFF', 0)
  bytes.writeUInt32LE(36 + samples, 4)
  bytes.write('WAVEfmt ', 8)
  bytes.writeUInt32LE(16, 16)
  bytes.writeUInt16LE(1, 20)
  bytes.writeUInt16LE(1, 22)
  bytes.writeUInt32LE(8_000, 24)
  bytes.writeUInt32LE(8_000, 28)
  bytes.writeUInt16LE(1, 32)
  bytes.writeUInt16LE(8, 34)
  bytes.write('data', 36)
  bytes.writeUInt32LE(samples, 40)
  for (let index = 0; index < samples; index += 1) bytes[44 + index] = index % 16 < 8 ? 120 : 127
  return bytes.toString('latin1')
}
