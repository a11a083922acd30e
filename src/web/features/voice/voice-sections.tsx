import type { ReactNode } from 'react'
import { serviceVoiceOf, type VoiceSettings } from '#domain/voice/voice-choices.ts'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { useWaitsFor } from '#web/ui/together.tsx'
import { useTtsChoice, useVoiceService } from './use-tts.ts'

function NotKept({ hasFailed }: { hasFailed: boolean }) {
  return (
    hasFailed && (
      <p role="alert" className="mt-2.5 text-label leading-ui text-danger">
        The server could not keep this. Nothing was changed; please try again.
      </p>
    )
  )
}

/** Whether replies can be heard, and whether they are read by themselves. */
export function RepliesSection() {
  const { settings, hasFailed, choose } = useTtsChoice()
  return (
    <>
      <div className="mt-3 divide-y divide-line border-y border-line">
        <Toggle
          className="py-2"
          label="Read replies aloud"
          note="a way to listen under each"
          isOn={settings.enabled}
          onChange={(enabled) => choose({ enabled })}
        />
        <Toggle
          className="py-2"
          label="Without being asked"
          note="each reply, as soon as it is whole"
          isOn={settings.autoplayResponses}
          isDisabled={!settings.enabled}
          onChange={(autoplayResponses) => choose({ autoplayResponses })}
        />
      </div>
      <p className="type-secondary mt-3 text-muted">
        Browsers let a page speak only after a press: press Listen once, and until you leave, replies are read
        by themselves. Escape stops. A screen reader is then told only that there is an answer, so that it is
        not heard twice. Replies to words that may mean danger are never read unasked.
      </p>
      <NotKept hasFailed={hasFailed} />
    </>
  )
}

const levels = [
  ['stability', 'Stability', 'lively', 'steady'],
  ['similarity_boost', 'Similarity', 'free', 'close to the voice'],
  ['style', 'Style', 'plain', 'exaggerated'],
] as const

/** How a voice of ElevenLabs sounds; nothing where there is none to be had. */
export function SoundSection({ inPart }: { inPart: (content: ReactNode) => ReactNode }) {
  const { settings, hasFailed, choose } = useTtsChoice()
  const service = useVoiceService()
  useWaitsFor(service !== undefined)
  const { voiceSettings: sound, preferredVoiceId } = settings
  const change = (next: Partial<VoiceSettings>): void => choose({ voiceSettings: { ...sound, ...next } })
  const isUsed = serviceVoiceOf(preferredVoiceId) !== null
  if (!isUsed && !service?.service) return null
  if (!isUsed)
    return inPart(
      <p className="type-secondary mt-1 text-muted">
        Voices of your device sound as they are. Choose an ElevenLabs voice to set how it sounds.
      </p>,
    )
  return inPart(
    <>
      <p className="type-secondary mt-1 text-muted">
        Only for ElevenLabs voices; voices of your device sound as they are.
        {service && !service.service && ' This server has none, so nothing here is heard for now.'}
      </p>
      <div className="mt-5 grid gap-5">
        {levels.map(([name, label, least, most]) => (
          <Slider
            key={name}
            label={label}
            min={0}
            max={1}
            step={0.05}
            value={sound[name]}
            wordFor={(value) => (value < 0.34 ? least : value > 0.66 ? most : 'between')}
            ground="var(--surface-0)"
            onChange={(value) => change({ [name]: Math.round(value * 100) / 100 })}
          />
        ))}
      </div>
      <div className="mt-3 border-y border-line">
        <Toggle
          className="py-2"
          label="Speaker boost"
          note="closer to the voice, a little slower"
          isOn={sound.use_speaker_boost}
          onChange={(use_speaker_boost) => change({ use_speaker_boost })}
        />
      </div>
      <NotKept hasFailed={hasFailed} />
    </>,
  )
}
