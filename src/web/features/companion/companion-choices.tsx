import { useNavigate } from '@tanstack/react-router'
import { type ReactElement, useSyncExternalStore } from 'react'
import { communicationStyles, optionLabel } from '#domain/account/onboarding-choices.ts'
import { onThisDevice } from '#domain/companion/talk/companion-choices.ts'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'
import type { SettingsRow } from '#domain/views/companion.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Menu, MenuChoice, MenuChoices, MenuDivider, MenuItem } from '#web/ui/menu.tsx'
import type { Provider } from '#worker/companion/companion.calls.ts'
import { type AnswerPlace, answerPlaces, choosePlace, placeOf } from './answer-place.ts'
import { permitFor, watchPermits } from './lasting-permit.ts'

export interface CompanionChoicesProps {
  settings: SettingsRow
  provider: Provider | null
  talk: TalkOf
  trigger: ReactElement
  isOpenAtFirst: boolean
}

const places = (name: string, own: string): Readonly<Record<AnswerPlace, string>> => ({
  never: own,
  ask: `Ask before ${name}`,
  talk: `${name} for this talk`,
  always: `Always ${name}`,
})

/** Where answers are made when nothing leaves: by which model, if one was chosen. */
function ownPlace({ answers, model, deviceModel }: SettingsRow): string {
  if (answers === 'model') return onThisDevice(deviceModel)
  if (answers === 'local') return `${model}, on this machine`
  return answers === 'browser' ? 'This browser’s own model' : 'On this device only'
}

/** Where answers are made, which is this device until the person wants it otherwise, and how they sound. */
export function CompanionChoices({
  settings,
  provider,
  talk,
  trigger,
  isOpenAtFirst,
}: CompanionChoicesProps) {
  const vault = useVaultCalls()
  const permit = useSyncExternalStore(watchPermits, () => permitFor(talk))
  const navigate = useNavigate()
  return (
    <Menu label="Companion" align="end" {...{ trigger, isOpenAtFirst }}>
      <MenuHeading>Where answers are made</MenuHeading>
      {provider ? (
        <MenuChoices
          value={placeOf(settings, permit)}
          onChange={(place) =>
            void choosePlace(vault, place, { talk, receiver: provider.id }).catch(sayFailed)
          }
        >
          {answerPlaces.map((place) => (
            <MenuChoice key={place} value={place}>
              {places(provider.name, ownPlace(settings))[place]}
            </MenuChoice>
          ))}
        </MenuChoices>
      ) : (
        <p className="px-3 pb-2 text-ui leading-ui">
          {ownPlace(settings)}. This server passes nothing on to a cloud model.
        </p>
      )}
      <MenuDivider />
      <MenuHeading>How it speaks</MenuHeading>
      <MenuChoices
        value={settings.style}
        onChange={(style) => void chooseOf(vault, 'companion_style', { style }).catch(sayFailed)}
      >
        {communicationStyles.map((style) => (
          <MenuChoice key={style} value={style}>
            {optionLabel(style)}
          </MenuChoice>
        ))}
      </MenuChoices>
      <MenuDivider />
      <MenuItem onSelect={() => void navigate({ to: '/guided' })}>Guided conversations</MenuItem>
    </Menu>
  )
}

function MenuHeading({ children }: { children: string }) {
  return <p className="type-label px-3 pb-1.5 pt-2 text-muted">{children}</p>
}
