import { endingOf } from '../entity/blob-refs.ts'
import type { EntryPhoto } from '../journal/entry-photo.ts'
import type { JournalEntry, JournalMessage } from '../journal/journal-entry.ts'
import { linkTitle } from '../journal/markdown/link-title.ts'
import { markWords, photoMark, photosShownIn, replacePhotoMarks } from '../journal/photo.ts'
import type { Day } from '../time/day.ts'
import { entryDay, timeOnWall } from '../time/entry-date.ts'

/** A text as YAML reads it: JSON's strings are YAML's. */
const quoted = (text: string): string =>
  JSON.stringify(text)
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
    .replaceAll('\u0085', '\\u0085')

const listed = (words: readonly string[]): string => `[${words.map(quoted).join(', ')}]`

/** The day an entry's file is named by: the one it belongs to in its own zone; startHour (0 to 11) as the person counts days. */
export const dayInFileName = (
  { createdAt, zone }: Pick<JournalEntry, 'createdAt' | 'zone'>,
  startHour: number,
): Day => entryDay({ createdAt, zone }, startHour)

/** The words as they were written, their pictures leading to the files beside them; those that the text does not show stand below it. */
function wordsWithPictures({ content, photos = [] }: JournalEntry): string {
  const known = new Map(photos.map((photo) => [photo.blobId, photo]))
  const shown = new Set(photosShownIn(content))
  const others = photos.filter(({ blobId }) => !shown.has(blobId))
  const marks = others.map(({ blobId, caption }) => photoMark(blobId, caption)).join('\n\n')
  const gap = content === '' || marks === '' ? '' : content.endsWith('\n') ? '\n' : '\n\n'
  return replacePhotoMarks(`${content}${gap}${marks}`, ({ blobId, words }) => {
    const photo = known.get(blobId)
    return photo && pictureLink(photo, words)
  })
}

/** Where the text has other words for a picture than stand under it, those are the link's title; so are words that end in a number, which would be read as its size. */
function pictureLink({ blobId, type, caption }: EntryPhoto, words: string): string {
  const shown = words || markWords(caption)
  const title = caption === '' || (caption === shown && !/\d$/.test(caption)) ? '' : linkTitle(caption)
  return `![${shown}](../blobs/${blobId}.${endingOf(type)}${title})`
}

/** An entry as a Markdown file: what is known of it above, its words as they were written, and the talk beside it as quotes. */
export function entryMarkdown(uid: string, entry: JournalEntry, talk: readonly JournalMessage[]): string {
  const known: [string, string][] = [
    ['title', quoted(entry.title)],
    ['date', entry.createdAt],
    ['zone', quoted(entry.zone)],
    ['mood', String(entry.mood)],
    ['energy', String(entry.energy)],
    ['stress', String(entry.stress)],
    ['topics', listed(entry.topics)],
    ...(entry.emotions?.length ? [['feelings', listed(entry.emotions)] as [string, string]] : []),
    ...(entry.activities?.length ? [['activities', listed(entry.activities)] as [string, string]] : []),
    ...(entry.isStarred ? [['starred', 'true'] as [string, string]] : []),
    ['uid', uid],
    ...(entry.deletedAt ? [['in_trash_since', entry.deletedAt] as [string, string]] : []),
  ]
  const head = known.map(([name, value]) => `${name}: ${value}\n`).join('')
  const page = `---\n${head}---\n\n${wordsWithPictures(entry)}`
  if (talk.length === 0) return page
  const gap = page.endsWith('\n') ? '\n' : '\n\n'
  return `${page}${gap}## Conversation\n\n${talk.map((message) => quote(message, entry.zone)).join('\n')}`
}

interface TalkKnown {
  /** Empty: the talk from before there were several. */
  readonly uid: string
  readonly title: string
  readonly zone: string
  readonly deletedAt: string | null
}

/** A talk that stands alone as a Markdown file: what was shown of it, as quotes. */
export function talkMarkdown(
  { uid, title, zone, deletedAt }: TalkKnown,
  talk: readonly JournalMessage[],
): string {
  const head = [
    `title: ${quoted(title)}`,
    `date: ${talk[0]?.createdAt ?? ''}`,
    ...(uid ? [`uid: ${uid}`] : []),
    ...(deletedAt ? [`in_trash_since: ${deletedAt}`] : []),
  ]
  return `---\n${head.join('\n')}\n---\n\n${talk.map((message) => quote(message, zone)).join('\n')}`
}

function quote({ role, source, createdAt, content }: JournalMessage, zone: string): string {
  const who = role === 'user' ? 'You' : `Companion${source ? ` (${source})` : ''}`
  const lines = [`**${who}, ${timeOnWall(Date.parse(createdAt), zone)}**`, '', ...content.split(/\r\n|\r|\n/)]
  return lines
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
    .concat('\n')
}
