import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { numberNode } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { OWN_WAY_WORKS, ownWay, tellsWay } from '../own-way.ts'
import { openWork } from '../replies/voice.ts'
import { type Act, RANK } from './act.ts'

const LONGEST_DECIMAL = 9

/** `in my country we do 80 · 15 : 100, is it also good?`, behind the answer: it comes to the same. */
export const OWN_WAY: Act = {
  name: 'own way',
  rank: RANK.precise,
  when: talk => talk.turn.is === 'talk' && !openWork(talk) && ownWay(talk.last, talk) !== undefined,
  says: talk => {
    const [side] = ownWay(talk.last, talk)?.sides ?? []
    const value = side && exactValue(side)
    if (!side || !value) return undefined
    const answer = talk.work && wayTo(talk.work.problem.question).answer
    if (answer && !value.equals(answer))
      return `No, ${inline(latex(side))} comes to something else. Work it out and compare: how far apart are they?`
    if (tellsWay(talk.last))
      return `Yes, ${inline(latex(side))} comes to ${inline(latex(numberNode(value)))}: thank you for showing how. Shall we do another one?`
    // In decimals, where the way has them.
    const decimal = `${value.valueOf()}`
    const isDecimal = /\d\.\d/.test(latex(side)) && decimal.length < LONGEST_DECIMAL
    return `${OWN_WAY_WORKS} ${inline(latex(side))} comes to ${inline(isDecimal ? decimal : latex(numberNode(value)))} as well. Two right ways come to the same, and each one checks the other.`
  },
}
