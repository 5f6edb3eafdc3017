/** Somebody's own words, in which no sign means anything to Markdown or to its maths. */
export const asMarkdown = (text: string): string => text.replace(/([\\`*_[\]<>$])/g, '\\$1')
