/** Things of which there is no half, where it is asked how many are needed or fit. */
export const ONLY_WHOLE =
  /^(?:(?:mini)?bus(?:es)?|coach(?:es)?|vans?|taxis?|cars?|boats?|trips?|box(?:es)?|crates?|tins?|packs?|packets?|cartons?|trays?|tables?|rooms?|tents?|teams?|groups?|people|children|kids|students|pupils|tickets?|stamps?|shel(?:f|ves)|bags?|bottles?)$/i
