import { longestCaption } from '../../journal/entry-photo.ts'
import { linkPlaces } from '../../journal/markdown/link-places.ts'
import { splitTitle } from '../../journal/markdown/link-title.ts'
import { pictureMark } from '../picture-marks.ts'

/** The files that came along, and how a page beside them names one. */
export type FindFile = (named: string, from: string) => string | undefined

const isElsewhere = (address: string): boolean => /^[a-z][a-z0-9+.-]*:/i.test(address)
const isPicture = (name: string): boolean => /\.(?:jpe?g|png|gif|webp|heic|heif|avif|bmp)$/i.test(name)

function decoded(address: string): string {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** 'a/b/../c.jpg' as 'a/c.jpg'. */
function flat(path: string): string {
  const parts: string[] = []
  for (const part of path.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '.' && part !== '') parts.push(part)
  return parts.join('/')
}

/** Finds files as people and Obsidian name them: beside the page, from the top, or by their last name where one file only has it. */
export function fileFinder(names: readonly string[]): FindFile {
  const all = new Map(names.map((name) => [name.normalize('NFC').toLowerCase(), name]))
  const byLastName = new Map<string, string | null>()
  for (const name of names) {
    const last = (name.split('/').at(-1) ?? '').normalize('NFC').toLowerCase()
    byLastName.set(last, byLastName.has(last) ? null : name)
  }
  return (named, from) => {
    const wanted = named.normalize('NFC').toLowerCase()
    const folder = from.slice(0, from.lastIndexOf('/') + 1).toLowerCase()
    const last = wanted.split('/').at(-1) ?? ''
    return all.get(flat(folder + wanted)) ?? all.get(flat(wanted)) ?? byLastName.get(last) ?? undefined
  }
}

/** '![[sea.jpg|300]]' as Obsidian shows a file. */
const embedded = /!\[\[([^[\]|\n]{1,300})(?:\|[^[\]\n]{0,300})?\]\]/g

/** '300' and '300x200' say how large a picture is shown. */
const isSize = (label: string): boolean => /^\d+(?:x\d+)?$/.test(label)

/** Whether a label is only the file's own name or path, as some apps write it, with its ending or without. */
const isName = (label: string, named: string): boolean =>
  label === '' || [named, named.replace(/\.\w+$/, '')].some((name) => `/${name}`.endsWith(`/${label}`))

/** What stands under a picture: its title, else its words where they are any. */
function captionOf(named: string, words: string, title: string): string {
  const label = words.replace(/\|\d+(?:x\d+)?$/, '').trim()
  const isWords = !isSize(label) && !isName(label, named)
  return (title || (isWords ? label : '')).replace(/\s+/g, ' ').trim().slice(0, longestCaption)
}

/** The words with their pictures as marks, the pictures in order with what stands under them, and what is shown there and did not come along. */
export function withPictures(words: string, from: string, find: FindFile) {
  const pictures: string[] = []
  const captions: Record<string, string> = {}
  const missing: string[] = []
  const markOf = (named: string, label: string, title: string, whole: string): string => {
    const name = find(named, from)
    if (name === undefined || !isPicture(name)) {
      missing.push(named)
      return whole
    }
    captions[name] ||= captionOf(named, label, title)
    const known = pictures.indexOf(name)
    return pictureMark(known < 0 ? pictures.push(name) - 1 : known, label)
  }
  const text = words.replace(embedded, (whole, named: string) =>
    isPicture(named.trim()) ? markOf(named.trim(), '', '', whole) : whole,
  )
  let done = 0
  const pieces: string[] = []
  for (const link of linkPlaces(text, { isPicture: true, accepts: (_, address) => isFile(address) })) {
    const { address, title } = splitTitle(link.address.trim())
    pieces.push(
      text.slice(done, link.from),
      markOf(decoded(address.replace(/^<|>$/g, '')), link.words, title, text.slice(link.from, link.to)),
    )
    done = link.to
  }
  return { text: pieces.join('') + text.slice(done), pictures, captions, missing }
}

const isFile = (address: string): boolean => address.trim() !== '' && !isElsewhere(address.trim())
