import {
  mutationOptions,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '#browser/request.ts'
import type { BillingState } from '#contract/billing.ts'
import type { BillingPeriod } from '#domain/billing/unlocks.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'

/** Fetched when it is needed: the first paint waits for no schema library. */
const contract = () => import('#contract/billing.ts')
export const billingKey = ['/api/billing'] as const

/** What is sold here and what somebody has; undefined while it is asked for, null where the server was not reached. */
export function useBilling(): { state: BillingState | null | undefined; ask: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: billingKey,
    queryFn: async ({ signal }) => call((await contract()).readBillingState, { signal }),
    staleTime: 0,
    networkMode: 'always',
    retry: false,
  })
  return { state: data ?? (isError || data === null ? null : undefined), ask: () => void refetch() }
}

type Change =
  | { readonly what: 'cancel' | 'resume' | 'refresh' }
  | { readonly what: 'code'; readonly code: string }

async function change(asked: Change): Promise<BillingState | null> {
  const { applyBetaCode, cancelPlan, refreshBilling, resumePlan } = await contract()
  if (asked.what === 'code') return call(applyBetaCode, { body: { code: asked.code } })
  const endpoints = { cancel: cancelPlan, resume: resumePlan, refresh: refreshBilling }
  return call(endpoints[asked.what], {})
}

/** Changes of the own plan that are made here. What the plan decides elsewhere is asked again after them. */
export function useBillingChange(onDone?: (asked: Change) => void) {
  const client = useQueryClient()
  const { check } = useAuth()
  return useMutation(
    changing(client, (asked) => {
      void check().catch(() => undefined)
      onDone?.(asked)
    }),
  )
}

export const changing = (client: QueryClient, onDone: (asked: Change) => void) =>
  mutationOptions({
    mutationFn: change,
    networkMode: 'always',
    onSuccess: async (state, asked) => {
      // What was asked before would answer with what stood before.
      await client.cancelQueries({ queryKey: billingKey })
      if (state) client.setQueryData(billingKey, state)
      void client.invalidateQueries({ queryKey: ['/api/music'] })
      onDone(asked)
    },
    // A refused code changes nothing; what else is refused may stand otherwise than is shown.
    onError: (_, { what }) => {
      if (what !== 'code') void client.invalidateQueries({ queryKey: billingKey })
    },
  })

type Page =
  | { readonly to: 'portal' }
  | { readonly to: 'checkout'; readonly tier: string; readonly period: BillingPeriod }

/** Takes the browser to a page of Stripe's. */
export const useStripePage = () => useMutation(stripePage(useQueryClient()))

export const stripePage = (client: QueryClient) =>
  mutationOptions({
    networkMode: 'always',
    mutationFn: async (page: Page) => {
      const { beginCheckout, openPortal } = await contract()
      const answer =
        page.to === 'portal'
          ? await call(openPortal, {})
          : await call(beginCheckout, { body: { tier: page.tier, period: page.period } })
      if (answer) location.assign(answer.url)
    },
    // A page that is refused may be gone, or paid for already.
    onError: () => void client.invalidateQueries({ queryKey: billingKey }),
  })
