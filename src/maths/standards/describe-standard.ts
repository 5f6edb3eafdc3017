import { topics } from '../kinds/topics.ts'
import { domains, goals, highSchool } from './goals.ts'

/** A standard's code in a parent's words. */
export interface StandardWords {
  /** `Kindergarten`, `Grade 4` or `High school`. */
  grade: string
  /** The part of maths, such as `Fractions`. */
  domain: string
  /** What somebody does who has learnt it; whole sentences, at most three. */
  asks: readonly string[]
}

const MOST_SENTENCES = 3
const PREFIX = '^(?:CCSS[.-])?(?:MATH[.-])?(?:CONTENT[.-])?'
const NUMBER = '(?:[.-]?(\\d{1,2})[.-]?([a-h])?)?$'
const SCHOOL = new RegExp(`${PREFIX}(K|[1-8])[.-]([A-Z]{1,3})(?:[.-]([A-D]))?${NUMBER}`, 'i')
const HIGH_SCHOOL = new RegExp(`${PREFIX}(?:HS)?[NAFGS][.-]([A-Z]{1,3})(?:[.-]([A-F]))?${NUMBER}`, 'i')

/**
 * Says a Common Core code in words, in any of its spellings: `4.NBT.B.5`, `CCSS.MATH.CONTENT.4.NBT.B.5`, `4.NBT.5`,
 * `HSA-REI.B.4b`, `A-REI.4`.
 * @returns undefined for what is no such code
 */
export function describeStandard(code: string): StandardWords | undefined {
  const found = readCode(code)
  if (!found) return undefined
  const ours = topics.filter(({ standard }) => readCode(standard)?.id === found.id)
  const asks = [...new Set(ours.map(({ mastery }) => mastery))].slice(0, MOST_SENTENCES)
  if (asks.length === 0 && found.goal !== undefined) asks.push(found.goal)
  return { grade: found.grade, domain: found.domain, asks }
}

interface Code {
  grade: string
  domain: string
  /** The same for every spelling of a code; the letter between domain and number may be left out, so it is not in it. */
  id: string
  goal: string | undefined
}

function readCode(code: string): Code | undefined {
  const text = code.trim()
  const [, year = '', part = '', letter = '', number = '', item = ''] = SCHOOL.exec(text) ?? []
  const domain = domains[part.toUpperCase()]
  if (domain !== undefined) {
    const grade = year.toUpperCase()
    const [place, group] = [`${grade}.${part}`.toUpperCase(), letter.toUpperCase()]
    return {
      grade: grade === 'K' ? 'Kindergarten' : `Grade ${grade}`,
      domain,
      id: number === '' ? `${place}.${group}` : `${place} ${number}${item.toLowerCase()}`,
      goal: goals[`${place}.${group}`],
    }
  }
  const [, area = '', cluster = '', which = '', point = ''] = HIGH_SCHOOL.exec(text) ?? []
  const words = highSchool[area.toUpperCase()]
  if (!words) return undefined
  const place = `HS.${area}`.toUpperCase()
  return {
    grade: 'High school',
    domain: words[0],
    id: which === '' ? `${place}.${cluster.toUpperCase()}` : `${place} ${which}${point.toLowerCase()}`,
    goal: words[1],
  }
}
