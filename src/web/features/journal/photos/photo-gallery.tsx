import { ChevronLeft, ChevronRight, Download, TextCursorInput, Trash2, X } from 'lucide-react'
import { useEffect, useId } from 'react'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { photoWords } from '#domain/journal/photo.ts'
import type { Day } from '#domain/time/day.ts'
import { useKeptRef } from '#web/lib/device/use-kept-ref.ts'
import { PhotoPicture } from '#web/lib/photos/photo-picture.tsx'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { useVaultCalls, type VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { readPhoto } from '#worker/journal/entries/photos.calls.ts'
import type { PagePhotos } from './use-photos.ts'

interface PhotoGalleryProps {
  page: PagePhotos
  /** blobId of the one to look at. */
  shown: string
  onShow: (blobId: string) => void
  onClose: () => void
  onInsert: ((photo: EntryPhoto) => void) | null
}

const sign = { size: 19, strokeWidth: 1.6, 'aria-hidden': true as const }

async function save(vault: VaultCalls, photo: EntryPhoto, day: Day): Promise<void> {
  const { blobId, chunks, bytes, type } = photo
  const file = await vault.run(readPhoto, { blobId, chunks, bytes, type })
  saveFile(`picture-${day}.${type.replace('image/', '')}`, file)
}

/** One picture after the other, as large as the screen lets it be. */
export function PhotoGallery({ page, shown, onShow, onClose, onInsert }: PhotoGalleryProps) {
  const vault = useVaultCalls()
  const dayOf = useDayOf()
  const { photos, remove, describe } = page
  const nth = photos.findIndex(({ blobId }) => blobId === shown)
  const photo = photos[nth]
  const go = (by: number) => {
    const next = photos[nth + by]
    if (next) onShow(next.blobId)
  }
  const takeOff = (gone: EntryPhoto) => {
    const next = photos[nth + 1] ?? photos[nth - 1]
    if (next) onShow(next.blobId)
    else onClose()
    remove(gone)
  }
  const kept = useKeptRef(go)
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement) return
      if (event.key === 'ArrowLeft') kept.current(-1)
      if (event.key === 'ArrowRight') kept.current(1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [kept])
  return (
    <NativeDialog shape="full" label="Pictures of this page" onClose={onClose}>
      <div className="flex h-dvh flex-col">
        <header className="flex h-16 shrink-0 items-center gap-1 px-4 md:px-7">
          <p aria-live="polite" className="type-secondary figures mr-auto text-muted">
            {nth + 1} of {photos.length}
          </p>
          {photo && (
            <>
              {onInsert && (
                <IconButton
                  label="Put it into the text"
                  icon={<TextCursorInput {...sign} />}
                  onClick={() => onInsert(photo)}
                />
              )}
              <IconButton
                label="Save a copy"
                icon={<Download {...sign} />}
                onClick={() => void save(vault, photo, dayOf(photo.addedAt)).catch(sayFailed)}
              />
              <IconButton
                label="Take it off the page"
                icon={<Trash2 {...sign} />}
                onClick={() => takeOff(photo)}
              />
            </>
          )}
          <IconButton label="Close" icon={<X {...sign} />} onClick={onClose} />
        </header>
        <div className="flex min-h-0 flex-1 items-center gap-2 px-2 md:px-5">
          {photos.length > 1 && (
            <IconButton
              label="The one before"
              icon={<ChevronLeft {...sign} />}
              disabled={nth <= 0}
              onClick={() => go(-1)}
            />
          )}
          <div className="flex h-full min-w-0 flex-1 items-center justify-center">
            {photo && (
              <PhotoPicture
                key={photo.blobId}
                of={photo}
                alt={photoWords(photo, nth)}
                width={photo.width}
                height={photo.height}
                className="max-h-full w-auto max-w-full rounded-inner object-contain"
              />
            )}
          </div>
          {photos.length > 1 && (
            <IconButton
              label="The next one"
              icon={<ChevronRight {...sign} />}
              disabled={nth < 0 || nth >= photos.length - 1}
              onClick={() => go(1)}
            />
          )}
        </div>
        {photo && <Caption key={photo.blobId} photo={photo} onDescribe={describe} />}
      </div>
    </NativeDialog>
  )
}

interface CaptionProps {
  photo: EntryPhoto
  onDescribe: (photo: EntryPhoto, caption: string) => void
}

function Caption({ photo, onDescribe }: CaptionProps) {
  const id = useId()
  return (
    <div className="mx-auto w-full max-w-145 shrink-0 px-6 pb-7 pt-4">
      <label htmlFor={id} className="sr-only">
        Words for this picture
      </label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        dir="auto"
        maxLength={500}
        defaultValue={photo.caption}
        placeholder="Words for this picture"
        onBlur={(event) => onDescribe(photo, event.target.value.trim())}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
        className="h-11 w-full bg-transparent text-center font-serif text-quote italic outline-none placeholder:text-muted"
      />
    </div>
  )
}
