import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import { saidBy } from '#browser/failure-sentences.ts'
import { inTurn } from '#domain/jobs/in-turn.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { mostPhotos, photosShownIn } from '#domain/journal/photo.ts'
import { toast } from '#web/lib/toasts.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { isLocked } from '#worker/core/vault-locked.ts'
import { findPhotos, sealPhoto } from '#worker/journal/entries/photos.calls.ts'
import { useFacts } from '../facts/use-facts.ts'

/** A picture on its way onto the page. */
export interface ComingPhoto {
  readonly key: number
  readonly name: string
  /** 0 to 1. */
  readonly done: number
}

export interface PagePhotos {
  readonly photos: readonly EntryPhoto[]
  readonly coming: readonly ComingPhoto[]
  readonly add: (files: Iterable<File>) => void
  readonly remove: (photo: EntryPhoto) => void
  readonly describe: (photo: EntryPhoto, caption: string) => void
  /** Puts pictures of other pages on this one, by their marks in a text that was pasted. */
  readonly adopt: (pasted: string) => void
}

let lastKey = 0

const isPicture = (file: File): boolean => file.type.startsWith('image/')

/** Seals pictures onto a page, one after the other, so that ten large ones do not fill the memory. */
function useSealing(change: ReturnType<typeof useFacts>, photos: readonly EntryPhoto[]) {
  const vault = useVaultCalls()
  const [coming, setComing] = useState<readonly ComingPhoto[]>([])
  const [turn] = useState(inTurn)
  const leaving = useRef(new AbortController())
  const count = useRef(photos.length)
  const failed = useRef<unknown[]>([])
  useEffect(() => {
    count.current = photos.length
  }, [photos])
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller
    return () => controller.abort()
  }, [])

  const addOne = useCallback(
    async (file: File, key: number) => {
      let photo: EntryPhoto | undefined
      try {
        await vault.stream(
          sealPhoto,
          { file },
          (event) => {
            if (event.is === 'done') photo = event.photo
            else setComing((all) => withDone(all, key, event.done / event.of))
          },
          leaving.current.signal,
        )
        if (photo) await change({ photo, isIn: true })
      } catch (error) {
        if (!leaving.current.signal.aborted) failed.current.push(error)
      } finally {
        setComing((all) => all.filter((one) => one.key !== key))
      }
    },
    [change, vault],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      const all = [...files]
      const pictures = all.filter(isPicture)
      if (pictures.length === 0 && all.length > 0) sayNoPictures()
      const room = Math.max(0, mostPhotos - count.current)
      if (pictures.length > room) sayFull(room)
      for (const file of pictures.slice(0, room)) {
        const key = ++lastKey
        count.current++
        setComing((all) => [...all, { key, name: file.name, done: 0 }])
        void turn(() => addOne(file, key))
      }
      void turn(async () => sayNotAdded(failed.current.splice(0)))
    },
    [addOne, turn],
  )
  return { coming, add }
}

/** The pictures of a page, and what can be done with them. */
export function usePhotos(uid: string, begunAt: string, photos: readonly EntryPhoto[]): PagePhotos {
  const change = useFacts(uid, begunAt)
  const { coming, add } = useSealing(change, photos)

  const remove = useCallback(
    (photo: EntryPhoto) => {
      const bringBack = () => change({ photo, isIn: true })
      void change({ photo, isIn: false }).then((isDone) => {
        if (isDone) offerUndo('The picture is off the page', bringBack)
      })
    },
    [change],
  )

  const describe = useCallback(
    (photo: EntryPhoto, caption: string) => {
      if (caption !== photo.caption) void change({ photo: { ...photo, caption }, isIn: true })
    },
    [change],
  )
  const vault = useVaultCalls()
  const adopt = useCallback(
    (pasted: string) => {
      const blobIds = photosShownIn(pasted).filter((id) => photos.every(({ blobId }) => blobId !== id))
      if (blobIds.length === 0) return
      vault
        .run(findPhotos, { blobIds })
        .then(async (found) => {
          for (const photo of found) await change({ photo, isIn: true })
        })
        .catch(sayFailed)
    },
    [change, photos, vault],
  )
  return { photos, coming, add, remove, describe, adopt }
}

const withDone = (all: readonly ComingPhoto[], key: number, done: number): readonly ComingPhoto[] =>
  all.map((one) => (one.key === key ? { ...one, done } : one))

/** What could not be added of several pictures, in one message. */
function sayNotAdded(errors: readonly unknown[]): void {
  const said = errors.filter((error) => !isLocked(error)).map((error) => saidBy(error))
  if (said.length === 0) return
  toast({
    variant: 'warning',
    title:
      said.length === 1 ? 'This picture could not be added' : `${said.length} pictures could not be added`,
    description: [...new Set(said)].join(' '),
  })
}

const sayNoPictures = (): void =>
  void toast({ variant: 'warning', title: 'Only pictures can be put on a page' })

function sayFull(room: number): void {
  toast({
    variant: 'warning',
    title: `A page holds ${mostPhotos} pictures`,
    description: room === 0 ? 'This one is full.' : `The first ${room} of these are put on it.`,
  })
}

/** Pictures that are dragged over a page and let go, or pasted into it. Anything else stays the browser's matter. */
export function useDroppedPhotos({ add, adopt }: Pick<PagePhotos, 'add' | 'adopt'>) {
  const [isOver, setIsOver] = useState(false)
  const depth = useRef(0)
  const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')
  const leave = () => {
    depth.current = 0
    setIsOver(false)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: (event: DragEvent) => {
        if (!hasFiles(event)) return
        depth.current++
        setIsOver(true)
      },
      onDragLeave: () => {
        depth.current = Math.max(0, depth.current - 1)
        if (depth.current === 0) setIsOver(false)
      },
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault()
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        leave()
        add(event.dataTransfer.files)
      },
      onPaste: (event: React.ClipboardEvent) => {
        const pictures = [...event.clipboardData.files].filter(isPicture)
        const words = event.clipboardData.getData('text/plain')
        adopt(words)
        if (pictures.length === 0 || words !== '') return
        event.preventDefault()
        add(pictures)
      },
    },
  }
}
