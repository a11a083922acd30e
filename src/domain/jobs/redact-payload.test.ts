import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redactPayload } from './redact-payload.ts'

test('numbers, ids and instants of a payload are shown, and texts are not', () => {
  const id = '3f0d3b0e-7a3c-4f59-9d5e-0c8f1f6f0a11'
  expect(
    redactPayload({
      of: id,
      at: '2026-11-21T08:30:00.000Z',
      removed: 4,
      isDone: true,
      note: 'Anna',
      list: ['a', 1, null],
    }),
  ).toEqual({
    of: id,
    at: '2026-11-21T08:30:00.000Z',
    removed: 4,
    isDone: true,
    note: '[left out]',
    list: ['[left out]', 1, null],
  })
})

test('a field whose name is no plain word goes with what it holds', () => {
  expect(redactPayload({ 'My secret title': 1, ok: { 'a b': 'x', count: 2 } })).toEqual({ ok: { count: 2 } })
})

test('no text of any payload comes through', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.jsonValue({ maxDepth: 3 }), (secret, around) => {
      const planted = `secret:${secret}`
      const shown = JSON.stringify(redactPayload({ around: around as never, planted, deep: [{ planted }] }))
      expect(shown).not.toContain('secret:')
    }),
  )
})
