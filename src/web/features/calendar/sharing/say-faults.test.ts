import { expect, test } from 'vitest'
import { currentToasts } from '#web/lib/toasts.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { sayFaults } from './say-faults.ts'

test('what is wrong with a followed calendar is said with its name and why', async () => {
  const faults = [{ name: 'Team', trouble: 'Only a part of this calendar arrived.' }]
  await sayFaults({ run: async () => faults } as unknown as VaultCalls)
  expect(currentToasts()).toEqual([
    expect.objectContaining({
      title: '“Team” could not be fetched',
      description: 'Only a part of this calendar arrived. What you have of it stays as it was.',
    }),
  ])
})
