import { Link } from '@tanstack/react-router'
import {
  Archive,
  CalendarDays,
  ChevronRight,
  CodeXml,
  CreditCard,
  Flower2,
  HeartHandshake,
  KeyRound,
  Lock,
  type LucideIcon,
  MessageCircle,
  Palette,
  Shield,
  Sunrise,
  UserRound,
  Volume2,
} from 'lucide-react'
import { useId } from 'react'
import { displayName, type User } from '#domain/account/user.ts'
import { dayOf } from '#domain/time/day.ts'
import { weekStartOf } from '#domain/time/my-day.ts'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import type { Moment } from '#web/lib/time-words.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'

import type { CompanionSettingsData } from './companion/companion-settings-data.ts'
import {
  appearanceHint,
  companionHint,
  dayHint,
  sealedTitle,
  statusSentence,
} from './companion/index-words.ts'
import { useSessions } from './security/use-devices.ts'
import { type SectionName, sectionTitle } from './settings-sections.ts'

const signs: Readonly<Record<SectionName, LucideIcon>> = {
  profile: UserRound,
  appearance: Palette,
  companion: MessageCircle,
  voice: Volume2,
  mindfulness: Flower2,
  calendar: CalendarDays,
  care: HeartHandshake,
  day: Sunrise,
  security: KeyRound,
  vault: Shield,
  data: Archive,
  billing: CreditCard,
  developer: CodeXml,
}

const groups: readonly { readonly title: string; readonly names: readonly SectionName[] }[] = [
  { title: 'You', names: ['profile', 'day', 'calendar', 'mindfulness', 'care'] },
  { title: 'How it looks and speaks', names: ['appearance', 'companion', 'voice'] },
  { title: 'What it keeps', names: ['security', 'vault', 'data'] },
  { title: 'Around it', names: ['billing', 'developer'] },
]

interface SettingsIndexProps {
  user: User
  moment: Moment
  companion: CompanionSettingsData
  onLock: () => void
}

/** Settings on a small screen: how the vault stands, then the sections as rows. */
export function SettingsIndex({ user, moment, companion, onLock }: SettingsIndexProps) {
  const { now, ...rule } = moment
  const status = useSyncStatus()
  const sessions = useSessions()
  const today = dayOf(now, rule)
  const weeks = useView('ledger.weeks', { today, rule, weeks: 1 }).rows
  const look = useTheme().settings
  const hints: Readonly<Record<SectionName, string>> = {
    profile: displayName(user),
    appearance: appearanceHint(look),
    companion: companionHint(companion),
    voice: 'replies, dictation',
    mindfulness: 'breath, bells, sounds',
    calendar: 'reminders, files',
    care: 'help lines, your plan',
    day: dayHint(rule),
    security: 'passkeys, codes',
    vault: 'keys, devices, ledger',
    data: 'import, export, delete',
    billing: 'your plan',
    developer: 'tokens for programs',
  }
  const week = weeks.find(({ id }) => id === weekStartOf(today, rule))
  return (
    <>
      <h1 className="type-screen-title">Settings</h1>
      <section aria-label="How the vault stands" className="card card-out-2.5 card-px-5 card-py-5 mt-6">
        <div className="grid grid-cols-[auto_1fr] gap-x-4">
          <span className="pt-0.5 text-ink">
            <Mark size={28} />
          </span>
          <div>
            <h2 className="font-serif weight-title text-write leading-item">
              {sealedTitle(sessions.data?.length ?? 1)}
            </h2>
            <p className="type-secondary mt-1 text-pretty text-muted">
              {statusSentence(week?.words ?? 0, status.setAside, status.notices)}
            </p>
          </div>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-2.5">
          <Link to="/settings" search={{ section: 'vault' }} className={buttonClass('outline', 'standard')}>
            Open the vault
          </Link>
          <Button onClick={onLock}>
            <Lock size={18} strokeWidth={1.6} aria-hidden="true" />
            Lock now
          </Button>
        </div>
      </section>
      <nav aria-label="Sections" className="pb-6">
        {groups.map(({ title, names }) => (
          <SectionGroup key={title} {...{ title, names, hints }} />
        ))}
      </nav>
    </>
  )
}

interface SectionGroupProps {
  title: string
  names: readonly SectionName[]
  hints: Readonly<Record<SectionName, string>>
}

function SectionGroup({ title, names, hints }: SectionGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-small font-medium text-text-2">
        {title}
      </h2>
      <ul className="mt-1">
        {names.map((name) => {
          const Sign = signs[name]
          return (
            <li key={name} className="border-b border-line">
              <Link
                to="/settings"
                search={{ section: name }}
                className="flex min-h-13 items-center gap-4 rounded-inner text-item"
              >
                <Sign size={20} strokeWidth={1.5} aria-hidden="true" className="shrink-0 text-text-2" />
                <span className="mr-auto shrink-0">{sectionTitle(name)}</span>
                <span className="type-secondary truncate text-muted">{hints[name]}</span>
                <ChevronRight
                  size={18}
                  strokeWidth={1.6}
                  aria-hidden="true"
                  className="shrink-0 text-muted"
                />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
