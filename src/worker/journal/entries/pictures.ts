import { fitWithin, photoSide } from '#domain/journal/photo.ts'
import { beginningBytes, type FileKind, fileKind, refusalOfFile } from '#domain/journal/pictures/file-kind.ts'
import { isAvifSequence, movingPicture } from '#domain/journal/pictures/moving-picture.ts'

/** More than any camera makes. */
const mostFileBytes = 80 * 1024 * 1024

/** The picture as bytes of at most `side` px; drawing leaves behind whatever else the file held. */
export async function drawn(picture: ImageBitmap, side: number, quality: number): Promise<Blob> {
  const { width, height } = fitWithin(picture, side)
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, width, height)
  const made = await canvas.convertToBlob({ type: 'image/webp', quality })
  if (made.type === 'image/webp') return made
  // Browsers that write no WebP answer with PNG, many times as large. JPEG has no transparency: what is behind it would be black.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality })
}

/** What every browser opens, unless it is damaged. */
const everywhere = /^(?:jpeg|png|gif|webp)$/

interface OpenedPicture {
  readonly picture: ImageBitmap
  readonly kind: FileKind | null
}

/** A file by what is in it: what it is called, and which type comes along, is often nothing or wrong. */
export async function opened(file: Blob): Promise<OpenedPicture> {
  if (file.size > mostFileBytes) throw new Error('It is larger than 80 MB.')
  if (file.size === 0) throw new Error('The file is empty.')
  const beginning = await file
    .slice(0, beginningBytes)
    .arrayBuffer()
    .catch(() => {
      throw new Error('It cannot be read. If it is a folder, choose the pictures in it.')
    })
  const kind = fileKind(new Uint8Array(beginning))
  const refusal = refusalOfFile(kind, file.type)
  if (refusal !== null) throw new Error(refusal)
  const known = kind === null ? file : file.slice(0, file.size, `image/${kind}`)
  const picture = await createImageBitmap(known, { imageOrientation: 'from-image' }).catch(() => {
    const isCommon = everywhere.test(kind ?? '') || everywhere.test(file.type.replace('image/', ''))
    throw new Error(
      isCommon || (kind === null && file.type === '')
        ? 'The file is damaged, or it is not a picture.'
        : 'This browser cannot open pictures of this kind. Save it as a JPEG or PNG, and add that.',
    )
  })
  return { picture, kind }
}

/** A picture that moves is kept as it came, so it may not be large: it is fetched whole to be shown. */
const mostMovingBytes = 8 * 1024 * 1024
const onlyFirst = 'It is animated and too large to keep that way, so only its first frame is kept.'
const onlyFirstOfAvif =
  'It is an animated AVIF, which cannot be kept that way, so only its first frame is kept.'

/** What is kept of a picture for looking at it large, and what the person has to know of it. */
export async function keptLarge(
  file: Blob,
  { picture, kind }: OpenedPicture,
): Promise<{ blob: Blob; note: string | null }> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const moving = movingPicture(kind, bytes)
  if (moving && moving.length <= mostMovingBytes)
    return { blob: new Blob([moving], { type: `image/${kind}` }), note: null }
  const note = moving ? onlyFirst : isAvifSequence(bytes) ? onlyFirstOfAvif : null
  return { blob: await drawn(picture, photoSide, 0.82), note }
}
