/** The units that amounts in school questions come in, for patterns that would grow too big with every unit there is. */
export const COMMON_UNITS =
  'mm|cm|m|km|inch(?:es)?|in|ft|foot|feet|yards?|miles?|(?:centi|milli|kilo)?met(?:re|er)s?|mg|g|kg|tonnes?|oz|ounces?|lbs?|(?:kilo|milli)?grams?|ml|cl|l|(?:milli|centi)?lit(?:re|er)s?|s|secs?|seconds?|mins?|minutes?|h|hrs?|hours?|days?|weeks?|km\\/h|mph|m\\/s|°c|°'
