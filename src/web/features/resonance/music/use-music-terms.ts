import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MusicStatus } from '#contract/music.ts'
import type { MusicAccess } from '#domain/mindfulness/player/music-access.ts'
import type { MusicTrack } from '#domain/sound/music/tracks.ts'
import { type PlayerView, playerMoves } from '#web/audio/player/player.ts'
import { useWaitsFor } from '#web/ui/together.tsx'
import { previews } from '../resonance-sound.ts'
import { askAgainMs } from './ask-again.ts'

const notes: Readonly<Record<MusicAccess, string>> = {
  open: 'Music is the premium part. Nothing is locked here, because this server does not sell it.',
  included: 'Music is the premium part, and your plan includes it.',
  preview: 'Music is the premium part. Without a paid plan each piece plays for 30 seconds.',
}
const away =
  'Music comes from the server, and it cannot be reached now. Ambient layers and tones are made on this device and play on.'

/** What somebody may hear of the music, in a sentence too, and how each piece stands. */
export function useMusicTerms({ pieces }: Pick<PlayerView, 'pieces'>): {
  access: MusicAccess
  note: string
  state: (track: MusicTrack) => string | null
} {
  const { data, isPending } = useQuery<MusicStatus | null>({ queryKey: ['/api/music'] })
  useWaitsFor(!isPending || pieces.size > 0)
  /** The server's word on what may be heard, which it holds to itself; undefined until it was heard. */
  const told = data?.access
  const access = told ?? 'open'
  const unheard = isPending ? '' : away
  const againMs = askAgainMs([...pieces.values()])
  useEffect(() => playerMoves.askForPieces(), [])
  useEffect(() => {
    if (againMs === null) return
    const timer = setInterval(playerMoves.askForPieces, againMs)
    return () => clearInterval(timer)
  }, [againMs])
  useEffect(() => previews.hold(access), [access])
  return {
    access,
    note: pieces.size === 0 && told === undefined ? unheard : notes[access],
    state: ({ id }) => stateWords(pieces.get(id)),
  }
}

function stateWords(piece: { state: string; share: number } | undefined): string | null {
  if (!piece || piece.state === 'ready') return null
  if (piece.state === 'composing') return `being composed, ${Math.round(piece.share * 100)} %`
  if (piece.state === 'waiting') return 'being composed soon'
  return piece.state === 'off' ? 'not on this server' : 'could not be composed yet'
}
