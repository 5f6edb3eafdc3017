/** What `endOf` says of all migrations and what they make; `judge.test.ts` tells the new one after a migration. */
export const KNOWN_END = '56b4a6041c0b91c5ab720f162bb8f7104f2d67700394ccc2c816d99dc726dfba'
