import { expect, test, vi } from 'vitest'
import type { Receipt } from '#domain/journal/journal-entry.ts'
import { currentToasts } from '#web/lib/toasts.ts'
import { findMessage } from '#worker/companion/companion.calls.ts'
import { sayOfMemory, unsayOfMemory } from '#worker/memory/memory.calls.ts'
import { correctionsFor, putRight } from './put-right.ts'

const today = '2026-11-19'
const entryUid = '00000000-0000-7000-8000-000000000001'
const plain: Receipt = {
  ...{ entryUid, quote: 'Ilse moved to Bath last week.' },
  ...{ createdAt: '2026-02-03T20:00:00.000Z', day: '2026-02-03' },
}
const fact = { key: 'person:ilse|home|bath|begins', what: 'Ilse moved to Bath last week', holds: true }
const who = { surface: 'person:ilse', name: 'Ilse' }
const labels = (receipt: Receipt): string[] => correctionsFor(receipt, today).map(({ label }) => label)

/** Answers as the worker does, and notes what it was asked. */
function vault(talk: unknown = null) {
  const answers: Record<string, unknown> = { [findMessage.name]: talk, [sayOfMemory.name]: 'said 1' }
  const run = vi.fn(async ({ name }: { readonly name: string }, _: unknown) => answers[name])
  return { run: run as never, asked: () => run.mock.calls.map(([{ name }, args]) => [name, args]) }
}

const correction = (receipt: Receipt, label: string) => {
  const found = correctionsFor(receipt, today).find((one) => one.label === label)
  if (!found) throw new Error(`There is no ${label}`)
  return found
}

test('a quoted sentence offers what fits it, and its page always; each says in a sentence what will happen', () => {
  expect(labels(plain)).toEqual(['Don’t bring this page up again'])
  expect(labels({ ...plain, isFromTalk: true })).toEqual(['Don’t bring this talk up again'])
  const whole = { ...plain, remembered: { fact, who } }
  expect(labels(whole)).toEqual([
    'Not true any more',
    'That was never true',
    'This is not Ilse',
    'Don’t bring this page up again',
  ])
  expect(labels({ ...plain, remembered: { fact: { ...fact, holds: false } } })).toEqual([
    'That was never true',
    'Don’t bring this page up again',
  ])
  for (const { tells } of correctionsFor(whole, today)) expect(tells).toMatch(/^[^.]+\.$/)
})

test('what is said goes to memory as Memory Lane says it, and is undone from the message', async () => {
  const receipt = { ...plain, remembered: { fact, who } }
  const { run, asked } = vault()
  await putRight({ run }, receipt, correction(receipt, 'Not true any more'))
  const said = { type: 'fact', fact: fact.key, what: fact.what, verdict: 'over', until: today }
  expect(asked()).toEqual([[sayOfMemory.name, { of: null, said }]])
  const [shown] = currentToasts()
  expect(shown).toMatchObject({ title: 'No longer true from today', action: { label: 'Undo' } })
  shown?.action?.onPress()
  await vi.waitFor(() => expect(asked()[1]).toEqual([unsayOfMemory.name, { of: null, uid: 'said 1' }]))
  const notHere = correction(receipt, 'This is not Ilse').said
  expect(notHere).toEqual({ type: 'not-here', ...who, entryId: entryUid, quote: plain.quote })
  const page = correction(receipt, 'Don’t bring this page up again').said
  expect(page).toEqual({ type: 'never-page', entryId: entryUid })
})

test('a sentence of a talk leaves out its talk: the one beside a page by that page, one that is gone not at all', async () => {
  const receipt = { ...plain, isFromTalk: true }
  const leaveOut = correction(receipt, 'Don’t bring this talk up again')
  const talks: readonly (readonly [object, string | null])[] = [
    [{ entryUid: null, talkUid: 'talk 1' }, 'talk 1'],
    [{ entryUid: 'page 1' }, 'page 1'],
    [{ entryUid: null }, null],
  ]
  for (const [found, talk] of talks) {
    const { run, asked } = vault(found)
    await putRight({ run }, receipt, leaveOut)
    expect(asked()).toEqual([
      [findMessage.name, { uid: entryUid }],
      [sayOfMemory.name, { of: null, said: { type: 'never-talk', talk } }],
    ])
  }
  const { run, asked } = vault(null)
  await putRight({ run }, receipt, leaveOut)
  expect(asked()).toHaveLength(1)
  expect(currentToasts().at(-1)?.title).toBe('That talk is no longer there')
})
