import type { Speaker } from '#web/lib/device/device-speaker.ts'

/** Something that is being said. */
export interface Playing {
  pause(): void
  resume(): void
  stop(): void
}

export interface Ends {
  /** It was said to its end. */
  readonly onEnd: () => void
  readonly onTrouble: (sentence: string) => void
}

const deviceTrouble = 'The voice of this device did not speak. Please try again.'
const needsPress = 'Your browser lets a page speak only after a press. Please press again.'
const soundTrouble = 'The sound could not be played. Please try again.'

/** Says pieces one after the other. After a pause it takes up the piece it was in: browsers forget longer pauses within one. */
export function sayPieces(pieces: readonly string[], speaker: Speaker, { onEnd, onTrouble }: Ends): Playing {
  let at = 0
  /** Which utterance counts: a cancelled one also ends. */
  let turn = 0
  const next = (): void => {
    const mine = ++turn
    const piece = pieces[at]
    if (piece === undefined) {
      onEnd()
      return
    }
    speaker.say(piece, (error) => {
      if (mine !== turn) return
      if (error === null) {
        at += 1
        next()
      } else onTrouble(error === 'not-allowed' ? needsPress : deviceTrouble)
    })
  }
  const silence = (): void => {
    turn += 1
    speaker.cancel()
  }
  next()
  return { pause: silence, resume: next, stop: silence }
}

/** Plays a sound that has come whole. */
export function playSound(bytes: ArrayBuffer, mime: string, { onEnd, onTrouble }: Ends): Playing {
  const address = URL.createObjectURL(new Blob([bytes], { type: mime }))
  const sound = new Audio(address)
  let isOver = false
  const over = (tell: () => void): void => {
    if (isOver) return
    isOver = true
    sound.pause()
    URL.revokeObjectURL(address)
    tell()
  }
  const play = (): void => {
    sound.play().catch((error: unknown) => {
      const isHeldBack = error instanceof DOMException && error.name === 'NotAllowedError'
      const isStopped = error instanceof DOMException && error.name === 'AbortError'
      if (!isStopped) over(() => onTrouble(isHeldBack ? needsPress : soundTrouble))
    })
  }
  sound.onended = () => over(onEnd)
  sound.onerror = () => over(() => onTrouble(soundTrouble))
  play()
  return { pause: () => sound.pause(), resume: play, stop: () => over(() => undefined) }
}
