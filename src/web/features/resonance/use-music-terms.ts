import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MusicStatus } from '#contract/music.ts'
import { type MusicAccess, musicAccess } from '#domain/mindfulness/music-access.ts'
import type { MusicTrack } from '#domain/sound/music/tracks.ts'
import { type PlayerView, playerMoves } from '#web/audio/player.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { previews } from './resonance-sound.ts'

/** While a piece is being composed, it is asked so often how far it is; where one failed, the server itself tries again after minutes. */
const composingMs = 3_000
const failedMs = 60_000

/** In so many ms it is asked again how far the pieces are; null: they are as far as they come. */
export function askAgainMs(pieces: PlayerView['pieces']): number | null {
  const states = [...pieces.values()].map(({ state }) => state)
  const isOnItsWay =
    states.length === 0 || states.some((state) => state === 'composing' || state === 'waiting')
  if (isOnItsWay) return composingMs
  return states.includes('failed') ? failedMs : null
}

const notes: Readonly<Record<MusicAccess, string>> = {
  open: 'Music is the premium part. Nothing is locked here, because this server has no billing.',
  included: 'Music is the premium part, and your plan includes it.',
  preview: 'Music is the premium part. Without a paid plan each piece plays for 30 seconds.',
}
/** Before the server has said what holds here. */
const unsaid = 'Music is the premium part.'
const away =
  'Music comes from the server, and it cannot be reached now. Ambient layers and tones are made on this device and play on.'

/** What somebody may hear of the music, in a sentence too, and how each piece stands. */
export function useMusicTerms({ pieces }: Pick<PlayerView, 'pieces'>): {
  access: MusicAccess
  note: string
  standing: (track: MusicTrack) => string | null
} {
  const { user } = useAuth()
  const { data, isPending } = useQuery<MusicStatus | null>({ queryKey: ['/api/music'] })
  const hasBilling = data?.hasBilling
  const access = musicAccess(hasBilling ?? false, user?.planType ?? 'free')
  const againMs = askAgainMs(pieces)
  useEffect(() => {
    playerMoves.askForPieces()
    if (againMs === null) return
    const timer = setInterval(playerMoves.askForPieces, againMs)
    return () => clearInterval(timer)
  }, [againMs])
  useEffect(() => previews.hold(access), [access])
  return {
    access,
    note: noteOf(access, hasBilling !== undefined || pieces.size > 0, isPending),
    standing: ({ id }) => standingWords(pieces.get(id)),
  }
}

/** One sentence on what the music costs here, or why it cannot be heard. */
export function noteOf(access: MusicAccess, hasAnswered: boolean, isPending: boolean): string {
  if (hasAnswered) return notes[access]
  return isPending ? unsaid : away
}

function standingWords(piece: { state: string; share: number } | undefined): string | null {
  if (!piece || piece.state === 'ready') return null
  if (piece.state === 'composing') return `being composed, ${Math.round(piece.share * 100)} %`
  if (piece.state === 'waiting') return 'being composed soon'
  return piece.state === 'off' ? 'not on this server' : 'could not be composed yet'
}
