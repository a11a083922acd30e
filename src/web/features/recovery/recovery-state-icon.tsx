import type { RecoveryHealth } from '#domain/account/recovery-health.ts'
import type { DayRule } from '#domain/time/day.ts'
import type { TypedSecret } from '#web/lib/account/use-typed-secret.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Drop, Mark } from '#web/ui/drop-mark.tsx'
import { dayInWords } from './code-outlets.ts'

const signs = {
  none: 'no code yet',
  made: 'not confirmed',
  confirmed: 'confirmed',
  taken: 'ended',
} as const satisfies Record<RecoveryHealth['is'], string>

/** How it stands, as a drop and in a word: open, or closed with its keyhole. */
export function RecoveryHealthIcon({ is }: { is: RecoveryHealth['is'] }) {
  const isDone = is === 'confirmed'
  return (
    <p
      className={classNames(
        'type-label flex shrink-0 items-center gap-2',
        isDone ? 'text-text-2' : 'text-warning',
      )}
    >
      {isDone ? <Mark size={16} className="text-ink" /> : <Drop size={15} level={0} />}
      {signs[is]}
    </p>
  )
}

/** What a code is for, or what became of the one that was made. */
export function recoveryStatusText(
  health: RecoveryHealth,
  place: 'dashboard' | 'settings',
  rule: DayRule,
  secret: TypedSecret,
): string {
  switch (health.is) {
    case 'none':
      return place === 'dashboard'
        ? 'We never had the key, so nobody here can help you then. Seven short groups on paper can.'
        : `If you lose your ${secret}, a code on paper opens your pages. We never had the key, so nobody here can help you then.`
    case 'made':
      return `A code was made on ${dayInWords(health.at, rule)} and never confirmed. If you did not keep it, make a new one: nobody can show it again.`
    case 'confirmed':
      return `You confirmed it on ${dayInWords(health.at, rule)}. It cannot be shown again; a new code ends this one.`
    case 'taken':
      return `The code of ${dayInWords(health.at, rule)} opens nothing any more: the keys were renewed, or it was taken away. Make a new one.`
  }
}
