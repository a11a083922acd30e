import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import type { BillingState } from '#contract/billing.ts'
import { billingKey, changing, stripePage } from './use-billing.ts'

const free: BillingState = {
  ...{ hasBilling: true, tiers: [], freeSpaceMb: 1024, betaCodeAppliedAt: null, hasCustomer: false },
  plan: {
    ...{ tier: 'free', name: 'Free', status: 'inactive', by: 'free' },
    ...{ period: null, endsAt: null, renewsAt: null, graceUntil: null },
  },
}
const paid: BillingState = {
  ...free,
  plan: { ...free.plan, tier: 'resonance', by: 'paid', status: 'active' },
}

const answering = (body: unknown, status = 200): void => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }))
}

/** A client beside a screen that shows what is known, with how often that was asked for. */
function shown(ask: () => Promise<BillingState>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const asked = vi.fn(ask)
  const stop = new QueryObserver(client, { queryKey: billingKey, queryFn: asked }).subscribe(() => undefined)
  return { client, asked, stop }
}

test('after a refused page of Stripe’s it is asked again how the plan stands', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  const { client, asked, stop } = shown(async () => free)
  await vi.waitFor(() => expect(client.getQueryData(billingKey)).toEqual(free))
  answering({ code: 'not_found', message: 'Gone.' }, 404)
  await expect(new MutationObserver(client, stripePage(client)).mutate({ to: 'portal' })).rejects.toThrow()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2))
  await expect(
    new MutationObserver(
      client,
      changing(client, () => undefined),
    ).mutate({ what: 'cancel' }),
  ).rejects.toThrow()
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(3))
  stop()
})

test('a slower answer of before never replaces what Stripe said', async () => {
  const slow = Promise.withResolvers<BillingState>()
  const { client, stop } = shown(() => slow.promise)
  answering(paid)
  await new MutationObserver(
    client,
    changing(client, () => undefined),
  ).mutate({ what: 'refresh' })
  slow.resolve(free)
  await slow.promise
  await new Promise((done) => setTimeout(done))
  expect(client.getQueryData(billingKey)).toEqual(paid)
  stop()
})
