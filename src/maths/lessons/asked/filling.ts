const words = (text: string) => new Set(text.split(/\s+/))

/** Words that say nothing of what is to be explained. */
export const FILLING = words(`
  a an the some any this that these those it its them they all both each every other others another one ones
  of in on at by to from with without for into about between as like and or but so if when where then than
  is are am be was were do does did done doing can could will would should have has had get gets got need needs
  i u you ya we us me my your our his her he she it again please pls plz thanks
  what wat whats how why which who work works working out find finding found make makes making made use using used
  write writing written read reading tell telling say says saying show shows see solve solving calculate calculating
  work out figure answer answers question questions sum sums problem problems thing things stuff bit kind kinds type types
  maths math homework school test exam lesson class topic way ways method methods properly correctly easy easily quick quickly quickest quicker fast faster fastest slow slower easier easiest better worse
  best right rong wrong just really actually very mean means meaning called word words different two three
  bigger smaller big small little more less many much not dont cant first always never ever still together
  number numbers something someone anything people kids calculation calculations rule rules basics start go goes going
  there here up down yourself step steps example examples given want know understand learn thingy thingies called
  before after front behind put puts new give gives giving have having keep comes come only also too whole know even though value values
  hard tricky simple formula formulas u r its whats sign signs symbol symbols letter letters
`)

/** Words of talk about people and life, in which nothing is to be explained. */
export const OF_PEOPLE = words(`
  my your me i you u brother sister mum mom dad mummy daddy nan gran grandma grandad friend friends teacher he she his her him they we our us
  yourself name feel feeling feelings happy sad angry lunch dinner tea break playtime birthday party game play playing
  today tomorrow tonight weather
`)

/** What stands for the thing that is talked about already. */
export const IT = words(
  'it this that them these those one ones thing bit part step question sum problem answer next first last mine all any anything',
)
