import { CircleCheck, Gift, type LucideIcon, Users } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { dropPath } from '#web/ui/drop-mark.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { useReferralNotice } from './use-referral-notice.ts'

const plans: readonly { title: string; words: string; Icon: LucideIcon }[] = [
  {
    title: 'Share with friends',
    words: 'A link of your own, for the people you would lend a notebook to.',
    Icon: Users,
  },
  {
    title: 'Earn rewards',
    words: 'For you and for whoever comes. What they are is not decided yet.',
    Icon: Gift,
  },
]

/** Two drops, and the ring that runs from the first around the second. */
function Drawing() {
  return (
    <svg
      viewBox="0 0 248 120"
      width="248"
      height="120"
      fill="none"
      stroke="var(--line-strong)"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
      className="-ml-1"
    >
      <path d="M70 78c40 30 60 22 84-6" stroke="var(--ink)" strokeDasharray="2 6" />
      <circle cx="62" cy="62" r="30" />
      <circle cx="62" cy="62" r="46" opacity=".4" />
      <circle cx="182" cy="50" r="38" opacity=".4" strokeDasharray="2 5" />
      <path d={dropPath} fill="var(--ink)" stroke="none" transform="translate(45 41) scale(1.4)" />
      <path d={dropPath} strokeWidth="1.1" transform="translate(165 30) scale(1.4)" />
    </svg>
  )
}

function Notice() {
  const { isWanted, isUnknown, askAgain, isSaving, save } = useReferralNotice()
  const answer = useRef<HTMLParagraphElement>(null)
  const before = useRef(isWanted)
  useEffect(() => {
    if (before.current !== undefined && isWanted !== before.current) answer.current?.focus()
    before.current = isWanted
  }, [isWanted])
  if (isUnknown)
    return (
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <p className="type-interface text-text-2">Whether you asked already could not be read.</p>
        <Button variant="outline" onClick={askAgain}>
          Try again
        </Button>
      </div>
    )
  if (isWanted === undefined) return <Skeleton className="h-24 w-full" />
  return (
    <>
      <p
        ref={answer}
        tabIndex={-1}
        className="flex items-start gap-3 font-serif text-lead leading-body outline-none"
      >
        {isWanted && (
          <CircleCheck
            size={20}
            strokeWidth={1.6}
            aria-hidden="true"
            className="mt-1 shrink-0 text-success"
          />
        )}
        {isWanted
          ? 'You asked to be told. You will be, here, once.'
          : "We'll notify you when referrals become available"}
      </p>
      <p className="type-secondary mt-2 max-w-[54ch] text-muted">
        {isWanted
          ? 'The server keeps this wish and its date with your account, and nothing else about it.'
          : 'If you want it: the server then keeps your wish and its date with your account. No list, no counter, and you can take it back.'}
      </p>
      <Button
        variant={isWanted ? 'outline' : 'primary'}
        isPending={isSaving}
        onClick={() => save(!isWanted)}
        className="mt-6"
      >
        {isWanted ? 'Take it back' : 'Notify me'}
      </Button>
    </>
  )
}

/** Referrals are announced, not there yet; who wants to hear of them says so here. */
export function ReferralsScreen() {
  return (
    <div className="mx-auto flex w-full max-w-150 flex-1 flex-col justify-center py-10">
      <Drawing />
      <p className="type-interface mt-8 text-muted">Referrals</p>
      <h1 className="type-screen-title mt-1">Coming Soon</h1>
      <ul className="mt-7">
        {plans.map(({ title, words, Icon }) => (
          <li key={title} className="flex items-start gap-4 border-t border-line py-4">
            <Icon size={20} strokeWidth={1.6} aria-hidden="true" className="mt-0.5 shrink-0 text-text-2" />
            <div>
              <h2 className="text-ui font-strong">{title}</h2>
              <p className="type-secondary mt-0.5 text-text-2">{words}</p>
            </div>
          </li>
        ))}
      </ul>
      <section aria-label="Hear about referrals" className="border-t border-line pt-6">
        <Notice />
      </section>
    </div>
  )
}
