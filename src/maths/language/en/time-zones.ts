/** What goes to another place and takes its time for that. */
export const FLIGHT = '(?:plane|flight|jet|aeroplane|airplane)'
export const LEAVES = '(?:leaves|left|departs from|departs|takes off from|sets off from)'
export const TAKES = '(?:takes|lasts|flies for)'
export const LANDS = '(?:lands|arrives|gets there|touches down|landed|arrived)'
/** What leaves or begins again and again. */
export const RUNS =
  '(?:bus|train|tram|ferry|boat|coach|plane|flight|shuttle|ship|tour|film|movie|show|ride|lesson|session|performance|class)'
export const STARTS = '(?:leaves?|departs?|starts?|begins?|runs?|sets off|goes|is|comes?|arrives?|sails?)'
