import { useEffect, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import type { BlobRef } from '#vault/store/store.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { inkwell } from '#web/lib/vault/worker-link.ts'
import { readPhoto } from '#worker/journal/entries/photos.calls.ts'

interface Held {
  readonly address: Promise<string>
  users: number
}

/** Opened pictures that nobody looks at stay for a while, so that turning back is quick. */
const mostIdle = 24
const held = new Map<string, Held>()

function take(vault: VaultCalls, ref: BlobRef): Held {
  forgetWhenClosed()
  const { blobId } = ref
  const one = held.get(blobId) ?? {
    users: 0,
    address: vault.run(readPhoto, ref).then((blob) => URL.createObjectURL(blob)),
  }
  one.users++
  // What was asked for last is the last to go.
  held.delete(blobId)
  held.set(blobId, one)
  return one
}

function forget(blobId: string, one: Held): void {
  if (held.get(blobId) === one) held.delete(blobId)
  void one.address.then(URL.revokeObjectURL, () => undefined)
}

function giveBack(one: Held): void {
  one.users--
  const idle = [...held].filter(([, { users }]) => users === 0)
  for (const [id, other] of idle.slice(0, Math.max(0, idle.length - mostIdle))) forget(id, other)
}

let isWatching = false

/** Once the vault is no longer open nobody may see them, nor who comes next. */
function forgetWhenClosed(): void {
  if (isWatching) return
  isWatching = true
  inkwell.watchVault(({ status }) => {
    if (status !== 'open') for (const [id, one] of [...held]) forget(id, one)
  })
}

export interface PhotoState {
  /** Undefined until the picture has been opened. */
  readonly address: string | undefined
  /** Why it cannot be shown, as a sentence. */
  readonly trouble: string | null
}

/** The address of an opened picture in this tab, for as long as somebody looks at it. */
export function usePhotoAddress(ref: BlobRef): PhotoState {
  const vault = useVaultCalls()
  const [state, setState] = useState<PhotoState & { readonly of?: string }>({
    address: undefined,
    trouble: null,
  })
  const { blobId, chunks, bytes, type } = ref
  useEffect(() => {
    let isCurrent = true
    const one = take(vault, { blobId, chunks, bytes, type })
    one.address.then(
      (address) => isCurrent && setState({ address, trouble: null, of: blobId }),
      (error: unknown) => {
        forget(blobId, one)
        const trouble = saidBy(error)
        if (isCurrent) setState({ address: undefined, trouble, of: blobId })
      },
    )
    return () => {
      isCurrent = false
      giveBack(one)
    }
  }, [vault, blobId, chunks, bytes, type])
  return state.of === blobId ? state : { address: undefined, trouble: null }
}
