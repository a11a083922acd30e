import type { TextureVoice } from './texture-voice.ts'

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

export function sessionBegins(session: SessionBegins): void {
  for (const tell of listeners) tell(session)
}

/** The voice of a session: until it is stopped, the session counts as sounding. */
export function voiceOfSession(voice: TextureVoice, session: SessionBegins): TextureVoice {
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
