import { useMemo } from 'react'
import { presetFragment, type SharedPreset } from '#domain/mindfulness/player/preset-link.ts'
import type { KeptSoundRow } from '#domain/views/resonance.ts'
import { player, playerMoves } from '#web/audio/player/player.ts'
import { useAuth } from '#web/lib/account/auth-context.tsx'
import { onLeaving } from '#web/lib/device/page-left.ts'
import { toast } from '#web/lib/toasts.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { entityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { vaultCallsOf } from '#web/lib/vault/vault-calls.ts'

import { mixer } from '../resonance-sound.ts'

export interface ShownSound extends KeptSoundRow {
  /** False: it is only in the memory of this tab. */
  readonly isSealed: boolean
  /** Whose it is. */
  readonly owner: number
}

interface UnsealedSound extends KeptSoundRow {
  readonly owner: number
}

/** Sounds that are not sealed yet, or could not be. */
const unsealed = watchedValue<readonly UnsealedSound[]>([])
onLeaving(() => unsealed.write([]))

/** All kept sounds, sealed ones first. */
export function useKeptSounds(): { sounds: readonly ShownSound[]; isReady: boolean } {
  const { rows, isReady } = useView('sounds.kept')
  const waiting = useWatched(unsealed)
  const owner = useAuth().user?.id
  const sounds = useMemo(() => {
    const sealed = new Set(rows.map(({ id }) => id))
    if (owner === undefined) return []
    const theirs = waiting.filter((row) => row.owner === owner && !sealed.has(row.id))
    return [
      ...rows.map((row) => ({ ...row, owner, isSealed: true })),
      ...theirs.map((row) => ({ ...row, isSealed: false })),
    ]
  }, [rows, waiting, owner])
  return { sounds, isReady }
}

/** Keeps what is chosen under a name for its owner, in memory first and sealed right after; an empty name keeps nothing, without a word. */
export function keepCurrent(name: string, owner: number): boolean {
  const before = player.read().userPresets.length
  playerMoves.savePreset(name)
  const { userPresets } = player.read()
  const made = userPresets.at(-1)
  if (!made || userPresets.length === before) return false
  const layers = mixer.layers()
  const row = { ...made, owner, ...(Object.keys(layers).length > 0 && { layers }) }
  unsealed.write([...unsealed.read(), row])
  void seal(row)
  return true
}

const actionsOf = (owner: number) => entityActions(vaultCallsOf(owner), 'sound_preset')

/** Seals a sound that is only in memory. */
export async function seal({ id, owner, ...sound }: UnsealedSound): Promise<void> {
  if ((await actionsOf(owner).create(sound, { uid: id })) !== null) forget(id)
}

const forget = (id: string): void => unsealed.write(unsealed.read().filter((row) => row.id !== id))

export function rename({ id, owner, isSealed }: ShownSound, name: string): void {
  if (isSealed) void actionsOf(owner).patch(id, { name })
  else unsealed.write(unsealed.read().map((row) => (row.id === id ? { ...row, name } : row)))
}

/** Takes a sound away and offers to put it back. */
export async function remove({ isSealed, ...row }: ShownSound): Promise<void> {
  const words = `${row.name} is deleted`
  if (isSealed) return void (await actionsOf(row.owner).remove(row.id, words))
  forget(row.id)
  const putBack = () => unsealed.write([...unsealed.read(), row])
  offerUndo(words, putBack)
}

/** The address that brings a sound to somebody else; the server never sees what stands behind its '#'. */
export const linkOf = (sound: SharedPreset): string => `${location.origin}/resonance#${presetFragment(sound)}`

/** Copies the link; where the browser does not let it, `onUncopied` shows it. */
export async function share(sound: SharedPreset, onUncopied: (link: string) => void): Promise<void> {
  const link = linkOf(sound)
  try {
    await navigator.clipboard.writeText(link)
    toast({
      title: 'Link copied',
      description:
        'Who opens it can play this sound. The sound stands in the link itself; no server keeps it.',
    })
  } catch {
    onUncopied(link)
  }
}
