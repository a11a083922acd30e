import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import type { Moment } from '#web/lib/time-words.ts'
import { useIsLarge } from '#web/lib/use-media.ts'
import { useMyDay } from '#web/lib/use-my-day.ts'
import type { CareMatters } from './care-section.tsx'
import type { CompanionMatters } from './companion-matters.ts'
import type { MindfulnessMatters } from './mindfulness-section.tsx'
import { ListSkeleton } from './part.tsx'
import type { SecuritySectionProps } from './security-section.tsx'
import { SettingsFrame, SettingsPlace } from './settings-frame.tsx'
import { SettingsIndex } from './settings-index.tsx'
import type { SectionName } from './settings-sections.ts'
import type { VaultSectionProps } from './vault-section.tsx'
import type { VoiceMatters } from './voice-section.tsx'

/** A section is fetched when it is first looked at: nobody needs all of them at once. */
const late = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }))
const ProfileSection = late(async () => (await import('./profile-section.tsx')).ProfileSection)
const AppearanceSection = late(async () => (await import('./appearance-section.tsx')).AppearanceSection)
const CompanionSection = late(async () => (await import('./companion-section.tsx')).CompanionSection)
const VoiceSection = late(async () => (await import('./voice-section.tsx')).VoiceSection)
const CareSection = late(async () => (await import('./care-section.tsx')).CareSection)
const MindfulnessSection = late(async () => (await import('./mindfulness-section.tsx')).MindfulnessSection)
const SecuritySection = late(async () => (await import('./security-section.tsx')).SecuritySection)
const VaultSection = late(async () => (await import('./vault-section.tsx')).VaultSection)
const DaySection = late(async () => (await import('./day-section.tsx')).DaySection)
const DataSection = late(async () => (await import('./data-section.tsx')).DataSection)

export interface SettingsScreenProps
  extends Pick<VaultSectionProps, 'recovery' | 'onRenewed' | 'onLock' | 'onLogout'>,
    Pick<SecuritySectionProps, 'resetLink'> {
  user: User
  /** Undefined: none is named in the address. */
  section: SectionName | undefined
  /** What the companion lets itself be told. */
  companion: CompanionMatters
  voice: VoiceMatters
  care: CareMatters
  mindfulness: MindfulnessMatters
  /** How far the pages have been read on this device. */
  reading: ReactNode
  /** Export and restore. */
  exchange: ReactNode
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
    care,
    mindfulness,
    reading,
    exchange,
    resetLink,
    onDeleted,
    ...vault
  } = props
  switch (section) {
    case 'profile':
      return <ProfileSection user={user} />
    case 'appearance':
      return <AppearanceSection />
    case 'companion':
      return <CompanionSection {...companion} {...{ reading }} />
    case 'voice':
      return <VoiceSection {...voice} />
    case 'care':
      return <CareSection {...care} />
    case 'mindfulness':
      return <MindfulnessSection {...mindfulness} />
    case 'security':
      return <SecuritySection {...{ user, moment, resetLink }} />
    case 'vault':
      return <VaultSection {...{ user, moment }} {...vault} />
    case 'day':
      return <DaySection />
    case 'data':
      return <DataSection username={user.username} {...{ exchange, onDeleted }} />
  }
}
