import type { Tone } from '#domain/sound/sound-names.ts'
import { faultWords } from '#web/audio/fault-words.ts'
import { player, playerMoves } from '#web/audio/player/player.ts'
import { sounds } from '#web/audio/sounds.ts'
import { keepText, readText } from '#web/lib/device/local-storage.ts'
import { onLeaving } from '#web/lib/device/page-left.ts'
import { toast } from '#web/lib/toasts.ts'
import { LayerVoices } from './mixer/layer-voices.ts'
import { makeMixer } from './mixer/mixer.ts'
import { makePreviewGuard } from './music/preview-guard.ts'
import { makeSleep } from './sleep-timer.ts'

const syncKey = (userId: number): string => `inkwell-emotional-sync-${userId}`

function sayFault(error: unknown): void {
  console.error(error)
  toast(faultWords(error))
}

/** The tab's mixer: it goes on while other pages of the app are open. */
export const mixer = makeMixer({
  player,
  moves: playerMoves,
  voices: new LayerVoices(sounds.texture, sayFault),
})

const fades = { sleep: 1, preview: 1 }

function fadeTo(change: Partial<typeof fades>): void {
  Object.assign(fades, change)
  playerMoves.setFade(fades.sleep * fades.preview)
  mixer.fadeTo(fades.sleep)
}

/** Ends what may only be heard in part. */
export const previews = makePreviewGuard({
  isMusicHeard: () => player.read().isPlaying && player.read().soundType === 'music',
  position: playerMoves.position,
  fade: (preview) => fadeTo({ preview }),
  end: () => {
    playerMoves.pause()
    playerMoves.seek(0)
    toast({
      title: 'That was the preview',
      description: 'Music is the premium part. Ambient layers and tones are free, here and everywhere.',
    })
  },
})

/** The tab's sleep timer. */
export const sleep = makeSleep({
  now: () => Date.now(),
  fade: (level) => fadeTo({ sleep: level }),
  rest: playerMoves.rest,
})
player.subscribe(() => player.read().isPlaying && sleep.wake())

/** What somebody set going does not go on, and does not wait, for whoever comes next. */
onLeaving(() => {
  sleep.rest()
  previews.hold('open')
  mixer.clear()
})

export const playTone = (tone: Tone): void => void sounds.tone(tone, player.read().volume).catch(sayFault)

/** Percent, 10 to 100. */
export const setIntensity = (percent: number): void => playerMoves.setIntensity(percent)

/** Turns emotional sync on or off for somebody, on this device. */
export function chooseSync(userId: number, isOn: boolean): void {
  playerMoves.setEmotionalSync(isOn)
  keepText(syncKey(userId), isOn ? 'on' : 'off')
}

/** Emotional sync as somebody left it here; off until they want it. */
export function recallSync(userId: number): void {
  playerMoves.setEmotionalSync(readText(syncKey(userId)) === 'on')
}
