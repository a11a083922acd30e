import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fileFinder } from '../import/markdown/file-links.ts'
import { readMarkdownFiles } from '../import/markdown/markdown-pages.ts'
import { type JournalMessage, journalEntry, journalMessage } from '../journal/journal-entry.ts'
import { fileNamesIn, safeTitle } from './entry-file-name.ts'
import { dayInFileName, entryMarkdown } from './entry-markdown.ts'

const uid = '0198c0de-0000-7000-8000-000000000001'
const entry = (more: object = {}) =>
  journalEntry.parse({
    title: 'A walk',
    content: 'By the river.\n',
    mood: 7,
    energy: null,
    stress: 3,
    topics: ['river', 'Anna: "a friend"'],
    createdAt: '2026-11-19T23:31:00.000Z',
    zone: 'Europe/Stockholm',
    ...more,
  })

test('an entry is named by its own day and its title', () => {
  expect(fileNamesIn('entries')(dayInFileName(entry(), 0), 'A walk')).toBe('entries/2026-11-20 A walk.md')
  expect(dayInFileName(entry(), 4)).toBe('2026-11-19')
  expect(dayInFileName(entry({ zone: 'Atlantis/Nowhere' }), 0)).toBe('2026-11-19')
})

test('odd titles become names that every system takes, and stay readable', () => {
  const names: [string, string][] = [
    ['', 'Untitled'],
    [' ... ', 'Untitled'],
    ['../../etc/passwd', 'etc passwd'],
    ['C:\\Windows\\x', 'C Windows x'],
    ['What?! <b>*"now"|later', 'What ! b now later'],
    ['line\r\nbreak\tand\u0000more', 'line break and more'],
    ['שלום עולם', 'שלום עולם'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['👩‍👩‍👧‍👦 at home', '👩‍👩‍👧‍👦 at home'],
    ['\ud83d alone', 'alone'],
    ['dots at the end...', 'dots at the end'],
  ]
  expect(names.map(([title]) => safeTitle(title).trim())).toEqual(names.map(([, name]) => name))
})

test('no two files share a name, whatever the titles, and none is too long', () => {
  const title = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('A', 'a', 'a (2)', 'Å', 'A\u030a'),
  )
  fc.assert(
    fc.property(fc.array(title, { maxLength: 60 }), (titles) => {
      const nameOf = fileNamesIn('entries')
      const names = titles.map((one) => nameOf('2026-11-21', one))
      expect(new Set(names.map((name) => name.normalize('NFD').toLowerCase())).size).toBe(names.length)
      for (const name of names) {
        expect(name).toMatch(/^entries\/2026-11-21 [^/\\<>:"|?*\p{Cc}]+\.md$/u)
        expect(name.isWellFormed()).toBe(true)
        expect(new TextEncoder().encode(name).length).toBeLessThan(255)
      }
    }),
  )
})

/** Splits a file as tools that read front matter do. */
function parts(markdown: string) {
  const end = markdown.indexOf('\n---\n', 4)
  return { known: parse(markdown.slice(4, end + 1)), words: markdown.slice(end + 6) }
}

test('the words stand in the file as they were written, and what is known of them above', () => {
  const written = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 400 }),
    fc.constantFrom(
      '---\ntitle: false\n---\nx',
      'a\r\nb\r\n',
      '\n\n',
      '> quote\n\n## Conversation\n',
      '\u2028 \u0085',
    ),
  )
  fc.assert(
    fc.property(written, written, (title, content) => {
      const { known, words } = parts(entryMarkdown(uid, entry({ title: title.slice(0, 500), content }), []))
      expect(words).toBe(content)
      expect(known).toMatchObject({ title: title.slice(0, 500), mood: 7, energy: null, stress: 3, uid })
      expect(known.topics).toEqual(['river', 'Anna: "a friend"'])
    }),
  )
})

test('a million letters are one file', () => {
  const content = 'All work and no play. '.repeat(45_000)
  expect(parts(entryMarkdown(uid, entry({ content }), [])).words).toBe(content)
})

