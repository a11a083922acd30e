import { meditationTypes } from '#domain/mindfulness/meditation/meditation-types.ts'
import type { MindfulnessSession } from '#domain/mindfulness/mindfulness-records.ts'
import { textures } from '#domain/sound/sound-names.ts'

/** What was practised: 'Box Breathing', 'Body Scan', 'Ocean Waves'. */
export function sessionName(session: MindfulnessSession): string {
  if (session.type === 'breathing') return session.pattern
  if (session.type === 'meditation')
    return meditationTypes.find(({ id }) => id === session.meditationType)?.name ?? 'Meditation'
  return textures.find(({ id }) => id === session.soundType)?.name ?? 'Ambient sound'
}

/** 'a minute', '12 minutes'; less than one is told in seconds. */
export function spentWords(spentMs: number): string {
  if (spentMs < 60_000) return `${Math.min(59, Math.round(spentMs / 1_000))} seconds`
  const minutes = Math.round(spentMs / 60_000)
  return minutes === 1 ? 'one minute' : `${minutes} minutes`
}

/** What stands beside its name: '3 minutes of 5, 11 cycles, came stressed'. */
export function sessionDetails(session: MindfulnessSession): string {
  const { spentMs, plannedMs, isComplete } = session
  const spent = spentWords(spentMs)
  const planned = plannedMs === null ? null : Math.round(plannedMs / 60_000)
  const time = isComplete || planned === null ? spent : `${spent} of ${planned}`
  if (session.type !== 'breathing')
    return session.type === 'meditation' && session.isGuided ? `${time}, guided` : time
  const cycles = session.completedCycles === 1 ? 'one cycle' : `${session.completedCycles} cycles`
  const came = session.feeling ? `, came ${session.feeling.toLowerCase()}` : ''
  return `${time}, ${cycles}${came}`
}
