/**
 * Reads nothing. It stands in a pattern before a long part to which several ways lead, such as the names of all units
 * behind each kind of number: V8 would lay that part out anew for up to ten of the ways, in machine code that each
 * thread of the engine keeps, and so does it once.
 */
export const LAID_OUT_ONCE = '(?=)'
