import type { TextureVoice } from './rendering/texture-voice.ts'

/** What a session of the overlay says when it begins to sound; the player yields to it. */
export interface SessionBegins {
  readonly mixWithOthers: boolean
}

const listeners = new Set<(session: SessionBegins) => void>()
const sounding = new Set<SessionBegins>()

export function onSessionBegins(listener: (session: SessionBegins) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A session takes a voice as its own: the player yields, and until the voice that is given back is stopped nothing begins against it. */
export function sessionBegins(session: SessionBegins, voice: TextureVoice): TextureVoice {
  for (const tell of listeners) tell(session)
  const one = { ...session }
  sounding.add(one)
  return {
    setVolume: (volume) => voice.setVolume(volume),
    fadeTo: (level, ms) => voice.fadeTo(level, ms),
    stop(fadeMs) {
      sounding.delete(one)
      voice.stop(fadeMs)
    },
  }
}

/** The session that sounds now, the strictest of several; null: none does. */
export function sessionNow(): SessionBegins | null {
  const all = [...sounding]
  return all.find(({ mixWithOthers }) => !mixWithOthers) ?? all[0] ?? null
}
