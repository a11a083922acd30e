import { Lock } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { useIsLarge } from '#web/lib/use-media.ts'
import { Button } from '#web/ui/button.tsx'
import { DataSection } from './data-section.tsx'
import { SettingsFrame } from './settings-frame.tsx'
import { SettingsIndex } from './settings-index.tsx'
import type { SectionName } from './settings-sections.ts'
import type { Moment } from './time-words.ts'
import { VaultSection, type VaultSectionProps } from './vault-section.tsx'

export interface SettingsScreenProps extends Pick<VaultSectionProps, 'recovery' | 'onRenewed'> {
  user: User
  /** Undefined: none is named in the address. */
  section: SectionName | undefined
  onLock: () => void
  /** Export and restore. */
  exchange: ReactNode
  onDeleted: () => void
}

const readMoment = (): Moment => ({
  now: Date.now(),
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
})

/** How Inkwell keeps what it keeps. */
export function SettingsScreen({
  user,
  section,
  onLock,
  exchange,
  onDeleted,
  ...vault
}: SettingsScreenProps) {
  const isLarge = useIsLarge()
  const [moment] = useState(readMoment)
  if (section === undefined && !isLarge) return <SettingsIndex moment={moment} onLock={onLock} />
  if (section === 'data')
    return (
      <SettingsFrame current="data">
        <DataSection username={user.username} {...{ exchange, onDeleted }} />
      </SettingsFrame>
    )
  return (
    <SettingsFrame
      current="vault"
      action={
        <Button onClick={onLock}>
          <Lock size={18} strokeWidth={1.6} aria-hidden="true" />
          Lock now
        </Button>
      }
    >
      <VaultSection {...{ user, moment }} {...vault} />
    </SettingsFrame>
  )
}
