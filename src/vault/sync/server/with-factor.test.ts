import { expect, test } from 'vitest'
import type { Factor, NeededFactor } from '#contract/factor.ts'
import { ServerRefusedError } from '#vault/ports/ports.ts'
import { FactorNotGivenError, finishSignIn, withFactor } from './with-factor.ts'

const needed: NeededFactor = { kinds: ['totp'], passkey: null, ticket: 'the ticket' }
const isNeeded = () => new ServerRefusedError(401, 'Needed', 'second_factor_needed', needed)
const isWrong = () => new ServerRefusedError(401, 'Not right', 'wrong_factor')
const code = (digits: string): Factor => ({ kind: 'totp', code: digits })

/** A server that takes one code, and a person who types these. */
function scene(right: string, typed: readonly (string | null)[]) {
  const asked: (string | null)[] = []
  let sent = 0
  return {
    asked,
    sendings: () => sent,
    ask: async (_needed: NeededFactor, wrong: string | null) => {
      const next = typed[asked.push(wrong) - 1] ?? null
      return next === null ? null : code(next)
    },
    async send(factor?: Factor) {
      sent++
      if (!factor) throw isNeeded()
      if (factor.kind !== 'totp' || factor.code !== right) throw isWrong()
      return 'done'
    },
  }
}

test('what needs no second factor is sent once, and nobody is asked', async () => {
  const { ask, asked } = scene('1', [])
  expect(await withFactor(ask, async () => 'done')).toBe('done')
  expect(asked).toEqual([])
})

test('a wrong factor is asked for again, with what was said against it', async () => {
  const { ask, asked, send } = scene('222222', ['111111', '222222'])
  expect(await withFactor(ask, send)).toBe('done')
  expect(asked).toEqual([null, 'Not right'])
})

test('who gives none changes nothing', async () => {
  const { ask, send, sendings } = scene('222222', [null])
  await expect(withFactor(ask, send)).rejects.toThrow(FactorNotGivenError)
  expect(sendings()).toBe(1)
})

test('any other refusal is passed on as it is', async () => {
  const other = new ServerRefusedError(429, 'Later', 'too_many_attempts')
  await expect(
    withFactor(
      async () => null,
      () => Promise.reject(other),
    ),
  ).rejects.toBe(other)
})

test('a sign-in is finished with its ticket, and what is needed is asked anew after a wrong factor', async () => {
  const { ask, asked, send } = scene('222222', ['111111', '222222'])
  const tickets: string[] = []
  let fresh = 0
  const answer = await finishSignIn(
    ask,
    isNeeded(),
    (ticket, factor) => {
      tickets.push(ticket)
      return send(factor)
    },
    async () => {
      fresh++
      return needed
    },
  )
  expect([answer, tickets, asked, fresh]).toEqual([
    'done',
    ['the ticket', 'the ticket'],
    [null, 'Not right'],
    1,
  ])
})
