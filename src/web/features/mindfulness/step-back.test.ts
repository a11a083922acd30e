import { expect, test } from 'vitest'
import { practiceOverlay } from '#web/lib/overlays/app-overlays.ts'
import { stepBack } from './step-back.ts'

test('a step back closes what lies on top first, and the session last', () => {
  const closed: string[] = []
  let isCovered = true
  const back = () =>
    stepBack({
      isCovered,
      leaveSettings: () => {
        closed.push('settings')
        isCovered = false
      },
      close: () => void closed.push('session'),
    })
  practiceOverlay.open(null, null)
  expect([back(), closed]).toEqual([true, []])
  expect([back(), closed]).toEqual([true, ['settings']])
  practiceOverlay.open(null, null)
  expect([back(), closed]).toEqual([true, ['settings']])
  expect([back(), closed]).toEqual([false, ['settings', 'session']])
})
