// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AUTO_FILLED } from '#contract/readings.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { PointsToTick, SelfCheck, type Ticked } from './index.ts'

const question = 'Why do plants need sunlight?'

test('a child ticks what its answer has; once all is ticked nothing has to be changed', async () => {
  let changed = 0
  const { user } = showScreen(
    <SelfCheck question={question} answer="to grow" grade={4} onChange={() => (changed += 1)} />,
    {},
  )
  await user.click(await screen.findByRole('button', { name: 'Change my answer' }))
  expect(changed).toBe(1)
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.length).toBeGreaterThan(2)
  for (const box of boxes) await user.click(box)
  expect(screen.getByRole('status').textContent).toBe('Well looked over!')
  expect(screen.queryByRole('button', { name: 'Change my answer' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: /Did I give a reason/ }))
  expect(screen.getByRole('status').textContent).toBe('')
})

test('a photo has a list all the same, and no points before somebody has read it', async () => {
  showScreen(
    <>
      <SelfCheck
        question={AUTO_FILLED.uploadedQuestion}
        answer={AUTO_FILLED.uploadedAnswer}
        grade="K"
        onChange={() => {}}
      />
      <PointsToTick question={AUTO_FILLED.uploadedQuestion} grade="K" onTick={() => {}} />
    </>,
    {},
  )
  expect(await screen.findByRole('checkbox', { name: /Did I answer the question/ })).toBeDefined()
  expect(document.body.textContent).not.toContain(AUTO_FILLED.uploadedQuestion)
  expect(screen.queryByText('What earns marks')).toBeNull()
})

test('ticked points come to marks out of all', async () => {
  const told: Ticked[] = []
  const { user } = showScreen(
    <PointsToTick question={question} grade={7} onTick={ticked => told.push(ticked)} />,
    {},
  )
  await user.click(await screen.findByRole('checkbox', { name: /A reason that is true/ }))
  await user.click(screen.getByRole('checkbox', { name: /The question is answered/ }))
  await user.click(screen.getByRole('checkbox', { name: /The question is answered/ }))
  expect(told).toEqual([2, 3, 2].map(score => ({ score, totalScore: 5 })))
})
