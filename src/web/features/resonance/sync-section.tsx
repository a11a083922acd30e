import { useEffect, useId, useState } from 'react'
import { type SoundSuggestion, suggestSound } from '#domain/mindfulness/player/emotional-sync.ts'
import { tracks } from '#domain/sound/music/tracks.ts'
import { hourOf } from '#domain/time/day.ts'
import { dateAndTime } from '#domain/time/entry-date.ts'
import type { LatestRatingsRow } from '#domain/views/resonance.ts'
import { player, playerMoves } from '#web/audio/player/player.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'

import { chooseSync, mixer, recallSync } from './resonance-sound.ts'
import { soundName } from './sound-words.ts'

const hourMs = 3_600_000

/** A sound that suits how somebody last said they were, with the reason. Off until it is wanted. */
export function SyncSection({ isOn }: { isOn: boolean }) {
  const userId = useAuth().user?.id
  useEffect(() => {
    if (userId !== undefined) recallSync(userId)
  }, [userId])
  return (
    <section aria-label="Emotional sync" className="border-t border-line pt-5">
      <Toggle
        label="Emotional sync"
        note={isOn ? 'reads your latest check-in, on this device' : 'off: nothing is read'}
        isOn={isOn}
        onChange={(next) => userId !== undefined && chooseSync(userId, next)}
      />
      {isOn && <Suggestion />}
    </section>
  )
}

function Suggestion() {
  const { zone } = useMyDay()
  const now = useNow()
  const until = new Date(Math.ceil(now / hourMs) * hourMs).toISOString()
  const { rows, isReady } = useView('entries.latest-ratings', { until })
  const [latest] = rows
  if (!isReady) return null
  const ageMs = latest ? Math.max(0, now - Date.parse(latest.at)) : Number.POSITIVE_INFINITY
  const suggestion = latest ? suggestSound({ ...latest, ageMs }, hourOf(now, zone)) : null
  if (!latest || ageMs > 12 * hourMs)
    return (
      <Words>
        You rated no mood, energy or stress in the last twelve hours, so there is nothing to go by. Three taps
        on the dashboard are enough.
      </Words>
    )
  if (!suggestion) return <Words>Nothing stands out in what you said last. Play what you like.</Words>
  return <Suggested suggestion={suggestion} latest={latest} />
}

const Words = ({ children }: { children: string }) => (
  <p className="type-secondary mt-1 max-w-[60ch] text-text-2">{children}</p>
)

function Suggested({ suggestion, latest }: { suggestion: SoundSuggestion; latest: LatestRatingsRow }) {
  const id = useId()
  const [isWhy, setWhy] = useState(false)
  const rule = useMyDay()
  return (
    <>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-64 font-serif text-lead leading-ui">{suggestion.reason}</p>
        <Button variant="outline" size="small" onClick={() => play(suggestion)}>
          Play {nameOf(suggestion)}
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isWhy}
          aria-controls={id}
          onClick={() => setWhy(!isWhy)}
        >
          Why this
        </Button>
      </div>
      <p id={id} hidden={!isWhy} className="type-secondary mt-2 max-w-[62ch] text-text-2">
        It goes by the page of {dateAndTime(Date.parse(latest.at), rule)}: {ratingsIn(latest)}. A rule of
        taste picks the sound, on this device; nothing of it leaves, and nothing plays before you say so.
      </p>
    </>
  )
}

function ratingsIn({ mood, energy, stress }: LatestRatingsRow): string {
  const said = Object.entries({ mood, energy, stress }).filter(([, value]) => value !== null)
  return said.map(([scale, value]) => `${scale} ${value}`).join(', ')
}

function nameOf({ sound }: SoundSuggestion): string {
  if ('texture' in sound) return soundName(sound.texture)
  return tracks.find(({ id }) => id === sound.track)?.title ?? ''
}

function play({ sound }: SoundSuggestion): void {
  if ('texture' in sound) {
    const { volume } = player.read()
    const { texture: type, intensity } = sound
    mixer.play({ id: 'suggested', name: soundName(type), type, volume, intensity, dateCreated: '' })
  } else {
    const track = tracks.find(({ id }) => id === sound.track)
    if (track) playerMoves.chooseTrack(track)
  }
}
