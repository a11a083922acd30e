import { useMemo } from 'react'
import type { KeptSound } from '#domain/mindfulness/mindfulness-records.ts'
import { presetFragment, type SharedPreset } from '#domain/mindfulness/preset-link.ts'
import { player, playerMoves } from '#web/audio/player.ts'
import { toast } from '#web/lib/toasts.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { useWatched, watchedValue } from '#web/lib/watched.ts'
import { inkwell } from '#web/lib/worker-link.ts'
import { type KeptSoundRow, keepSound, keptSounds, removeSound, renameSound } from './resonance.calls.ts'
import { mixer } from './resonance-sound.ts'

export interface ShownSound extends KeptSoundRow {
  /** False: it is only in the memory of this tab. */
  readonly isSealed: boolean
}

/** Sounds that are not sealed yet, or could not be. */
const unsealed = watchedValue<readonly KeptSoundRow[]>([])

function sayFailed(error: unknown): void {
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}

/** All kept sounds, sealed ones first. */
export function useKeptSounds(): { sounds: readonly ShownSound[]; isReady: boolean } {
  const { rows, isReady } = useRows(keptSounds, null)
  const waiting = useWatched(unsealed)
  const sounds = useMemo(() => {
    const sealed = new Set(rows.map(({ id }) => id))
    return [
      ...rows.map((row) => ({ ...row, isSealed: true })),
      ...waiting.flatMap((row) => (sealed.has(row.id) ? [] : [{ ...row, isSealed: false }])),
    ]
  }, [rows, waiting])
  return { sounds, isReady }
}

/** Keeps what is chosen under a name, in memory first and sealed right after; an empty name keeps nothing, without a word. */
export function keepCurrent(name: string): boolean {
  const before = player.read().userPresets.length
  playerMoves.savePreset(name)
  const { userPresets } = player.read()
  const made = userPresets.at(-1)
  if (!made || userPresets.length === before) return false
  const layers = mixer.layers()
  const row = { ...made, ...(Object.keys(layers).length > 0 && { layers }) }
  unsealed.write([...unsealed.read(), row])
  void seal(row)
  return true
}

/** Seals a sound that is only in memory. */
export async function seal({ id, ...sound }: KeptSoundRow): Promise<void> {
  try {
    await inkwell.run(keepSound, { uid: id, sound })
    forget(id)
  } catch (error) {
    sayFailed(error)
  }
}

const forget = (id: string): void => unsealed.write(unsealed.read().filter((row) => row.id !== id))

export function rename({ id, isSealed }: ShownSound, name: string): void {
  if (isSealed) inkwell.run(renameSound, { uid: id, name }).catch(sayFailed)
  else unsealed.write(unsealed.read().map((row) => (row.id === id ? { ...row, name } : row)))
}

/** Takes a sound away and offers to put it back. */
export async function remove({ id, name, isSealed, ...rest }: ShownSound): Promise<void> {
  const row = { id, name, ...rest }
  try {
    const gone: KeptSound | null = isSealed ? await inkwell.run(removeSound, { uid: id }) : row
    forget(id)
    if (!gone) return
    const putBack = () => {
      if (!isSealed) unsealed.write([...unsealed.read(), row])
      else inkwell.run(keepSound, { uid: id, sound: gone }).catch(sayFailed)
    }
    toast({ title: `${name} is deleted`, action: { label: 'Undo', onPress: putBack } })
  } catch (error) {
    sayFailed(error)
  }
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
