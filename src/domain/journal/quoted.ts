import { withoutMarks } from './entry-text.ts'
import { replaceLinks } from './markdown/link-places.ts'
import { withoutPhotoMarks } from './photo.ts'

/** A piece of a page as it is quoted: one line, without the marks of Markdown, links by their words alone, pictures not at all. */
export const asQuoted = (text: string): string =>
  withoutMarks(replaceLinks(withoutPhotoMarks(text), {}, ({ words }) => words))
    .replace(/\s+/g, ' ')
    .trim()
