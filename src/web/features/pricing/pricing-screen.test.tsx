import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import type { BillingState, OfferedTier } from '#contract/billing.ts'
import { CodeForm } from './code-form.tsx'
import { OwnPlan } from './own-plan.tsx'
import { PricingScreen } from './pricing-screen.tsx'
import { TierColumn } from './tier-column.tsx'

const asked = vi.hoisted(() => ({
  state: null as BillingState | null | undefined,
  change: { isIdle: true, isPending: false, isError: false, isSuccess: false, error: null as Error | null },
}))
vi.mock('./use-billing.ts', () => ({
  useBilling: () => ({ state: asked.state, ask: () => undefined }),
  useBillingChange: () => ({ ...asked.change, mutate: () => undefined, reset: () => undefined }),
  useStripePage: () => ({ isPending: false, error: null, mutate: () => undefined }),
}))
vi.mock('#web/lib/vault/use-my-day.ts', () => ({
  useMyDay: () => ({ zone: 'UTC', startHour: 0, weekStart: 'monday' }),
}))

const day = '2026-12-05T12:00:00.000Z'
const resonance: OfferedTier = {
  ...{ id: 'resonance', name: 'Resonance', about: null, unlocks: ['music', 'space'], spaceMb: 20_480 },
  ...{ currency: 'eur', monthly: 400, yearly: 4_000 },
}
const room: OfferedTier = { ...resonance, id: 'room', name: 'Room', unlocks: ['space'] }

function stateOf(plan: Partial<BillingState['plan']> = {}, more: Partial<BillingState> = {}): BillingState {
  return {
    ...{
      hasBilling: true,
      tiers: [resonance],
      freeSpaceMb: 1024,
      betaCodeAppliedAt: null,
      hasCustomer: true,
    },
    plan: {
      ...{ tier: 'free', name: 'Free', status: 'inactive', by: 'free' },
      ...{ period: null, endsAt: null, renewsAt: null, graceUntil: null },
      ...plan,
    },
    ...more,
  }
}
const own = { tier: 'resonance', name: 'Resonance' } as const
const paid = { ...own, by: 'paid', status: 'active', renewsAt: day } as const

const wordsOf = (markup: string): string =>
  markup
    .replaceAll('&nbsp;', ' ')
    .replace(/<[^>]*>/g, '|')
    .replace(/\|+/g, '|')
const controlsIn = (markup: string): string[] =>
  [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) => inner.replace(/<[^>]*>/g, ''))
const planOf = (state: BillingState): string[] => controlsIn(renderToStaticMarkup(<OwnPlan state={state} />))
const tierOf = (state: BillingState, period: 'monthly' | 'yearly' = 'monthly', tier = resonance): string =>
  renderToStaticMarkup(<TierColumn {...{ tier, period, state }} />)
const screenOf = (state: BillingState | null | undefined, isBack = false): string => {
  asked.state = state
  return renderToStaticMarkup(<PricingScreen isBack={isBack} />)
}
const noChange = { ...asked.change }
const changed = (how: Partial<typeof asked.change>): void => {
  asked.change = { ...noChange, isIdle: false, ...how }
}

const portal = 'Cards, invoices and changes'
const cancel = 'Cancel the plan'

test.each([
  ['free', {}, [portal]],
  ['paid', paid, [portal, cancel]],
  ['failing', { ...paid, status: 'past_due', renewsAt: null, graceUntil: day }, [portal, cancel]],
  ['ending', { ...paid, renewsAt: null, endsAt: day }, [portal, 'Keep the plan']],
  ['past its grace', { status: 'past_due' }, [portal, cancel]],
  ['never paid', { status: 'unpaid' }, [portal, cancel]],
  ['kept though Stripe ended it', { ...own, status: 'canceled', graceUntil: day }, [portal]],
  ['given beside one that is unpaid', { ...own, by: 'given', status: 'unpaid' }, [portal, cancel]],
] as const)('of a plan that is %s can be pressed what its server does', (_, plan, controls) => {
  expect(planOf(stateOf(plan))).toEqual(controls)
})

