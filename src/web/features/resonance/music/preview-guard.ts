import { type MusicAccess, previewAt } from '#domain/mindfulness/player/music-access.ts'

/** So often it is looked how much of a piece was heard. */
const everyMs = 250
/** Music needs a second to go; until then the volume stays down. */
export const goneAfterMs = 1_200

export interface PreviewParts {
  readonly isMusicHeard: () => boolean
  /** Seconds into the piece. */
  readonly position: () => number
  /** Factor for the music's volume, 0 to 1. */
  readonly fade: (level: number) => void
  /** The preview is over: the piece stops and lies at its beginning. */
  readonly end: () => void
}

/** Holds who has no more than a preview to it, on every page of the app, from the first time that it is known. */
export function makePreviewGuard({ isMusicHeard, position, fade, end }: PreviewParts): {
  hold: (access: MusicAccess) => void
} {
  let ticking: ReturnType<typeof setInterval> | undefined
  let givingBack: ReturnType<typeof setTimeout> | undefined
  let level = 1

  function fadeTo(next: number): void {
    if (next !== level) fade(next)
    level = next
  }

  function look(access: MusicAccess): void {
    if (!isMusicHeard()) return
    clearTimeout(givingBack)
    const moment = previewAt(access, position())
    fadeTo(moment.fade)
    if (!moment.isOver) return
    end()
    giveBackLater()
  }

  function giveBackLater(): void {
    clearTimeout(givingBack)
    givingBack = setTimeout(fadeTo, goneAfterMs, 1)
  }

  return {
    hold(access) {
      clearInterval(ticking)
      ticking = undefined
      if (isMusicHeard()) fadeTo(1)
      else giveBackLater()
      if (access === 'preview') ticking = setInterval(() => look(access), everyMs)
    },
  }
}
