import { isSold, isUnlocked, type Standing, type Tier } from '#domain/billing/unlocks.ts'

/** Seconds of a piece that somebody hears who does not have the music. */
export const previewSeconds = 30
/** Before its end a preview grows softer, in seconds. */
export const previewFadeSeconds = 3

/**
 * open: this server sells no music, so none is locked; included: the plan has the music; preview: each piece is heard for
 * `previewSeconds`.
 */
export const musicAccesses = ['open', 'included', 'preview'] as const
export type MusicAccess = (typeof musicAccesses)[number]

/** What somebody may hear of the music: it belongs to those paid tiers of a server that unlock it. */
export function musicAccess(standing: Standing, tiers: readonly Tier[]): MusicAccess {
  if (!standing.hasBilling || !isSold('music', tiers)) return 'open'
  return isUnlocked('music', standing, tiers) ? 'included' : 'preview'
}

export interface PreviewMoment {
  /** Factor for the volume, 0 to 1. */
  readonly fade: number
  /** Seconds that are left; null where there is no end before the piece's own. */
  readonly remaining: number | null
  readonly isOver: boolean
}

/** Where a preview is when a piece has been heard up to `position` (seconds). */
export function previewAt(access: MusicAccess, position: number): PreviewMoment {
  if (access !== 'preview') return { fade: 1, remaining: null, isOver: false }
  const remaining = Math.min(previewSeconds, Math.max(0, previewSeconds - position))
  return { fade: Math.min(1, remaining / previewFadeSeconds), remaining, isOver: remaining === 0 }
}
