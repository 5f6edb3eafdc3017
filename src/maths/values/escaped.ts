/** A text as it stands in the source of a regular expression, where none of its letters means anything else. */
export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
