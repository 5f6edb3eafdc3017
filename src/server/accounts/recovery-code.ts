import { randomBytes } from 'node:crypto'

/** Crockford's 32 signs: no I, L, O or U, so that a read-out or badly written code has one meaning. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 20
const GROUP = 5

/** @returns 100 random bits such as `4F7KQ-9TWXB-0M2CR-HJ6ZE` */
export function makeRecoveryCode(): string {
  const signs = Array.from(randomBytes(LENGTH), byte => ALPHABET[byte % ALPHABET.length])
  return signs.join('').replace(new RegExp(`.{${GROUP}}(?=.)`, 'g'), '$&-')
}

/** What was meant by what was typed: without dashes and blanks, in capitals, O read as 0, I and L as 1. */
export function readRecoveryCode(typed: string): string {
  return typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
}
