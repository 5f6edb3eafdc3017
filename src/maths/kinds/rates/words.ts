const MOVER =
  'cars?|trains?|buse?s?|cyclists?|cycles?|bikes?|bicycles?|planes?|aeroplanes?|airplanes?|aircrafts?|jets?|runners?|boats?|ships?|ferry|lorry|lorries|trucks?|vans?|snails?|rockets?|vehicles?|motorbikes?|motorcycles?|motorists?|horses?|dogs?|cats?|cheetahs?|birds?|tortoises?|objects?|balls?|persons?|person|athletes?|joggers?|hikers?|walkers?|drivers?|swimmers?|skiers?|man|woman|boy|girl|coach|taxi|tram|helicopter|body|particle|rider|journeys?|trips?|race|flight|drive|ride|walk|run|scooter|tractor|rabbit|fish|ant|bee|express|racing|passenger|light|sound|wave'
const MOVES =
  'travell?(?:s|ed|ing)?|cover(?:s|ed|ing)?|driv(?:es?|ing|en)|drove|go|goes|going|gone|went|mov(?:es?|ed|ing)|fly|flies|flew|flying|flown|runs?|ran|running|walk(?:s|ed|ing)?|cycl(?:es?|ed|ing)|rid(?:es?|ing|den)|rode|sail(?:s|ed|ing)?|swims?|swam|swimming|crawl(?:s|ed|ing)?|roll(?:s|ed|ing)?|complet(?:es?|ed|ing)|do|does|did|takes?|taken|took|taking|jog(?:s|ged|ging)?|finish(?:es|ed)?|make|makes|maintains?|keeps?'
const MATTER =
  'blocks?|pieces?|cubes?|cuboids?|bars?|liquids?|metals?|wood|wooden|gold|silver|iron|steel|copper|lead|aluminium|aluminum|stones?|rocks?|solids?|materials?|substances?|sample|oil|milk|water|mercury|glass|concrete|statue|ring|brick|ice|cork|plastic|nugget|container|weighing|weighs?|occupies|occupying|fluid|gas|sheet|lump'
const GLUE =
  'an?|the|this|that|which|it|its|his|her|he|she|they|you|i|we|your|my|one|at|in|for|of|with|over|during|within|is|was|are|were|be|has|had|have|having|whose|if|when|where|and|to|by|on|from|will|would|can|could|should|must|needs?|needed|required|going|given|constant|steady|average|uniform|mean|total|just|exactly|only|answer|so|let|suppose|known|along|unit|overall|up'
const ASKING =
  "find|work|out|calculate|what|what's|whats|who|determine|compute|how|give|state|evaluate|write|down|express|estimate|use|using|formula|please"

/** A word that does not change what is asked about a journey, or about a thing of some mass. */
export const KNOWN = new RegExp(`^(?:${[MOVER, MOVES, MATTER, GLUE, ASKING].join('|')})$`)

/** What moves or has a mass, by one word; for patterns. */
export const THING = `(?:${MOVER}|${MATTER})`
