/** Which one of several is asked for, as a child may spell it; for patterns. */
export const MOST_OF_ALL = '(?:bigg?est|larg(?:e|i)?st|great(?:e|i)?st|small?(?:e|i)st)'
