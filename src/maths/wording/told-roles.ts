import type { Scene } from '../language/en/scene.ts'

/** What was caught for each role, once for each time that it is told. */
export type Told<R extends string> = Readonly<Record<R, readonly (readonly string[])[]>>

/** Words of any scene that change nothing of it. A word that denies, limits or counts is none of them. */
const ANYWHERE = `a an the this that these those it its he she they his her their him them you your we i of in on at to from with by for is are
 was were be been being has have had having and so then now if when where which what whats what's will would does do did can could find work out
 calculate write down state give determine also also there here such given there's how following shown let below , . ; : ? ! ( ) " ' = -`

const setOf = (text: string) => new Set(text.trim().split(/\s+/))
const everywhere = setOf(ANYWHERE)
const NO_NAMES =
  '(?!Today|Tomorrow|Yesterday|Angle|Line|Point|Side|Water|It|He|She|They|This|That|There|Nobody|None|Neither|Both|Each|All|Everyone|Everybody|Half|Another|Someone|What|Which|Where|When|How|Who|Find|One|Two|An?\\b|The\\b)'
const NO_PEOPLE =
  'January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Pattern|Triangle|Angles?|Lines?|Points?|Euros?'
/** Who it is that does it: a capital letter within a sentence, or before a verb at its beginning. */
const NAMES = new RegExp(
  String.raw`(?<=[a-z,\d] )(?<!\b(?:in|the|at|a) )(?:Mr\.? |Mrs\.? |Ms\.? )?(?!North|South|East|West|${NO_PEOPLE})[A-Z][a-zé]{2,12}(?='s|\b)|(?<![^.?!] )(?:Mr\.? |Mrs\.? |Ms\.? )?\b${NO_NAMES}[A-Z][a-zé]{1,12}(?='s |(?: then| also)? (?:is|was|has|had|can|puts?|plays?|[a-z]{2,6}(?:[^s]s|ses)|took|threw|drew|bought|sold|drove|rolled|picked|tossed|spun|turned|walked|planted)\b)`,
  'g',
)
/**
 * The same question with `she` in the place of the one who does it.
 * @param asked as `Asked` has it
 */
export function withoutNames({ plain, bare }: { plain: string; bare: string }): string {
  const [name, ...others] = new Set(bare.match(NAMES)?.map(each => each.toLowerCase()))
  // Of two who do something it matters who is who.
  return name === undefined || others.length > 0
    ? plain
    : plain.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), 'she')
}

const compiled = new WeakMap<object, { roles: [string, RegExp][]; idle: ReadonlySet<string> }>()

/**
 * Reads what is told of a scene by the roles of its words and numbers.
 * @returns undefined where some word or number is left over that has no place
 */
export function toldOf<R extends string>(text: string, scene: Scene<R>): Told<R> | undefined {
  if (!scene.about.test(text)) return undefined
  const own = compiled.get(scene) ?? {
    roles: Object.entries<string>(scene.roles).map(([role, words]): [string, RegExp] => [
      role,
      new RegExp(`(?<![a-z\\d.])(?:${words})(?![a-z\\d]|\\.\\d)`, 'g'),
    ]),
    idle: setOf(scene.idle),
  }
  compiled.set(scene, own)
  const told: Record<string, string[][]> = {}
  let left = text.replace(/[.?!;:]+(?= |$)/g, ' $&')
  for (const [role, pattern] of own.roles) {
    told[role] = []
    left = left.replace(pattern, (...found) => {
      const groups = found.slice(
        1,
        found.findIndex(each => typeof each === 'number'),
      )
      told[role]?.push(groups.filter(each => each !== undefined))
      return ' , '
    })
  }
  const words = left.split(/([.,;:?!()="]|'(?![a-z])|(?<![a-z])'| )/)
  const isAll = words.every(each => each.trim() === '' || everywhere.has(each) || own.idle.has(each))
  return isAll ? (told as Record<R, string[][]>) : undefined
}