test('a server without Stripe offers nothing that only Stripe can do', () => {
  for (const plan of [paid, { ...paid, renewsAt: null, endsAt: day }, { status: 'past_due' } as const])
    expect(planOf(stateOf(plan, { hasBilling: false }))).toEqual([])
})

test('who never paid is offered no invoices', () => {
  expect(planOf(stateOf({}, { hasCustomer: false }))).toEqual([])
})

test('a tier costs what is chosen, and can be taken where nothing else is charged', () => {
  expect(wordsOf(tierOf(stateOf()))).toContain('|€4|a month, or €40 a year|')
  expect(wordsOf(tierOf(stateOf(), 'yearly'))).toContain('|€40|a year, €8 less than by the month|')
  expect(wordsOf(tierOf(stateOf(), 'yearly', { ...resonance, yearly: null }))).toContain('|€4|a month|')
  expect(controlsIn(tierOf(stateOf()))).toEqual(['Take Resonance'])
  expect(controlsIn(tierOf(stateOf({ ...own, status: 'canceled', graceUntil: day })))).toEqual([
    'Take Resonance',
  ])
  expect(controlsIn(tierOf(stateOf({ ...own, by: 'given' })))).toEqual(['Pay for Resonance'])
  expect(tierOf(stateOf(paid))).toContain('You have this.')
  expect(tierOf(stateOf({ ...paid, tier: 'room' }))).toContain('Change to it under')
  for (const plan of [paid, { status: 'past_due' }, { ...own, by: 'given', status: 'unpaid' }] as const)
    expect(controlsIn(tierOf(stateOf(plan)))).toEqual([])
  expect(tierOf(stateOf({ status: 'past_due' }))).toContain('cancel the unpaid plan')
  expect(tierOf(stateOf({}, { hasBilling: false }))).toContain('Not for sale here yet')
})

test('what is promised fits what is sold', () => {
  const failed = /fourteen days/
  expect(screenOf(stateOf({}, { hasBilling: false }))).not.toMatch(/fourteen days|previews|Stripe/)
  expect(screenOf(null)).not.toMatch(failed)
  expect(screenOf(stateOf())).toMatch(failed)
  expect(screenOf(stateOf())).toMatch(/music plays in previews, and photos beyond/)
  expect(screenOf(stateOf({}, { tiers: [room] }))).not.toMatch(/previews/)
  for (const state of [null, stateOf(), stateOf({}, { hasBilling: false })])
    expect(screenOf(state)).toContain('No advertising, no selling of data.')
})

test('the music is said to be everybody’s where no tier sells it', () => {
  expect(screenOf(stateOf())).not.toContain('Ambient sounds, tones and music')
  expect(screenOf(stateOf({}, { tiers: [room] }))).toContain('Ambient sounds, tones and music')
})

test('a server of one’s own is a way to be read about', () => {
  expect(screenOf(stateOf())).toMatch(/<a href="\/faq\/can-i-run-it-myself"[^>]*>How to set it up<\/a>/)
})

test('who comes back from Stripe reads no plan before it was asked, and that it was not heard', () => {
  const unheard = 'Stripe has not confirmed yet'
  expect(screenOf(stateOf(), true)).not.toMatch(/You pay nothing|Take Resonance/)
  changed({ isPending: true })
  expect(screenOf(stateOf(), true)).not.toMatch(/You pay nothing|Take Resonance/)
  changed({ isError: true })
  expect(screenOf(stateOf(), true)).toContain(unheard)
  expect(controlsIn(screenOf(stateOf(), true))).toContain('Ask again')
  changed({ isSuccess: true })
  expect(screenOf(stateOf(paid), true)).toContain('Your plan: Resonance')
  expect(screenOf(stateOf(paid), true)).not.toContain(unheard)
  changed({ isIdle: true })
  expect(screenOf(stateOf())).toContain('You pay nothing')
})

test('a code that was refused says why at its field, and one that worked says so', () => {
  changed({ isError: true, error: new Error('no') })
  expect(renderToStaticMarkup(<CodeForm />)).toMatch(/aria-invalid="true"/)
  changed({ isSuccess: true })
  expect(renderToStaticMarkup(<CodeForm />)).toContain('The code was used.')
})
