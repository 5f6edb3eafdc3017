/** `43,210, 40,321` without the marks of its thousands: a comma that has no blank behind it, and three digits. */
export const withoutThousands = (text: string): string => text.replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