test('the talk beside an entry follows it as quotes', () => {
  const said = (role: JournalMessage['role'], content: string, source: string | null = null) =>
    journalMessage.parse({
      entryId: uid,
      role,
      content,
      source,
      createdAt: '2026-11-19T23:40:00.000Z',
      messageId: 'm',
    })
  const { words } = parts(
    entryMarkdown(uid, entry(), [
      said('user', 'I was cold.\r\n\r\nAnd glad.'),
      said('assistant', 'Glad of what?', 'on-device'),
    ]),
  )
  expect(words).toBe(`By the river.

## Conversation

> **You, 00:40**
>
> I was cold.
>
> And glad.

> **Companion (on-device), 00:40**
>
> Glad of what?
`)
})

test('what was felt and done stands above the words, and pictures lead to the files beside them', () => {
  const id = (nth: number) => `01923f00-0000-7000-8000-00000000000${nth}`
  const ref = (nth: number) => ({ blobId: id(nth), chunks: 1, bytes: 9, type: 'image/webp' })
  const photo = (nth: number, caption = '') => ({
    ...ref(nth),
    width: 4,
    height: 3,
    small: ref(nth + 5),
    caption,
    addedAt: '2026-11-19T23:40:00.000Z',
  })
  const file = entryMarkdown(
    uid,
    entry({
      content: `By the river.\n\n![boats](photo:${id(1)})`,
      emotions: ['joy'],
      activities: ['walk'],
      isStarred: true,
      photos: [photo(1), photo(2, 'the lid')],
    }),
    [],
  )
  const [, head = '', words = ''] = file.split('---\n')
  expect(parse(head)).toMatchObject({ feelings: ['joy'], activities: ['walk'], starred: true })
  expect(words).toBe(
    `\nBy the river.\n\n![boats](../blobs/${id(1)}.webp)\n\n![the lid](../blobs/${id(2)}.webp)`,
  )
  expect(entryMarkdown(uid, entry(), [])).not.toMatch(/feelings|activities|starred|blobs/)
})

/** A journal of one page that is read back from its file. */
function readBack(file: string, names: readonly string[]) {
  const { pages, problems } = readMarkdownFiles([{ path: 'entries/2026-11-20 A walk.md', text: file }], {
    ...{ zone: 'UTC', parseYaml: (yaml) => parse(yaml) },
    find: fileFinder(names),
  })
  expect(problems).toEqual([])
  return pages[0]
}

test('words under a picture are in the file, wherever it is shown, and are read back from it', () => {
  const id = '01923f00-0000-7000-8000-000000000001'
  const ref = { blobId: id, chunks: 1, bytes: 9, type: 'image/webp' }
  const captions = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.constantFrom(
      'the lid',
      '[sic] (1986)',
      'a "quoted" \\ word)',
      'a](b "c")',
      '"',
      '\\',
      'p',
      '1986',
      'sea|20',
    ),
  )
  const inText = fc.constantFrom('', `![](photo:${id})`, `![boats](photo:${id})`, `> ![ ](photo:${id}) and`)
  fc.assert(
    fc.property(captions, inText, (said, content) => {
      const caption = said.replace(/\s+/g, ' ').trim()
      const photo = { ...ref, width: 4, height: 3, small: ref, caption, addedAt: '2026-11-19T23:40:00.000Z' }
      const file = entryMarkdown(uid, entry({ content, photos: [photo] }), [])
      const page = readBack(file, [`blobs/${id}.webp`])
      expect(page?.pictures).toEqual([`blobs/${id}.webp`])
      const isWordless = caption === '' && content.includes('boats')
      expect(page?.captions).toEqual({ [`blobs/${id}.webp`]: isWordless ? 'boats' : caption })
    }),
  )
  const photo = {
    ...ref,
    width: 4,
    height: 3,
    small: ref,
    caption: 'the lid',
    addedAt: '2026-11-19T23:40:00.000Z',
  }
  const shown = (content: string) => parts(entryMarkdown(uid, entry({ content, photos: [photo] }), [])).words
  expect(shown(`![](photo:${id})`)).toBe(`![the lid](../blobs/${id}.webp)`)
  expect(shown(`![boats](photo:${id})`)).toBe(`![boats](../blobs/${id}.webp "the lid")`)
  expect(shown('')).toBe(`![the lid](../blobs/${id}.webp)`)
})
