import type { Value } from './value.ts'

/** What one misconception leads to in more than one way: shown as the first of them, and any of them is heard. */
export function eitherOf(...ways: (Value | undefined)[]): Value | undefined {
  const values = ways.filter(way => way !== undefined)
  const [first] = values
  return (
    first && {
      ...first,
      judge: said =>
        values.map(each => each.judge(said)).find(({ verdict }) => verdict === 'right') ?? first.judge(said),
    }
  )
}
