/** `43,210, 40,321` without the marks of its thousands: a comma that has no blank behind it, and three digits; not behind a nought alone, as in `0,405`. */
export const withoutThousands = (text: string): string =>
  text.replace(/(?<=\d)(?<!(?<!\d)0),(?=\d{3}(?!\d))/g, '')
