import { type ReactNode, Suspense, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useIsLarge } from '#web/lib/device/use-media.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import type { CalendarSettingsSlots } from './calendar-settings.tsx'
import type { CareSettingsSlots } from './care-settings.tsx'
import type { CompanionSettingsData } from './companion/companion-settings-data.ts'
import type { MindfulnessSettingsSlots } from './mindfulness-settings.tsx'
import type { SecuritySectionProps } from './security/security-settings.tsx'
import { ListSkeleton } from './settings-block.tsx'
import { SettingsFrame, SettingsPlace } from './settings-frame.tsx'
import { SettingsIndex } from './settings-index.tsx'
import type { SectionName } from './settings-sections.ts'
import type { VaultSectionProps } from './vault/vault-settings.tsx'
import type { VoiceSettingsSlots } from './voice-settings.tsx'

// A section is fetched when it is first looked at: nobody needs all of them at once.
const ProfileSettings = lateComponent(
  async () => (await import('./profile/profile-settings.tsx')).ProfileSettings,
)
const AppearanceSettings = lateComponent(
  async () => (await import('./appearance/appearance-settings.tsx')).AppearanceSettings,
)
const CompanionSettings = lateComponent(
  async () => (await import('./companion/companion-settings.tsx')).CompanionSettings,
)
const VoiceSettings = lateComponent(async () => (await import('./voice-settings.tsx')).VoiceSettings)
const CalendarSettings = lateComponent(async () => (await import('./calendar-settings.tsx')).CalendarSettings)
const CareSettings = lateComponent(async () => (await import('./care-settings.tsx')).CareSettings)
const MindfulnessSettings = lateComponent(
  async () => (await import('./mindfulness-settings.tsx')).MindfulnessSettings,
)
const SecuritySettings = lateComponent(
  async () => (await import('./security/security-settings.tsx')).SecuritySettings,
)
const VaultSettings = lateComponent(async () => (await import('./vault/vault-settings.tsx')).VaultSettings)
const DaySettings = lateComponent(async () => (await import('./days/day-settings.tsx')).DaySettings)
const SlotSettings = lateComponent(async () => (await import('./slot-settings.tsx')).SlotSettings)
const DataSettings = lateComponent(async () => (await import('./vault/data-settings.tsx')).DataSettings)

export interface SettingsScreenProps
  extends Pick<VaultSectionProps, 'recovery' | 'onRenewed' | 'onLock' | 'onLogout'>,
    Pick<SecuritySectionProps, 'resetLink'> {
  user: User
  /** Undefined: none is named in the address. */
  section: SectionName | undefined
  /** What the companion lets itself be told. */
  companion: CompanionSettingsData
  voice: VoiceSettingsSlots
  calendar: CalendarSettingsSlots
  care: CareSettingsSlots
  mindfulness: MindfulnessSettingsSlots
  /** What this device does in the background. */
  jobs: ReactNode
  /** Export and restore. */
  exchange: ReactNode
  /** The own plan. */
  billing: ReactNode
  /** Tokens for programs. */
  developer: ReactNode
  onDeleted: () => void
}

/** Everything that a person decides about Inkwell, a section at a time. */
export function SettingsScreen({ section, ...matters }: SettingsScreenProps) {
  const isLarge = useIsLarge()
  const [now] = useState(Date.now)
  const moment: Moment = { now, ...useMyDay() }
  if (section === undefined && !isLarge) return <SettingsIndex {...{ moment }} {...matters} />
  const current = section ?? 'profile'
  return (
    <SettingsPlace current={current}>
      <Suspense fallback={<Coming section={current} />}>
        <Section section={current} moment={moment} {...matters} />
      </Suspense>
    </SettingsPlace>
  )
}

function Coming({ section }: { section: SectionName }) {
  return (
    <SettingsFrame current={section}>
      <div className="pt-3">
        <ListSkeleton rows={5} />
      </div>
    </SettingsFrame>
  )
}

function Section(props: SettingsScreenProps & { section: SectionName; moment: Moment }) {
  const {
    section,
    moment,
    user,
    companion,
    voice,
    calendar,
    care,
    mindfulness,
    jobs,
    exchange,
    billing,
    developer,
    resetLink,
    onDeleted,
    ...vault
  } = props
  switch (section) {
    case 'profile':
      return <ProfileSettings user={user} />
    case 'appearance':
      return <AppearanceSettings />
    case 'companion':
      return <CompanionSettings {...companion} {...{ jobs }} />
    case 'voice':
      return <VoiceSettings {...voice} />
    case 'calendar':
      return <CalendarSettings {...calendar} />
    case 'care':
      return <CareSettings {...care} />
    case 'mindfulness':
      return <MindfulnessSettings {...mindfulness} />
    case 'security':
      return <SecuritySettings {...{ user, moment, resetLink }} />
    case 'vault':
      return <VaultSettings {...{ user, moment }} {...vault} />
    case 'day':
      return <DaySettings />
    case 'data':
      return <DataSettings username={user.username} {...{ exchange, onDeleted }} />
    case 'billing':
      return (
        <SlotSettings current="billing" title="Your plan">
          {billing}
        </SlotSettings>
      )
    case 'developer':
      return (
        <SlotSettings current="developer" title="API tokens">
          {developer}
        </SlotSettings>
      )
  }
}
