import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { fileFinder } from './file-links.ts'
import { readMarkdownFiles } from './markdown-pages.ts'

const read = (files: Record<string, string>, others: readonly string[] = []) =>
  readMarkdownFiles(
    Object.entries(files).map(([path, text]) => ({ path, text })),
    {
      zone: 'America/New_York',
      find: fileFinder([...Object.keys(files), ...others]),
      parseYaml: (yaml) => parse(yaml, { schema: 'core' }),
    },
  )

test('a note of Obsidian comes with its head, and the head goes from its words', () => {
  const { pages, problems } = read({
    'Vault/Journal/2024-03-05.md': `---
title: "On the ferry: north"
created: 2024-03-05 08:10
tags: [travel, "#sea", Sea]
latitude: 57.7
longitude: 11.97
mood: calm
starred: true
---

We left [[Göteborg|home]] early.
`,
  })
  expect(problems).toEqual([])
  expect(pages).toEqual([
    expect.objectContaining({
      originalId: '2024-03-05.md',
      title: 'On the ferry: north',
      text: 'We left [[Göteborg|home]] early.',
      createdAt: '2024-03-05T13:10:00.000Z',
      zone: 'America/New_York',
      topics: ['travel', 'sea'],
      moodLabel: 'calm',
      mood: null,
      isStarred: true,
      details: { location: { latitude: 57.7, longitude: 11.97 } },
    }),
  ])
})

test('a page that Inkwell exported comes back as it was, ratings and zone and all', () => {
  const { pages } = read({
    '2026-11-19-plums.md':
      '---\ntitle: "Plums"\ndate: 2026-11-19T20:31:00.000Z\nzone: "Europe/Stockholm"\nmood: 7\nenergy: null\nstress: 2\ntopics: ["family"]\nactivities: ["slept well"]\nuid: 01900000-0000-7000-8000-000000000001\n---\n\nDad and I picked plums.\n',
  })
  expect(pages[0]).toMatchObject({
    originalId: '01900000-0000-7000-8000-000000000001',
    ...{ title: 'Plums', text: 'Dad and I picked plums.', createdAt: '2026-11-19T20:31:00.000Z' },
    ...{ zone: 'Europe/Stockholm', mood: 7, moodLabel: null, energy: null, stress: 2 },
    ...{ topics: ['family'], activities: ['slept well'] },
  })
})

test.each([
  ['date: 2024-03-05', '2024-03-05T17:00:00.000Z'],
  ['date: 2024-03-05T08:10:00Z', '2024-03-05T08:10:00.000Z'],
  ['date: "2024-03-05 08:10:30 +0100"', '2024-03-05T07:10:30.000Z'],
  ['Created: 2024-03-05 8:10 pm', '2024-03-06T01:10:00.000Z'],
  ['created-at: "2024-03-05, 21:05"', '2024-03-06T02:05:00.000Z'],
])('the head says when: %s', (line, instant) => {
  expect(read({ 'a.md': `---\n${line}\n---\nWords.` }).pages[0]?.createdAt).toBe(instant)
})

test.each([
  ['2024-03-05.md', ''],
  ['2024-03-05-0002.md', ''],
  ['20240305.md', ''],
  ['2024-03-05 A walk.md', 'A walk'],
  ['A walk - 2024-03-05.md', 'A walk'],
])('the name says which day, and what is left of it is the title: %s', (name, title) => {
  const [page] = read({ [name]: 'Words.' }).pages
  expect(page).toMatchObject({ createdAt: '2024-03-05T17:00:00.000Z', title, text: 'Words.' })
})

test('a heading that begins the words is the title', () => {
  const [page] = read({ '2024-03-05.md': '# The ferry\n\n## North\nCold.' }).pages
  expect(page).toMatchObject({ title: 'The ferry', text: '## North\nCold.' })
})

test('pictures are found beside the page, from the top and by their name alone; what is not there is told and its mark stays', () => {
  const { pages, problems } = read(
    {
      'v/days/2024-03-05.md':
        'A ![sea](../img/sea%20one.jpg "Sea") B ![[dog.png|300]] C ![](https://example.org/x.png) D ![[sea one.jpg]] E ![](gone.jpg)',
    },
    ['v/img/sea one.jpg', 'v/attachments/dog.png'],
  )
  // Obsidian's own marks are read first.
  expect(pages[0]?.pictures).toEqual(['v/attachments/dog.png', 'v/img/sea one.jpg'])
  expect(pages[0]?.text).toBe(
    'A ![sea](import:1) B ![](import:0) C ![](https://example.org/x.png) D ![](import:1) E ![](gone.jpg)',
  )
  expect(problems.map(({ sentence }) => sentence)).toEqual([
    '“gone.jpg” is shown in it and is not among the pictures that came along.',
  ])
})

test('a file without a day is named with what would help, and a head that is no YAML stays in the words', () => {
  const { pages, problems } = read({
    'ideas.md': 'No day.',
    '2024-03-05.md': '---\ntitle: "open\n  - [\n---\nWords.',
  })
  expect(pages.map(({ text }) => text)).toEqual(['---\ntitle: "open\n  - [\n---\nWords.'])
  expect(problems.map(({ file, sentence }) => `${file}: ${sentence}`)).toEqual([
    'ideas.md: Neither its name nor the block at its top says which day it belongs to. Name it like 2024-03-05.md and choose it again.',
    '2024-03-05.md: The block at its top cannot be read as YAML, so it stays in the text.',
  ])
})

test('two files under one id are two pages', () => {
  const { pages } = read({
    '2024-03-05.md': '---\nuid: a\n---\nOne.',
    '2024-03-06.md': '---\nuid: a\n---\nTwo.',
  })
  expect(pages.map(({ originalId, text }) => [originalId, text])).toEqual([
    ['a', 'One.'],
    ['a 2', 'Two.'],
  ])
})

test('a rule of dashes that begins a page is no head', () => {
  expect(read({ '2024-03-05.md': '---\nOnly a line above.' }).pages[0]?.text).toBe('---\nOnly a line above.')
})

test('a rating beyond ten steps is none', () => {
  const [page] = read({ '2024-03-05.md': '---\nmood: 11\nenergy: 0\nstress: 3.5\n---\nx' }).pages
  expect(page).toMatchObject({ mood: null, moodLabel: '11', energy: null, stress: null })
})
