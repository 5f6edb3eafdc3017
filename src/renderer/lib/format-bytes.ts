import { locale } from '#lib/locale.ts'

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const

/** `812 bytes`, `3.4 KB`, `120 MB`. */
export function formatBytes(bytes: number): string {
  let value = bytes
  let unit = 0
  while (value >= 1_000 && unit < UNITS.length - 1) {
    value /= 1_000
    unit++
  }
  return `${value.toLocaleString(locale, { maximumFractionDigits: value < 10 && unit > 0 ? 1 : 0 })} ${UNITS[unit]}`
}
