import { readFileSync } from 'node:fs'

/** What a child says of a number on the way, as it stands before and behind that number, with the calculation that it is. */
export interface SaidOnTheWay {
  question: string
  before: string
  said: string
  behind: string
  calculation: string
}

const NUMBER = /^(.*?)\[([^\]]*)\](.*)$/s

/** What is said in a file of `on-the-way/`: the question, the statement with its number in brackets, the calculation. */
export function onTheWayIn(file: string): SaidOnTheWay[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .flatMap(line => {
      const [question = '', statement = '', calculation = ''] = line.replaceAll('\\n', '\n').split('\t')
      const [, before, said, behind] = NUMBER.exec(statement) ?? []
      if (before === undefined || said === undefined || behind === undefined) return []
      // Its money belongs to the text.
      const [money = ''] = /^[£$€₹]/.exec(said) ?? []
      return [
        { question, before: `${before}${money}`, said: said.slice(money.length).trim(), behind, calculation },
      ]
    })
}
