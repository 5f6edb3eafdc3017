/** Whether a unit of money is the hundredth part of another one. */
export const isHundredth = (unit: string): boolean => /^[p¢]$/.test(unit)

/** Asks for money in its larger unit: `in pounds`. */
export const ASKED_IN_WHOLES = /\bin (?:pounds?|euros?|dollars?|£|€|\$)(?!\w)/i
