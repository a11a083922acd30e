import { type LinkPlace, linkPlaces } from '../../journal/markdown/link-places.ts'
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

/** The words with their pictures as marks, the pictures in order, and what is shown there and did not come along. */
export function withPictures(words: string, from: string, find: FindFile) {
  const pictures: string[] = []
  const missing: string[] = []
  const markOf = (named: string, label: string, whole: string): string => {
    const name = find(named, from)
    if (name === undefined || !isPicture(name)) {
      missing.push(named)
      return whole
    }
    const known = pictures.indexOf(name)
    return pictureMark(known < 0 ? pictures.push(name) - 1 : known, label)
  }
  const text = words.replace(embedded, (whole, named: string) =>
    isPicture(named.trim()) ? markOf(named.trim(), '', whole) : whole,
  )
  let done = 0
  const pieces: string[] = []
  for (const link of linkPlaces(text, { isPicture: true, accepts: (_, address) => isFile(address) })) {
    pieces.push(
      text.slice(done, link.from),
      markOf(addressOf(link), link.words, text.slice(link.from, link.to)),
    )
    done = link.to
  }
  return { text: pieces.join('') + text.slice(done), pictures, missing }
}

const isFile = (address: string): boolean => address.trim() !== '' && !isElsewhere(address.trim())

/** The path of a link, without the title that may stand behind it. */
const addressOf = ({ address }: LinkPlace): string =>
  decoded(
    address
      .trim()
      .replace(/ "[^"\n]{0,300}"$/, '')
      .replace(/^<|>$/g, ''),
  )
