import { mindfulnessFaults } from '#domain/mindfulness/mindfulness-toasts.ts'
import type { Tone } from '#domain/sound/sound-names.ts'
import { player, playerMoves } from '#web/audio/player.ts'
import { sounds } from '#web/audio/sounds.ts'
import { keepText, readText } from '#web/lib/local-storage.ts'
import { toast } from '#web/lib/toasts.ts'
import { LayerVoices } from './layer-voices.ts'
import { makeMixer } from './mixer.ts'
import { makePreviewGuard } from './preview-guard.ts'
import { makeSleep } from './sleep-timer.ts'

const syncKey = 'inkwell-emotional-sync'

function sayFault(error: unknown): void {
  console.error(error)
  toast(mindfulnessFaults.sound)
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
  rest: playerMoves.pause,
})

export const playTone = (tone: Tone): void => void sounds.tone(tone, player.read().volume).catch(sayFault)

/** Percent, 10 to 100. */
export const setIntensity = (percent: number): void => playerMoves.setIntensity(percent)

/** Turns emotional sync on or off, on this device. */
export function chooseSync(isOn: boolean): void {
  playerMoves.setEmotionalSync(isOn)
  keepText(syncKey, isOn ? 'on' : 'off')
}
if (readText(syncKey) === 'on') playerMoves.setEmotionalSync(true)
