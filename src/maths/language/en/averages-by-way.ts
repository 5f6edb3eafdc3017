/** How children tell in words that they find an average, by its name. */
export const AVERAGES_BY_WAY = {
  mean: /\b(?:add\w*|plus\w*|sum|total|together)\b.{0,60}\b(?:divid\w*|shar\w*|split)\b/i,
  median: /\b(?:in the middle|(?:the )?middle (?:one|number))\b/i,
  mode: /\bmost (?:often|common|times)\b|\b(?:comes?|there) (?:up )?(?:the most|twice)\b/i,
  range:
    /\b(?:biggest|highest|largest)\b.{0,30}\b(?:minus|take|subtract|less)\w*\b.{0,30}\b(?:smallest|lowest)\b/i,
} as const
