import type { EntryPhoto } from '../journal/entry-photo.ts'
import { type LinksWanted, replaceLinks } from '../journal/markdown/link-places.ts'
import { photoMark } from '../journal/photo.ts'

const address = /^import:(\d{1,6})$/
const marks: LinksWanted = { isPicture: true, accepts: (_, target) => address.test(target) }

/** How the text of an imported page shows its nth picture (from 0) until that is sealed. */
export const pictureMark = (nth: number, words = ''): string =>
  `![${words.replace(/[[\]\n]+/g, ' ').trim()}](import:${nth})`

/** A text with its sealed pictures in the place of their marks; a picture that could not be had leaves its words. */
export const withSealedPictures = (text: string, sealed: readonly (EntryPhoto | null)[]): string =>
  replaceLinks(text, marks, ({ words, address: target }) => {
    const photo = sealed[Number(address.exec(target)?.[1])]
    return photo ? photoMark(photo.blobId, words) : words
  })
    .replace(/\n{3,}/g, '\n\n')
    .trim()
