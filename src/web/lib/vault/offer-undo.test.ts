import { expect, test, vi } from 'vitest'
import { currentToasts } from '../toasts.ts'
import { offerUndo } from './offer-undo.ts'

test('what was done is said with a way back, and a way back that fails is said too', async () => {
  offerUndo('The stove is deleted', () => Promise.reject(new Error('The disk is full.')), {
    description: 'Its pages stay.',
  })
  expect(currentToasts()).toMatchObject([{ title: 'The stove is deleted', description: 'Its pages stay.' }])
  currentToasts()[0]?.action?.onPress()
  await vi.waitFor(() => expect(currentToasts()).toHaveLength(2))
  expect(currentToasts()[1]?.description).toBe('Nothing is lost. The disk is full.')
})
