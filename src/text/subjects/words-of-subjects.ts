import type { Subject } from './subject.ts'

/** Words that say which subject a question is of; each counts one, a phrase two. Plurals are found by their singular. */
export const WORDS: Readonly<Partial<Record<Subject, string>>> = {
  reading: `
    author narrator character protagonist chapter stanza verse poem poet passage extract article fable moral
    plot setting theme mood tone genre fiction nonfiction metaphor simile alliteration personification
    onomatopoeia imagery foreshadowing inference infer playwright novel storyteller title illustration
    villain hero dialogue haiku sonnet text quotation lesson shakespeare`,
  writing: `essay diary recount brochure`,
  grammar: `
    noun verb adjective adverb pronoun preposition conjunction article grammar punctuation apostrophe comma
    synonym antonym homophone prefix suffix syllable vowel consonant plural singular tense spell spelling spelt
    rhyme rhymes capitalise capitalize clause phrase predicate determiner colon semicolon contraction`,
  language: `
    french spanish german italian latin mandarin chinese arabic polish portuguese japanese urdu welsh irish
    translate translation conjugate bonjour hola`,
  science: `
    science scientist photosynthesis plant seed root stem leaf leaves petal pollen pollination pollinate germinate
    germination chlorophyll animal mammal reptile amphibian fish bird insect vertebrate invertebrate habitat
    adaptation predator prey camouflage food-chain food-web producer consumer herbivore carnivore omnivore
    ecosystem evolution species fossil organism cell nucleus membrane mitochondria bacteria virus germ dna gene
    skeleton bone muscle heart lung blood artery vein stomach digestion digest intestine kidney brain nerve
    teeth tooth breathe breathing respiration oxygen carbon dioxide hydrogen nitrogen gas gases liquid solid
    melt melting freeze freezing boil boiling evaporate evaporation condense condensation dissolve dissolving
    solution soluble insoluble mixture filter particle atom molecule element compound reaction acid alkali
    rust burn burning material magnet magnetic magnetism electricity electric circuit battery bulb wire
    conductor insulator switch current voltage force gravity friction push pull lever pulley energy heat
    temperature thermometer light shadow reflect reflection refraction mirror sound vibration vibrate echo
    pitch planet moon sun star orbit solar eclipse axis season weather rock soil metamorphic
    sedimentary igneous experiment hypothesis variable microscope float sink density buoyancy mass velocity
    acceleration nutrient protein vitamin hibernate hibernation migrate caterpillar butterfly tadpole frog
    dinosaur pulse vaccine antibiotic hormone enzyme osmosis diffusion isotope electron proton neutron
    photon wavelength frequency flower bud petals worm spider bat bee owl whale shark snake penguin senses sense
    metal wood plastic glass fabric waterproof absorb absorbent transparent opaque mitosis meiosis chromosome
    chemical chemistry physics biology formula react puddle ice steam rain cloud rainbow tide crater comet
    meteor telescope spacecraft astronaut heartbeat healthy diet sugar fibre muscles joints spine
    vaccination infection immune breathing hearing eye ear skin tongue nose recycle recycling pollution
    renewable fuel fossil-fuel coal nuclear turbine generator magnetite feather fur scales gills wings
    nest larva pupa cocoon hatch seedling bark trunk`,
  history: `
    history historian king queen emperor empress empire dynasty pharaoh egyptian egyptians pyramid mummy roman
    romans greek greeks viking vikings saxon saxons norman normans tudor tudors stuart victorian victorians
    aztec aztecs maya inca mesopotamia sumerian medieval castle knight feudal crusade plague reformation
    renaissance revolution revolutionary colony colonies colonist colonists settler settlers pilgrim pilgrims
    independence constitution amendment congress senate president parliament treaty battle war army soldier
    invasion invade conquer conquest rebellion uprising civil slavery slave slaves abolition abolitionist
    emancipation suffrage suffragette suffragettes segregation boycott holocaust nazi nazis hitler churchill
    lincoln washington jefferson napoleon caesar cleopatra tutankhamun columbus boudicca hastings magna evacuee
    evacuees evacuation blitz trenches trench armistice versailles propaganda communism fascism
    industrial century centuries bce ancient archaeologist artefact artifact monarch monarchy throne democracy
    declaration depression migration immigrants tubman vote voting inventor invention invented rights
    government explorer plantation colonial gladiator gandhi mandela election
    railroad pioneer pioneers homestead confederate confederates union yankee tsar soviet bolshevik bolsheviks
    stalin samurai shogun sultan caliph chariot forum senator toga longship runes workhouse factory mill chimney
    apartheid protest protests boycotts nationalism imperialism appeasement alliance alliances assassination
    archduke ottoman prohibition rationing`,
  geography: `
    geography map atlas globe compass continent country countries capital city river mountain ocean
    desert rainforest island peninsula volcano volcanoes earthquake tsunami erosion glacier coast
    coastal cliff delta valley plain plateau climate equator latitude longitude hemisphere tropic
    population urban rural settlement tourism trade import export border region tectonic savanna tundra
    africa asia europe antarctica australia america drought deforestation landform lake flood flooding`,
  maths: `
    calculate calculation perimeter equation fraction decimal percentage percent numerator denominator
    triangle rectangle hexagon polygon angle radius diameter circumference multiply multiplied subtract
    divisor quotient multiple integer probability median digit simplify factorise factorize algebra
    parallelogram trapezium quadrilateral symmetry graph coordinates product sum remainder ratio estimate`,
}

