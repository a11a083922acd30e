import { expect, test } from 'vitest'
import { openPractice } from '#web/lib/mindfulness-asks.ts'
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
  openPractice()
  expect([back(), closed]).toEqual([true, []])
  expect([back(), closed]).toEqual([true, ['settings']])
  openPractice()
  expect([back(), closed]).toEqual([true, ['settings']])
  expect([back(), closed]).toEqual([false, ['settings', 'session']])
})
