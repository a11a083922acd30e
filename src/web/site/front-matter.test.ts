import { expect, test } from 'vitest'
import { ContentFault } from './front-matter.ts'
import { readSiteContent } from './site-content.ts'

const article = ['title: One', 'description: About one.', 'date: 2026-11-22', 'category: vault']
const file = (lines: readonly string[], body = 'Words.'): string => `---\n${lines.join('\n')}\n---\n${body}\n`
const faultOf = (text: string, path = 'blog/one.md'): string => {
  try {
    readSiteContent(new Map([[path, text]]))
  } catch (error) {
    if (error instanceof ContentFault) return error.message
    throw error
  }
  return 'none'
}

test('a text that is whole becomes an article, with its minutes counted', () => {
  const { articles } = readSiteContent(new Map([['blog/one.md', file(article, 'word '.repeat(900))]]))
  expect(articles).toMatchObject([
    { slug: 'one', title: 'One', date: '2026-11-22', category: 'vault', minutes: 4 },
  ])
})

test.each([
  ['Words.', 'blog/one.md:1: the file must begin with a line of ---.'],
  ['---\ntitle: One\n', 'blog/one.md:1: the front matter has no closing line of ---.'],
  [file(['title One']), 'blog/one.md:2: "title One" is not like "key: value".'],
  [file([...article, 'title: Two']), 'blog/one.md:6: "title" stands here for the second time.'],
  [file(article.slice(0, 3)), 'blog/one.md:1: "category" is missing.'],
  [file([...article, 'autor: me']), 'blog/one.md:6: "autor" is not known here.'],
  [
    file(article.with(2, 'date: 2026-02-30')),
    'blog/one.md:4: "date" must be a day like 2026-11-22, and is "2026-02-30".',
  ],
  [
    file(article.with(2, 'date: yesterday')),
    'blog/one.md:4: "date" must be a day like 2026-11-22, and is "yesterday".',
  ],
  [
    file(article.with(3, 'category: news')),
    'blog/one.md:5: "category" must be one of vault, insights, habits, calm, moving, companion, practice, and is "news".',
  ],
  [
    file(article.with(1, `description: ${'x'.repeat(156)}`)),
    'blog/one.md:3: "description" has 156 characters, and at most 155 fit.',
  ],
  [file(article, ''), 'blog/one.md:7: there is no text below the front matter.'],
])('wrong front matter is named with its file and line', (text, said) => {
  expect(faultOf(text)).toBe(said)
})

test('a guide opens as a template that exists', () => {
  const guide = ['title: One', 'description: About one.', 'template: nothing', 'minutes: 5', 'order: 1']
  expect(faultOf(file(guide), 'guides/one.md')).toBe(
    'guides/one.md:4: "template" must name a built-in template, and "nothing" is none.',
  )
  expect(faultOf(file(guide.with(2, 'template: weekly-review')), 'guides/one.md')).toBe('none')
})

test('a file in no known folder, or with another kind of name, is not left out in silence', () => {
  for (const path of ['news/one.md', 'blog/One Two.md', 'blog/deep/one.md'])
    expect(faultOf(file(article), path)).toContain(`${path}:1: must be blog, faq, guides or pages`)
})