/** Several words in a row. */
export const PHRASES: Readonly<Partial<Record<Subject, readonly string[]>>> = {
  reading: [
    'in the story',
    'the story',
    'in the text',
    'from the text',
    'the text',
    'the poem',
    'the passage',
    'in the book',
    'the book',
    'the writer',
    'the author',
    'goldilocks',
    'cinderella',
    'little red riding hood',
    'the three little pigs',
    'harry potter',
    'main idea',
    'words that show',
    'word that shows',
    'phrase that shows',
    'words that tell',
    'main character',
    'read the',
    'according to the',
    'in line',
    'in paragraph',
    'line of the',
    'how did the girl',
    'how did the boy',
    'how do you think',
    'at the end of the story',
    'act 1',
    'scene 1',
  ],
  grammar: [
    'past tense',
    'present tense',
    'future tense',
    'capital letter',
    'full stop',
    'question mark',
    'compound word',
    'opposite of',
    'rhymes with',
    'parts of speech',
    'part of speech',
    'in a sentence',
    'correct the sentence',
    'the sentence below',
    'main clause',
    'word class',
    'means the same as',
    'correct form',
    'in the blank',
    'fill in the',
    'missing word',
    'joining word',
    'doing word',
    'describing word',
    'correct spelling',
  ],
  language: [
    'how do you say',
    'verb endings',
    'auf englisch',
    'auf deutsch',
    'en español',
    'en français',
    'was bedeutet',
  ],
  science: [
    'food chain',
    'food web',
    'water cycle',
    'life cycle',
    'fair test',
    'solar system',
    'living thing',
    'living things',
    'the human body',
    'states of matter',
    'periodic table',
    'carbon dioxide',
    'the earth',
    'day and night',
    'natural selection',
    'greenhouse effect',
    'five senses',
    'parts of a plant',
    'parts of a flower',
    'heart rate',
    'climate change',
    'global warming',
    'renewable energy',
  ],
  history: [
    'world war',
    'civil war',
    'civil rights',
    'cold war',
    'industrial revolution',
    'great fire',
    'great depression',
    'black death',
    'stone age',
    'iron age',
    'bronze age',
    'middle ages',
    'tea party',
    'martin luther king',
    'rosa parks',
    'anne frank',
    'henry viii',
    'in the past',
    'long ago',
    'bill of rights',
    'the west',
    'silk road',
    'berlin wall',
    'slave trade',
    'new deal',
    'native americans',
    'titanic',
    'cotton gin',
    'gold rush',
    'underground railroad',
    'president of',
    'prime minister',
    'trail of tears',
    'roman empire',
    'bayeux tapestry',
    'source a',
    'source b',
  ],
  geography: [
    'capital of',
    'capital city',
    'longest river',
    'highest mountain',
    'on a map',
    'tectonic plate',
    'plate boundary',
    'natural resource',
    'human feature',
    'physical feature',
    'physical features',
    'human features',
  ],
  maths: [
    'how many',
    'how much',
    'work out',
    'number line',
    'right angle',
    'area of',
    'volume of',
    'more than',
  ],
}
