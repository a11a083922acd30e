import type { ReactElement } from 'react'
import { type ConsentChoice, consentChoices } from '#domain/companion/companion-choices.ts'
import type { CompanionStyle } from '#domain/companion/companion-records.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { logError } from '#web/lib/vault-locked.ts'
import { Menu, MenuChoice, MenuChoices, MenuDivider } from '#web/ui/menu.tsx'
import { chooseConsent, chooseStyle, type Provider, type SettingsRow } from './companion.calls.ts'

export interface CompanionChoicesProps {
  settings: SettingsRow
  provider: Provider | null
  trigger: ReactElement
  isOpenAtFirst: boolean
}

const styles: Readonly<Record<CompanionStyle['style'], string>> = {
  warm_supportive: 'Warm and supportive',
  direct_concise: 'Direct and concise',
  professional_analytical: 'Sober and analytical',
  casual_friendly: 'Casual and friendly',
}

const places = (name: string, own: string): Readonly<Record<ConsentChoice, string>> => ({
  never: own,
  ask: `Ask before ${name}`,
  always: `Always ${name}`,
})

/** Where answers are made when nothing leaves: by which model, if one was chosen. */
function ownPlace({ answers, model }: SettingsRow): string {
  if (answers === 'local') return `${model}, on this machine`
  return answers === 'browser' ? 'This browser’s own model' : 'On this device only'
}

/** Where answers are made, which is this device until the person wants it otherwise, and how they sound. */
export function CompanionChoices({ settings, provider, trigger, isOpenAtFirst }: CompanionChoicesProps) {
  const vault = useVaultCalls()
  return (
    <Menu label="Companion" align="end" {...{ trigger, isOpenAtFirst }}>
      <MenuHeading>Where answers are made</MenuHeading>
      {provider ? (
        <MenuChoices
          value={settings.answers === 'cloud' ? settings.consent : 'never'}
          onChange={(choice) => void vault.run(chooseConsent, { choice }).catch(logError)}
        >
          {consentChoices.map((choice) => (
            <MenuChoice key={choice} value={choice}>
              {places(provider.name, ownPlace(settings))[choice]}
            </MenuChoice>
          ))}
        </MenuChoices>
      ) : (
        <p className="px-3 pb-2 text-[15px] leading-[1.4]">
          {ownPlace(settings)}. This server passes nothing on to a cloud model.
        </p>
      )}
      <MenuDivider />
      <MenuHeading>How it speaks</MenuHeading>
      <MenuChoices
        value={settings.style}
        onChange={(style) => void vault.run(chooseStyle, { style }).catch(logError)}
      >
        {Object.entries(styles).map(([style, label]) => (
          <MenuChoice key={style} value={style}>
            {label}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  )
}

function MenuHeading({ children }: { children: string }) {
  return <p className="type-label px-3 pb-1.5 pt-2 text-muted">{children}</p>
}
