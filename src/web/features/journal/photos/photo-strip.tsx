import { ImagePlus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { photoWords } from '#domain/journal/photo.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { PhotoPicture } from '#web/lib/photos/photo-picture.tsx'
import type { ComingPhoto, PagePhotos } from './use-photos.ts'

const PhotoGallery = lateComponent(
  async () => (await import('./photo-gallery.tsx')).PhotoGallery,
  'asked for',
)

interface PhotoStripProps {
  page: PagePhotos
  /** Puts a picture's mark where the caret stands; null: the page is only read. */
  onInsert: ((photo: EntryPhoto) => void) | null
}

/** The pictures of a page in a row, each a way into the gallery. */
export function PhotoStrip({ page, onInsert }: PhotoStripProps) {
  const [open, setOpen] = useState<string | null>(null)
  const frames = useRef(new Map<string, HTMLButtonElement>())
  const { photos, coming } = page
  const [wanted, setWanted] = useState<EntryPhoto | null>(null)
  /** Only once the gallery is gone can the text take the focus, and a change that can be undone. */
  useEffect(() => {
    if (!wanted || open !== null) return
    setWanted(null)
    onInsert?.(wanted)
  }, [wanted, open, onInsert])
  const close = () => {
    const back = open === null ? null : frames.current.get(open)
    setOpen(null)
    back?.focus()
  }
  return (
    <>
      <ul aria-label="Pictures" className="mt-6 flex flex-wrap gap-2.5">
        {photos.map((photo, nth) => (
          <li key={photo.blobId}>
            <button
              ref={(element) => {
                if (element) frames.current.set(photo.blobId, element)
                else frames.current.delete(photo.blobId)
              }}
              type="button"
              aria-label={`${photoWords(photo, nth)}: look at it`}
              aria-haspopup="dialog"
              onClick={() => setOpen(photo.blobId)}
              className="block overflow-hidden rounded-control"
            >
              <PhotoPicture
                of={photo.small}
                alt=""
                width={photo.width}
                height={photo.height}
                className="h-24 w-auto max-w-56 object-cover md:h-28"
              />
            </button>
          </li>
        ))}
        {coming.map((one) => (
          <li key={one.key}>
            <ComingFrame photo={one} />
          </li>
        ))}
      </ul>
      {open !== null && (
        <Suspense fallback={null}>
          <PhotoGallery
            page={page}
            shown={open}
            onShow={setOpen}
            onClose={close}
            onInsert={
              onInsert &&
              ((photo) => {
                setOpen(null)
                setWanted(photo)
              })
            }
          />
        </Suspense>
      )}
    </>
  )
}

function ComingFrame({ photo }: { photo: ComingPhoto }) {
  return (
    <span
      role="progressbar"
      aria-label={`${photo.name} is being sealed`}
      aria-valuenow={Math.round(photo.done * 100)}
      className="relative grid h-24 w-28 place-items-center overflow-hidden rounded-control bg-surface-2 text-muted md:h-28"
    >
      <ImagePlus size={20} strokeWidth={1.5} aria-hidden="true" />
      <span
        aria-hidden="true"
        className="absolute inset-x-0 bottom-0 h-0.75 origin-left bg-ink transition-transform duration-(--quick)"
        style={{ transform: `scaleX(${photo.done})` }}
      />
    </span>
  )
}
