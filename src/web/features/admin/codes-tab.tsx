import { type RefObject, Suspense, useRef, useState } from 'react'
import type { BetaCode, OfferedTier } from '#contract/billing.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { codeState, codesWords, daysWords } from './code-words.ts'
import { NotRead } from './not-read.tsx'
import { useCodes, useOffer, useWithdrawCode } from './use-codes.ts'

const ProofDialog = lateComponent(async () => (await import('./proof-dialog.tsx')).ProofDialog, 'asked for')
const NewCodeSheet = lateComponent(
  async () => (await import('./new-code-sheet.tsx')).NewCodeSheet,
  'asked for',
)

/** Codes that give somebody a plan for a while: made, listed and withdrawn here. */
export function CodesTab({ username }: { username: string }) {
  const offer = useOffer()
  const codes = useCodes()
  const again = (): void => {
    offer.ask()
    codes.ask()
  }
  if (offer.value === null || codes.value === null) return <NotRead onAgain={again} />
  if (!offer.value || !codes.value) return <Skeleton className="h-60 w-full rounded-card" />
  const { hasBilling, tiers } = offer.value
  return (
    <section aria-labelledby="admin-codes">
      <h2 id="admin-codes" className="type-insight">
        Who gets a plan for free?
      </h2>
      {hasBilling ? (
        <Codes codes={codes.value} {...{ tiers, username }} />
      ) : (
        <p className="type-secondary mt-1 max-w-[60ch] text-text-2">
          Nothing is sold here, so everybody has everything and no code is needed. docs/operating.md says how
          plans are set up.
        </p>
      )}
    </section>
  )
}

interface CodesProps {
  codes: readonly BetaCode[]
  tiers: readonly OfferedTier[]
  username: string
}

function Codes({ codes, tiers, username }: CodesProps) {
  const [isMaking, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const moment: Moment = { now: useNow(), ...useMyDay() }
  return (
    <>
      <p className="type-secondary mt-1 text-text-2">{codesWords(codes, moment.now)}</p>
      {made !== null && (
        <p role="status" className="type-interface mt-4 text-text-2">
          Keep this code now, it is not shown again:{' '}
          <strong className="font-mono text-text select-all">{made}</strong>
        </p>
      )}
      <Button ref={opener} variant="outline" className="mt-4" onClick={() => setMaking(true)}>
        Make a code
      </Button>
      <CodeRows {...{ codes, tiers, moment, opener }} />
      {isMaking && (
        <Suspense fallback={null}>
          <NewCodeSheet
            {...{ tiers, username }}
            returnFocus={opener}
            onClose={() => setMaking(false)}
            onMade={(code) => {
              setMaking(false)
              setMade(code)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface CodeRowsProps extends Pick<CodesProps, 'codes' | 'tiers'> {
  moment: Moment
  opener: RefObject<HTMLButtonElement | null>
}

function CodeRows({ codes, tiers, moment, opener }: CodeRowsProps) {
  const withdraw = useWithdrawCode()
  const [asked, setAsked] = useState<BetaCode>()
  if (codes.length === 0) return null
  return (
    <>
      <ul className="mt-5 max-w-180 border-t border-line">
        {codes.map((code) => (
          <CodeRow
            key={code.id}
            {...{ code, moment }}
            plan={tiers.find(({ id }) => id === code.tier)?.name ?? code.tier}
            onWithdraw={() => setAsked(code)}
          />
        ))}
      </ul>
      {asked && (
        <Suspense fallback={null}>
          <ProofDialog
            title="Withdraw the code"
            what={`Nobody has used it so far, and after this nobody can: ${nameOf(asked)}.`}
            verb="Withdraw it"
            returnFocus={opener}
            act={(password) => withdraw(asked.id, password)}
            onClose={() => setAsked(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}

const nameOf = ({ note }: BetaCode): string => note || 'A code'

interface CodeRowProps {
  code: BetaCode
  plan: string
  moment: Moment
  onWithdraw: () => void
}

function CodeRow({ code, plan, moment, onWithdraw }: CodeRowProps) {
  const { days, usedAt } = code
  const name = nameOf(code)
  return (
    <li className="flex items-center gap-4 border-b border-line py-3">
      <span className="min-w-0 flex-1">
        <span className="block truncate text-ui font-strong">{name}</span>
        <span className="type-label block text-pretty text-muted">
          {plan}, {daysWords(days)}; {codeState(code, moment)}
        </span>
      </span>
      {usedAt === null && (
        <Button variant="quiet" size="small" aria-label={`Withdraw ${name}`} onClick={onWithdraw}>
          Withdraw
        </Button>
      )}
    </li>
  )
}
