import { useMemo } from 'react'
import type { KeptSound } from '#domain/mindfulness/mindfulness-records.ts'
import { presetFragment, type SharedPreset } from '#domain/mindfulness/preset-link.ts'
import { player, playerMoves } from '#web/audio/player.ts'
import { useAuth } from '#web/lib/auth-context.tsx'
import { onLeaving } from '#web/lib/left.ts'
import { toast } from '#web/lib/toasts.ts'
import { useRows } from '#web/lib/use-rows.ts'
import { vaultCallsOf } from '#web/lib/vault-calls.ts'
import { useWatched, watchedValue } from '#web/lib/watched.ts'
import { type KeptSoundRow, keepSound, keptSounds, removeSound, renameSound } from './resonance.calls.ts'
import { mixer } from './resonance-sound.ts'

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
/** Another one whenever somebody leaves: what was begun before says nothing to whoever comes next. */
let visit = {}
onLeaving(() => {
  unsealed.write([])
  visit = {}
})

function sayFailed(error: unknown, from = visit): void {
  if (from !== visit) return
  const why = error instanceof Error ? error.message : String(error)
  toast({ variant: 'destructive', title: 'That did not work', description: `Nothing is lost. ${why}` })
}

/** All kept sounds, sealed ones first. */
export function useKeptSounds(): { sounds: readonly ShownSound[]; isReady: boolean } {
  const { rows, isReady } = useRows(keptSounds, null)
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

/** Seals a sound that is only in memory. */
export async function seal({ id, owner, ...sound }: UnsealedSound): Promise<void> {
  const from = visit
  try {
    await vaultCallsOf(owner).run(keepSound, { uid: id, sound })
    forget(id)
  } catch (error) {
    sayFailed(error, from)
  }
}

const forget = (id: string): void => unsealed.write(unsealed.read().filter((row) => row.id !== id))

export function rename({ id, owner, isSealed }: ShownSound, name: string): void {
  const from = visit
  if (isSealed)
    vaultCallsOf(owner)
      .run(renameSound, { uid: id, name })
      .catch((error: unknown) => sayFailed(error, from))
  else unsealed.write(unsealed.read().map((row) => (row.id === id ? { ...row, name } : row)))
}

/** Takes a sound away and offers to put it back. */
export async function remove({ id, name, isSealed, ...rest }: ShownSound): Promise<void> {
  const row = { id, name, ...rest }
  const vault = vaultCallsOf(row.owner)
  const from = visit
  try {
    const gone: KeptSound | null = isSealed ? await vault.run(removeSound, { uid: id }) : row
    forget(id)
    if (!gone || from !== visit) return
    const putBack = () => {
      if (!isSealed) unsealed.write([...unsealed.read(), row])
      else {
        const undone = vault.run(keepSound, { uid: id, sound: gone })
        undone.catch((error: unknown) => sayFailed(error, from))
      }
    }
    toast({ title: `${name} is deleted`, action: { label: 'Undo', onPress: putBack } })
  } catch (error) {
    sayFailed(error, from)
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
