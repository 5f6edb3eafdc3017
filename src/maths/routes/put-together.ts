/** `24 + 24 = 48 and 24 is 72`: two sums, the second with what the first came to. */
export function goneOn(whole: string, one: string, more: string, is: string): string {
  const others = more.match(/\d+/g) ?? []
  const sum = others.reduce((all, each) => all + Number(each), 0)
  if (sum + Number(one) === Number(is)) return `${[`${one}; ${one}`, ...others].join(' + ')} `
  return others.length > 1 && sum === Number(is) ? `${one}; ${others.join(' + ')} ` : whole
}

/** `27 and 7` with what they make; itself where they make another number. */
export function addedUp(whole: string, said: string, is: string): string {
  const numbers = said.match(/\d+/g) ?? []
  return numbers.reduce((sum, each) => sum + Number(each), 0) === Number(is)
    ? `${numbers.join(' + ')} = ${is}`
    : whole
}
