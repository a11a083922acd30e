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

/** Something that a person has to know of a file that they put on the page. */
interface Said {
  readonly file: File
  readonly sentence: string
}

/** Seals pictures onto a page, one after the other, so that ten large ones do not fill the memory. */
function useSealing(change: ReturnType<typeof useFacts>, photos: readonly EntryPhoto[]) {
  const vault = useVaultCalls()
  const [coming, setComing] = useState<readonly ComingPhoto[]>([])
  const [turn] = useState(inTurn)
  const leaving = useRef(new AbortController())
  const count = useRef(photos.length)
  const refused = useRef<Said[]>([])
  const noted = useRef<Said[]>([])
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
            if (event.is === 'done') {
              photo = event.photo
              if (event.note !== null) noted.current.push({ file, sentence: event.note })
            } else setComing((all) => withDone(all, key, event.done / event.of))
          },
          leaving.current.signal,
        )
        if (photo) await change({ photo, isIn: true })
      } catch (error) {
        count.current--
        if (leaving.current.signal.aborted || isLocked(error)) return
        refused.current.push({ file, sentence: saidBy(error) })
      } finally {
        setComing((all) => all.filter((one) => one.key !== key))
      }
    },
    [change, vault],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      // What is no picture is told by what is in it, each when its turn comes.
      const all = [...files]
      const room = Math.max(0, mostPhotos - count.current)
      if (all.length > room) sayFull(room)
      for (const file of all.slice(0, room)) {
        const key = ++lastKey
        count.current++
        setComing((coming) => [...coming, { key, name: file.name, done: 0 }])
        void turn(() => addOne(file, key))
      }
      void turn(async () => {
        sayNotAdded(refused.current.splice(0))
        sayNoted(noted.current.splice(0))
      })
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

/** 'cups.heic: why.' of each. */
const listed = (said: readonly Said[]): string =>
  said.map(({ file, sentence }) => `${file.name || 'What was pasted'}: ${sentence}`).join(' ')

/** What could not be added of several files, in one message. */
function sayNotAdded(said: readonly Said[]): void {
  if (said.length === 0) return
  const noun = said.every(({ file }) => file.type.startsWith('image/')) ? 'picture' : 'file'
  toast({
    variant: 'warning',
    title: `${said.length === 1 ? `This ${noun}` : `${said.length} ${noun}s`} could not be added`,
    description: listed(said),
  })
}

function sayNoted(said: readonly Said[]): void {
  if (said.length > 0)
    toast({ variant: 'warning', title: 'Kept without its animation', description: listed(said) })
}

const sayNothingDropped = (): void =>
  void toast({
    ...{ variant: 'warning', title: 'None of this can go on a page' },
    description: 'Save the picture first, and add the file.',
  })

/** Files that were copied bring their names along as words. */
const isOnlyNames = (words: string, files: readonly File[]): boolean => {
  const lines = words.split(/\r?\n/).filter((line) => line.trim() !== '')
  return lines.every((line) => files.some(({ name }) => line.trim().endsWith(name)))
}

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
        if (event.dataTransfer.files.length === 0) sayNothingDropped()
        else add(event.dataTransfer.files)
      },
      onPaste: (event: React.ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        const words = event.clipboardData.getData('text/plain')
        adopt(words)
        if (files.length === 0 || !isOnlyNames(words, files)) return
        event.preventDefault()
        add(files)
      },
    },
  }
}
