import { type DragEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { mostPhotos } from '#domain/journal/photo.ts'
import { sayFailed } from '#web/lib/say-failed.ts'
import { toast } from '#web/lib/toasts.ts'
import { useVaultCalls } from '#web/lib/vault-calls.ts'
import { sealPhoto } from './photos.calls.ts'
import { useFacts } from './use-facts.ts'

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
}

let lastKey = 0

const isPicture = (file: File): boolean => file.type.startsWith('image/')

/** The pictures of a page, and what can be done with them. One is sealed after the other, so that ten large ones do not fill the memory. */
export function usePhotos(uid: string, begunAt: string, photos: readonly EntryPhoto[]): PagePhotos {
  const vault = useVaultCalls()
  const change = useFacts(uid, begunAt)
  const [coming, setComing] = useState<readonly ComingPhoto[]>([])
  const last = useRef<Promise<void>>(Promise.resolve())
  const leaving = useRef(new AbortController())
  const count = useRef(photos.length)
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
        if (!leaving.current.signal.aborted) sayFailed(error)
      } finally {
        setComing((all) => all.filter((one) => one.key !== key))
      }
    },
    [change, vault],
  )

  const add = useCallback(
    (files: Iterable<File>) => {
      const pictures = [...files].filter(isPicture)
      const room = Math.max(0, mostPhotos - count.current)
      if (pictures.length > room) sayFull(room)
      for (const file of pictures.slice(0, room)) {
        const key = ++lastKey
        count.current++
        setComing((all) => [...all, { key, name: file.name, done: 0 }])
        last.current = last.current.then(() => addOne(file, key))
      }
    },
    [addOne],
  )

  const remove = useCallback(
    (photo: EntryPhoto) => {
      const bringBack = () => void change({ photo, isIn: true })
      void change({ photo, isIn: false }).then((isDone) => {
        if (isDone)
          toast({ title: 'The picture is off the page', action: { label: 'Undo', onPress: bringBack } })
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
  return { photos, coming, add, remove, describe }
}

const withDone = (all: readonly ComingPhoto[], key: number, done: number): readonly ComingPhoto[] =>
  all.map((one) => (one.key === key ? { ...one, done } : one))

function sayFull(room: number): void {
  toast({
    variant: 'warning',
    title: `A page holds ${mostPhotos} pictures`,
    description: room === 0 ? 'This one is full.' : `The first ${room} of these are put on it.`,
  })
}

/** Pictures that are dragged over a page and let go, or pasted into it. Anything else stays the browser's matter. */
export function useDroppedPhotos(add: PagePhotos['add']) {
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
        if (pictures.length === 0 || event.clipboardData.getData('text/plain') !== '') return
        event.preventDefault()
        add(pictures)
      },
    },
  }
}
