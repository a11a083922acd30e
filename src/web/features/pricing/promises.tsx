import type { BillingState } from '#contract/billing.ts'
import { isSold, neverPaid } from '#domain/billing/unlocks.ts'
import { neverWords } from './plan-words.ts'

type Promised = readonly [strong: string, rest: string]

/** What happens to money and pages here; of a server that could not be asked (null) only what holds for all. */
function promisesOf(state: BillingState | null): readonly Promised[] {
  const noSale: Promised = [
    'No advertising, no selling of data.',
    'Your pages are sealed, and nobody here can read them.',
  ]
  if (!state?.hasBilling)
    return [
      ['Leaving is free.', 'You can take everything with you at any time, and delete the account.'],
      noSale,
    ]
  const after = [
    ...(isSold('music', state.tiers) ? ['music plays in previews'] : []),
    ...(isSold('space', state.tiers)
      ? ['photos beyond the free space can no longer be added; those that are there stay']
      : []),
  ]
  return [
    [
      'Leaving takes two presses.',
      'No call, no survey, no “are you sure” in red. What is paid runs to its end.',
    ],
    ['If a payment fails,', `you have fourteen days to put it right. After that ${after.join(', and ')}.`],
    ['What we can see', 'is that you pay, not what you write. Cards go to Stripe and never touch our disks.'],
    noSale,
  ]
}

/** What is said on every plan: what never has a price, and what happens to somebody's pages. */
export function Promises({ state }: { state: BillingState | null }) {
  const promises = promisesOf(state)
  return (
    <>
      <section
        aria-labelledby="never-paid"
        className="mt-10 grid gap-x-14 gap-y-6 border-t border-line pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]"
      >
        <div>
          <h2 id="never-paid" className="font-serif text-title-m leading-tight tracking-title">
            Never behind a price.
          </h2>
          <p className="type-interface mt-3 max-w-[40ch] text-pretty text-text-2">
            If a payment fails or you stop, these stay as they were, for as long as the account exists.
          </p>
        </div>
        <ul className="grid gap-x-9 sm:grid-cols-2">
          {neverPaid.map((feature) => {
            const [what, how] = neverWords[feature]
            return (
              <li key={feature} className="border-t border-line py-3">
                <p className="type-interface font-strong">{what}</p>
                <p className="type-secondary text-muted">{how}</p>
              </li>
            )
          })}
        </ul>
      </section>
      <ul className="mt-8 grid gap-x-14 gap-y-4 border-t border-line py-6 md:grid-cols-2">
        {promises.map(([strong, rest]) => (
          <li key={strong} className="type-secondary text-pretty text-text-2">
            <strong className="font-strong text-text">{strong}</strong> {rest}
          </li>
        ))}
      </ul>
    </>
  )
}
