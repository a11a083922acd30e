import type { Stretch } from '../text/find-words.ts'
import type { EntryPhoto } from './entry-photo.ts'
import { type LinkPlace, type LinksWanted, linkPlaces, replaceLinks } from './markdown/link-places.ts'

/** A page holds no more pictures than this. */
export const mostPhotos = 60

/** The longest side of a kept picture, and of its small copy, in px. */
export const photoSide = 2_560
export const smallPhotoSide = 640

/** A size within a square of `most` px, in the same proportion, never enlarged, never below 1 px. */
export function fitWithin(
  { width, height }: { readonly width: number; readonly height: number },
  most: number,
): { readonly width: number; readonly height: number } {
  const scale = Math.min(1, most / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

const photoAddress = /^photo:([0-9a-f-]{36})$/
const marks: LinksWanted = { isPicture: true, accepts: (_, address) => photoAddress.test(address) }

/** Words as they may stand in the mark of a picture. */
export const markWords = (words: string): string => words.replace(/[[\]\n]+/g, ' ').trim()

/** The mark by which a text shows one of its pictures: '![words](photo:id)'. */
export const photoMark = (blobId: string, words = ''): string => `![${markWords(words)}](photo:${blobId})`

/** Where a text shows one of the vault's pictures, and in which words. */
export interface PhotoPlace extends Stretch {
  readonly blobId: string
  readonly words: string
}

const placeOf = (link: LinkPlace): PhotoPlace => ({
  ...{ from: link.from, to: link.to, words: link.words.trim() },
  blobId: photoAddress.exec(link.address)?.[1] ?? '',
})

/** The marks of a text's pictures, in order. */
export const photoPlaces = (text: string): PhotoPlace[] =>
  text.includes('](photo:') ? linkPlaces(text, marks).map(placeOf) : []

/** The pictures that a text shows, by blobId, in the order of the text, each once. */
export const photosShownIn = (text: string): string[] => [
  ...new Set(photoPlaces(text).map(({ blobId }) => blobId)),
]

/** A text without the marks of its pictures: what a line in a list says of it. */
export const withoutPhotoMarks = (text: string): string =>
  text.includes('](photo:') ? replaceLinks(text, marks, () => '') : text

/** A text with something else in the place of its pictures' marks; undefined: the mark stays. */
export const replacePhotoMarks = (text: string, put: (place: PhotoPlace) => string | undefined): string =>
  text.includes('](photo:')
    ? replaceLinks(text, marks, (link) => put(placeOf(link)) ?? text.slice(link.from, link.to))
    : text

/** The pictures with one more, in its place where it is among them already; as they are where the page is full. */
export function withPhoto(photos: readonly EntryPhoto[], photo: EntryPhoto): readonly EntryPhoto[] {
  if (photos.some(({ blobId }) => blobId === photo.blobId))
    return photos.map((one) => (one.blobId === photo.blobId ? photo : one))
  return photos.length >= mostPhotos ? photos : [...photos, photo]
}

/** A picture in words: its caption, else its place on the page, counted from 0. */
export const photoWords = ({ caption }: EntryPhoto, nth: number): string => caption || `Picture ${nth + 1}`

export const withoutPhoto = (photos: readonly EntryPhoto[], gone: string): readonly EntryPhoto[] =>
  photos.filter(({ blobId }) => blobId !== gone)
