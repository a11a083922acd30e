import { Play, Square } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { deviceAddressOf, deviceVoiceId, serviceVoiceOf } from '#domain/voice/voice-choices.ts'
import { useDeviceVoices, voiceFor } from '#web/lib/device/device-voices.ts'
import { chooseOf } from '#web/lib/vault/choose-of.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PickList } from './pick-list.tsx'
import { endPreview, previewDevice, previewService, usePreview } from './preview.ts'
import { useTtsChoice, useVoiceService } from './use-tts.ts'
import { VoiceConsentSection } from './voice-consent-section.tsx'

/** The voices there are: those of this device, and those of the service where there is one. */
export function VoiceChoice() {
  const vault = useVaultCalls()
  const { settings, hasFailed, choose } = useTtsChoice()
  const consent = useView('voice.consent').rows[0]?.choice ?? 'never'
  const { trouble } = usePreview()
  const group = useId()
  useEffect(() => endPreview, [])
  const chooseService = (id: string): void => {
    choose({ preferredVoiceId: id })
    // Choosing such a voice means that it may ask; it still sends nothing before a yes.
    if (consent === 'never') chooseOf(vault, 'voice_consent', { choice: 'ask' }).catch(sayFailed)
  }
  return (
    <>
      <DeviceVoices
        {...{ group }}
        chosen={settings.preferredVoiceId}
        onChoose={(preferredVoiceId) => choose({ preferredVoiceId })}
      />
      <ServiceVoices {...{ group, settings }} onChoose={chooseService} />
      {(trouble || hasFailed) && (
        <p role="alert" className="mt-2.5 text-label leading-ui text-danger">
          {trouble ?? 'The server could not keep this. Nothing was changed; please try again.'}
        </p>
      )}
    </>
  )
}

const languageNames = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' })
const nameOf = (tag: string): string => {
  try {
    return languageNames.of(tag) ?? tag
  } catch {
    return tag
  }
}
const languageOf = (lang: string): string => lang.split(/[-_]/, 1)[0]?.toLowerCase() ?? lang

function DeviceVoices({
  group,
  chosen,
  onChoose,
}: {
  group: string
  chosen: string | null
  onChoose: (voiceId: string | null) => void
}) {
  const voices = useDeviceVoices()
  const own = voiceFor(voices, null, 'en-US')
  const address = deviceAddressOf(chosen)
  const [picked, setPicked] = useState<string | null>(null)
  const current = voiceFor(voices, address, 'en-US')
  const language = picked ?? languageOf(current?.lang ?? 'en')
  const languages = [...new Set(voices.map(({ lang }) => languageOf(lang)))]
    .map((tag) => [tag, nameOf(tag)] as const)
    .sort(([, a], [, b]) => a.localeCompare(b))
  const shown = voices.filter(({ lang }) => languageOf(lang) === language)
  const isHere = address === null || voices.some(({ voiceURI }) => voiceURI === address)
  return (
    <fieldset className="mt-4 min-w-0">
      <legend className="type-label text-muted">On this device. Nothing leaves it.</legend>
      {voices.length === 0 ? (
        <p className="type-secondary mt-2 text-text-2">
          This browser has no voice of its own on this device. Voices that it would fetch from its maker are
          left out, since your words would go there.
        </p>
      ) : (
        <>
          {languages.length > 1 && (
            <div className="mt-3 max-w-80">
              <PickList label="Language" value={language} options={languages} onChange={setPicked} />
            </div>
          )}
          <div className="mt-3 max-h-80 overflow-y-auto border-y border-line [scrollbar-width:thin]">
            <VoiceRow
              {...{ group }}
              name="The device’s own"
              about={own ? own.name : ''}
              isChosen={chosen === null}
              onChoose={() => onChoose(null)}
            />
            {shown.map((voice) => {
              const id = deviceVoiceId(voice.voiceURI)
              return (
                <VoiceRow
                  key={id}
                  {...{ group }}
                  name={voice.name}
                  about={voice.lang.replace('_', '-')}
                  isChosen={chosen === id}
                  onChoose={() => onChoose(id)}
                  preview={<PreviewIcon id={id} name={voice.name} onPlay={() => previewDevice(id, voice)} />}
                />
              )
            })}
          </div>
        </>
      )}
      {!isHere && (
        <p className="type-secondary mt-2 text-muted">
          The voice you chose on another device is not on this one; its own is used instead.
        </p>
      )}
    </fieldset>
  )
}

function ServiceVoices({
  group,
  settings,
  onChoose,
}: {
  group: string
  settings: ReturnType<typeof useTtsChoice>['settings']
  onChoose: (id: string) => void
}) {
  const found = useVoiceService()
  const { preferredVoiceId, voiceSettings } = settings
  if (found === undefined) return <Skeleton className="mt-6 h-14 w-full" />
  if (!found?.service)
    return (
      <p className="type-secondary mt-5 text-muted">
        {found
          ? 'ElevenLabs voices are not set up on this server.'
          : 'Whether there are voices elsewhere is not known without a connection.'}
      </p>
    )
  const { service, voices, trouble } = found
  return (
    <fieldset className="mt-7 min-w-0">
      <legend className="type-label text-muted">
        By {service.name}. The words of a reply go to {service.host}.
      </legend>
      {trouble && <p className="type-secondary mt-2 text-text-2">{trouble}</p>}
      {voices.length > 0 && (
        <div className="mt-3 max-h-80 overflow-y-auto border-y border-line [scrollbar-width:thin]">
          {voices.map(({ id, name, about }) => (
            <VoiceRow
              key={id}
              {...{ group, name, about }}
              isChosen={preferredVoiceId === id}
              onChoose={() => onChoose(id)}
              preview={
                <PreviewIcon {...{ id, name }} onPlay={() => void previewService(id, voiceSettings)} />
              }
            />
          ))}
        </div>
      )}
      {serviceVoiceOf(preferredVoiceId) !== null && <VoiceConsentSection service={service.name} />}
    </fieldset>
  )
}

function VoiceRow({
  group,
  name,
  about,
  isChosen,
  onChoose,
  preview,
}: {
  group: string
  name: string
  about: string
  isChosen: boolean
  onChoose: () => void
  preview?: ReactNode
}) {
  const id = useId()
  return (
    <div className="group flex min-h-13 items-center gap-4 border-t border-line first:border-t-0">
      <input
        autoComplete="off"
        id={id}
        type="radio"
        name={group}
        checked={isChosen}
        onChange={onChoose}
        className="ml-1 size-5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[6px] checked:border-ink"
      />
      <label
        htmlFor={id}
        className="flex min-h-11 min-w-0 flex-1 flex-wrap content-center items-baseline gap-x-3"
      >
        <span className="font-serif text-read leading-list text-text-2 group-has-checked:text-text">
          {name}
        </span>
        <span className="text-small text-muted">{about}</span>
      </label>
      {preview}
    </div>
  )
}

function PreviewIcon({ id, name, onPlay }: { id: string; name: string; onPlay: () => void }) {
  const isOn = usePreview().voiceId === id
  return (
    <IconButton
      label={isOn ? `Stop ${name}` : `Hear ${name}`}
      icon={
        isOn ? (
          <Square size={15} aria-hidden="true" />
        ) : (
          <Play size={16} strokeWidth={1.7} aria-hidden="true" />
        )
      }
      onClick={isOn ? endPreview : onPlay}
    />
  )
}
