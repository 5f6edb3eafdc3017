const IN_TWO_UNITS =
  /(?=.*(?:[£€$]|\b(?:pounds?|euros?|dollars?)\b)).*\d ?(?:p|pence|pennies|cents?|¢)(?![a-z])/is
/** Whether a story tells of pounds and of pence: talked through as a story, it has its hundred pence as a step of its own. */
export const isInTwoUnits = (text: string) => IN_TWO_UNITS.test(text)
