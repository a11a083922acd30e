import { Feather, ImageOff } from 'lucide-react'
import type { RefObject } from 'react'
import type { Chip } from '#domain/journal/chips/chips-in.ts'
import type { EntryPhoto } from '#domain/journal/entry-photo.ts'
import { photoWords } from '#domain/journal/photo.ts'
import { PhotoPicture } from '#web/lib/photos/photo-picture.tsx'
import { type ChipFace, ChipLayer } from './chip-layer.tsx'

const sign = { size: 16, strokeWidth: 1.6, 'aria-hidden': true as const }

interface PageChipsProps {
  field: RefObject<HTMLTextAreaElement | null>
  /** What is known to stand in the field. */
  kept: string
  /** Those of the page; undefined: it has none. */
  photos: readonly EntryPhoto[] | undefined
}

/** Pictures and drafted blocks of a page, as its writing face shows them. */
export function PageChips({ field, kept, photos = [] }: PageChipsProps) {
  return <ChipLayer {...{ field, kept }} face={(chip) => chipFace(chip, photos)} />
}

/** What stands for a chip on a page with these pictures. */
function chipFace(chip: Chip, photos: readonly EntryPhoto[]): ChipFace {
  if (chip.kind === 'draft')
    return { picture: <Feather {...sign} />, words: draftWords(chip.isAccepted, chip.by) }
  const nth = photos.findIndex(({ blobId }) => blobId === chip.blobId)
  const photo = photos[nth]
  if (!photo) return { picture: <ImageOff {...sign} />, words: 'A picture that is not on this page' }
  const { small, width, height } = photo
  return {
    picture: (
      <PhotoPicture
        of={small}
        alt=""
        {...{ width, height }}
        className="absolute inset-0 size-full object-cover"
      />
    ),
    words: chip.words || photoWords(photo, nth),
  }
}

function draftWords(isAccepted: boolean, by: string | null): string {
  const author = by === null ? 'from your own words' : `by ${by}`
  return isAccepted ? `Drafted ${author}` : `A draft ${author}`
}
