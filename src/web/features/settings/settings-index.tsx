import { Link } from '@tanstack/react-router'
import { Archive, ChevronRight, Lock, MessageCircle, Palette, Shield, Sunrise, UserRound } from 'lucide-react'
import { dayOf } from '#domain/time/day.ts'
import { weekStartOf } from '#domain/time/my-day.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { useSyncStatus } from '#web/lib/use-vault.ts'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { Mark } from '#web/ui/drop-mark.tsx'
import { sealedTitle, standingSentence } from './index-words.ts'
import { wordsByWeek } from './settings.calls.ts'
import { type SectionName, settingsSections } from './settings-sections.ts'
import type { Moment } from './time-words.ts'
import { useSessions } from './use-devices.ts'

const looks = {
  profile: { Sign: UserRound, hint: 'name, picture, sign-in' },
  appearance: { Sign: Palette, hint: 'mode, colour, type' },
  companion: { Sign: MessageCircle, hint: 'style, consent' },
  day: { Sign: Sunrise, hint: 'start, zone, week' },
  vault: { Sign: Shield, hint: 'keys, devices, lock' },
  data: { Sign: Archive, hint: 'export, delete' },
} as const satisfies Record<SectionName, unknown>

/** Settings on a small screen: how the vault stands, then the sections as rows. */
export function SettingsIndex({ moment, onLock }: { moment: Moment; onLock: () => void }) {
  const { now, ...rule } = moment
  const status = useSyncStatus()
  const sessions = useSessions()
  const today = dayOf(now, rule)
  const weeks = useRows(wordsByWeek, { today, rule, weeks: 1 }).rows
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
            <h2 className="font-serif weight-title text-[20px] leading-[1.25]">
              {sealedTitle(sessions.data?.length ?? 1)}
            </h2>
            <p className="type-secondary mt-1 text-pretty text-muted">
              {standingSentence(week?.words ?? 0, status.setAside, status.notices)}
            </p>
          </div>
        </div>
        <div className="mt-4 grid grid-cols-2 gap-2.5">
          <Link to="/settings" search={{ section: 'vault' }} className={buttonLook('outline', 'standard')}>
            Open the vault
          </Link>
          <Button onClick={onLock}>
            <Lock size={18} strokeWidth={1.6} aria-hidden="true" />
            Lock now
          </Button>
        </div>
      </section>
      <nav aria-labelledby="what-it-keeps" className="mt-8">
        <h2 id="what-it-keeps" className="text-[14px] font-medium text-text-2">
          What it keeps
        </h2>
        <ul className="mt-1">
          {settingsSections.map(({ name, title }) => {
            const { Sign, hint } = looks[name]
            return (
              <li key={name} className="border-b border-line">
                <Link
                  to="/settings"
                  search={{ section: name }}
                  className="flex min-h-[52px] items-center gap-4 rounded-inner text-[16px]"
                >
                  <Sign size={20} strokeWidth={1.5} aria-hidden="true" className="text-text-2" />
                  <span className="mr-auto">{title}</span>
                  <span className="type-secondary text-muted">{hint}</span>
                  <ChevronRight size={18} strokeWidth={1.6} aria-hidden="true" className="text-muted" />
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
    </>
  )
}
