import type { Sharp, SharpOptions } from 'sharp'
import { AppError, fieldError } from '#server/core/http/app-error.ts'

export const avatarSide = 256
/** A few kilobytes can hold a picture of gigabytes. */
const mostPixels = 32_000_000

const notAPicture = 'This is not a picture that we can use. Please choose a PNG, a JPEG or a WebP.'
const damaged = 'This picture is damaged and could not be read. Please choose another one.'
const tooManyPixels = 'This picture has too many pixels. Please choose a smaller one, up to 32 megapixels.'

const loaders = {
  png: 'VipsForeignLoadPngBuffer',
  jpeg: 'VipsForeignLoadJpegBuffer',
  webp: 'VipsForeignLoadWebpBuffer',
} as const
type Format = keyof typeof loaders

const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte)

/** What a file is by its first bytes, whatever its name or type says. */
function formatOf(bytes: Uint8Array): Format | null {
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg'
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46])
  return isRiff && startsWith(bytes, [0x57, 0x45, 0x42, 0x50], 8) ? 'webp' : null
}

type Reader = (bytes: Uint8Array, options: SharpOptions) => Sharp
let reader: Promise<Reader> | undefined

/** The image library, loaded when the first picture comes; the readers of all other formats stay shut. */
function loadReader(): Promise<Reader> {
  reader ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false)
    sharp.concurrency(1)
    sharp.block({ operation: ['VipsForeignLoad'] })
    sharp.unblock({ operation: Object.values(loaders) })
    return sharp
  })
  return reader
}

/**
 * Makes what is kept of a picture: the first frame, upright, cut to a square around its centre, as WebP without anything that was written
 * beside the pixels. Throws an `AppError` with a sentence for the person.
 */
export async function avatarOfPicture(picture: Uint8Array): Promise<Uint8Array> {
  if (!formatOf(picture)) throw fieldError('picture', notAPicture)
  const read = await loadReader()
  const { width, height } = await read(picture, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw fieldError('picture', damaged)
    })
  if (width * height > mostPixels)
    throw new AppError('too_large', { message: tooManyPixels, fields: { picture: tooManyPixels } })
  return read(picture, { failOn: 'error', limitInputPixels: mostPixels, pages: 1, autoOrient: true })
    .resize(avatarSide, avatarSide, { fit: 'cover', position: 'centre' })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => {
      throw fieldError('picture', damaged)
    })
}
