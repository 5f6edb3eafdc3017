/** What a thing is that is said to have a shape: `a circular rug`, `a square garden`. */
export const SHAPED: Readonly<Record<string, string>> = {
  circular: 'circle',
  round: 'circle',
  semicircular: 'semicircle',
  square: 'square',
  rectangular: 'rectangle',
  triangular: 'triangle',
  cylindrical: 'cylinder',
  conical: 'cone',
  spherical: 'sphere',
  hemispherical: 'hemisphere',
  'cube-shaped': 'cube',
  cubical: 'cube',
}

/** Things that are solids: a rectangular one is a cuboid, and its area would be its surface or its base. */
export const SOLID_THINGS =
  'tank|fish tank|water tank|aquarium|container|carton|trough|brick|block|block of wood|bin|crate|suitcase|case|packet|package|drawer|tin|cake|bar|bath|room|hole|swimming pool|pool|pond|skip|box'

/** Of those, the ones whose area is that of their floor. */
export const FLOOR_THINGS = 'room|hole|swimming pool|pool|pond'

/** Words behind such a shape with which it is another shape, a part of one, or no thing at all. */
export const NO_SHAPED_THINGS =
  'prism|pyramid|solid|cuboid|cylinder|cone|based|base|faces?|ends?|cross|sector|arc|ring|path|pathway|border|frame|strip|track|numbers?|roots?|grid|paper|pieces?|sheets?|box|bottom'

/** Words which end the name of a thing. */
export const BEHIND_THINGS =
  'is|has|have|with|of|measures|measuring|that|which|whose|where|in|if|when|are|to|from|by|and|a|the'

/** A thing that is a circle or a cone without being called so. */
export const CALLED_THINGS: Readonly<Record<string, string>> = {
  pizza: 'circle',
  'ice cream cone': 'cone',
  'ice-cream cone': 'cone',
  'cube-shaped box': 'cube',
}
