import { neverPaid } from '#domain/billing/unlocks.ts'
import { neverWords } from './plan-words.ts'

const promises: readonly (readonly [strong: string, rest: string])[] = [
  [
    'Leaving takes two presses.',
    'No call, no survey, no “are you sure” in red. What is paid runs to its end.',
  ],
  [
    'If a payment fails,',
    'you have fourteen days to put it right. After them music plays in previews, and photos beyond the free space can no longer be added. Those that are there stay.',
  ],
  ['What we can see', 'is that you pay, not what you write. Cards go to Stripe and never touch our disks.'],
]

/** What is said on every plan: what never has a price, and what happens to somebody's pages. */
export function Promises() {
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
      <ul className="mt-8 grid gap-x-14 gap-y-4 border-t border-line py-6 md:grid-cols-3">
        {promises.map(([strong, rest]) => (
          <li key={strong} className="type-secondary text-pretty text-text-2">
            <strong className="font-strong text-text">{strong}</strong> {rest}
          </li>
        ))}
      </ul>
    </>
  )
}
