import { expect, test } from 'vitest'
import { fileNamesIn } from '#domain/export/entry-file-name.ts'
import { talkMarkdown } from '#domain/export/entry-markdown.ts'
import { journalMessage } from '#domain/journal/journal-entry.ts'

test('a talk that stands alone is a file of its own, named by its day and what it is called', () => {
  const uid = '00000000-0000-7000-8000-000000000001'
  const said = journalMessage.parse({
    ...{ entryId: null, talkId: uid, content: 'I opened\nthe lid.', role: 'user', messageId: 'm' },
    createdAt: '2026-05-03T20:00:00.000Z',
  })
  const answer = { ...said, role: 'assistant' as const, source: 'on-device', content: 'Stay with it.' }
  const known = { uid, title: 'Of the lid', zone: 'Europe/Stockholm', deletedAt: null }
  expect(talkMarkdown(known, [said, answer])).toBe(
    [
      '---\ntitle: "Of the lid"\ndate: 2026-05-03T20:00:00.000Z',
      `uid: ${uid}\n---\n`,
      '> **You, 22:00**\n>\n> I opened\n> the lid.\n',
      '> **Companion (on-device), 22:00**\n>\n> Stay with it.\n',
    ].join('\n'),
  )
  expect(fileNamesIn('talks')('2026-05-03', 'Of the lid')).toBe('talks/2026-05-03 Of the lid.md')
})
