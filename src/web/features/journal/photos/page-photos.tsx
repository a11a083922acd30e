import { ImagePlus } from 'lucide-react'
import { type ReactNode, type RefObject, Suspense, useCallback, useRef } from 'react'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { caretAt } from '#domain/journal/markdown/text-change.ts'
import { photoMark, photoWords } from '#domain/journal/photo.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { applyChange } from '#web/lib/fields/text-change.ts'
import { PhotoPicture } from '#web/lib/photos/photo-picture.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { useDroppedPhotos, usePhotos } from './use-photos.ts'

const PhotoStrip = lateComponent(async () => (await import('./photo-strip.tsx')).PhotoStrip)

const none: readonly EntryPhoto[] = []

interface PagePhotosProps {
  uid: string
  begunAt: string
  photos: readonly EntryPhoto[] | undefined
  text: RefObject<HTMLTextAreaElement | null>
  /** The page is only read. */
  isRead: boolean
}

/** Everything that a page does with pictures: its parts stand in three places of the editor. */
export function usePagePhotos({ uid, begunAt, photos = none, text, isRead }: PagePhotosProps) {
  const page = usePhotos(uid, begunAt, photos)
  const { isOver, handlers } = useDroppedPhotos(page)

  const insert = (photo: EntryPhoto) => {
    const field = text.current
    if (!field) return
    const at = field.selectionEnd
    const before = /\n\n$|^$/.test(field.value.slice(0, at)) ? '' : '\n\n'
    const mark = `${before}${photoMark(photo.blobId, photo.caption)}\n\n`
    applyChange(field, { from: at, to: at, insert: mark, selection: caretAt(at + mark.length) })
  }

  const draw = useCallback(
    (id: string, words: string): ReactNode => {
      const nth = photos.findIndex(({ blobId }) => blobId === id)
      const photo = photos[nth]
      if (!photo) return undefined
      const { width, height } = photo
      return (
        <PhotoPicture
          of={photo}
          alt={words || photoWords(photo, nth)}
          className="photo-read"
          {...{ width, height }}
        />
      )
    },
    [photos],
  )

  return {
    /** For the page as a whole: what is dropped or pasted anywhere on it. */
    handlers,
    hint: isOver && <DropHint />,
    strip: page.photos.length + page.coming.length > 0 && (
      <Suspense fallback={null}>
        <PhotoStrip page={page} onInsert={isRead ? null : insert} />
      </Suspense>
    ),
    sign: <PhotoPick onPick={page.add} />,
    /** For the read face: a picture in the text. */
    draw,
  }
}

function DropHint() {
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none absolute inset-3 z-20 grid place-items-center rounded-card border-2 border-dashed border-ink bg-wash font-serif text-write text-text"
    >
      Let it go to put it on this page
    </div>
  )
}

function PhotoPick({ onPick }: { onPick: (files: Iterable<File>) => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <>
      <IconButton
        label="Add a picture"
        icon={<ImagePlus size={18} strokeWidth={1.6} aria-hidden="true" />}
        onClick={() => field.current?.click()}
      />
      <input
        ref={field}
        type="file"
        accept="image/*,.heic,.heif,.avif"
        multiple
        hidden
        aria-label="Pictures"
        onChange={(event) => {
          onPick([...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
    </>
  )
}
