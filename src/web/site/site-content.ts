import { builtInTemplates } from '#domain/journal/templates/built-in-templates.ts'
import { ContentFault, FieldReader, type MarkdownFile, readMarkdownFile } from './front-matter.ts'

export const blogCategories = [
  'vault',
  'insights',
  'habits',
  'calm',
  'moving',
  'companion',
  'practice',
] as const
/** The categories of the FAQ with their headings, in the order of the page. */
export const faqCategories = {
  'getting-started': 'Getting started',
  privacy: 'Privacy',
  companion: 'The companion',
  journal: 'The journal',
  money: 'Money',
  moving: 'Moving in and out',
} as const
export type FaqCategory = keyof typeof faqCategories
export type BlogCategory = (typeof blogCategories)[number]

interface Text {
  readonly slug: string
  readonly description: string
  /** Markdown. */
  readonly body: string
  readonly source: MarkdownFile
}

export interface Article extends Text {
  readonly title: string
  /** YYYY-MM-DD. */
  readonly date: string
  readonly category: BlogCategory
  /** To read, at 220 words a minute. */
  readonly minutes: number
}

export interface Answer extends Text {
  readonly question: string
  readonly category: FaqCategory
  readonly order: number
}

export interface Guide extends Text {
  readonly title: string
  /** Id of the built-in template that it opens as. */
  readonly template: string
  readonly minutes: number
  readonly order: number
}

export interface PageText extends Text {
  readonly title: string
}

/** Everything that a writer can change, checked. */
export interface SiteContent {
  /** The newest first. */
  readonly articles: readonly Article[]
  readonly answers: readonly Answer[]
  readonly guides: readonly Guide[]
  readonly pages: ReadonlyMap<string, PageText>
}

const longestDescription = 155
const longestTitle = 90
const wordsAMinute = 220
const place = /^(blog|faq|guides|pages)\/([a-z0-9]+(?:-[a-z0-9]+)*)\.md$/

const minutesOf = (body: string): number =>
  Math.max(1, Math.round((body.match(/\S+/g)?.length ?? 0) / wordsAMinute))

/** Reads all texts: paths below the content folder and what stands in them. Throws a `ContentFault` for the first that is wrong. */
export function readSiteContent(files: ReadonlyMap<string, string>): SiteContent {
  const articles: Article[] = []
  const answers: Answer[] = []
  const guides: Guide[] = []
  const pages = new Map<string, PageText>()
  for (const [path, text] of [...files].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const [, folder, slug = ''] = place.exec(path) ?? []
    if (!folder)
      throw new ContentFault(path, 1, 'must be blog, faq, guides or pages, then a name in small letters.')
    const source = readMarkdownFile(path, text)
    const { body } = source
    if (!body.trim())
      throw new ContentFault(path, source.bodyLine, 'there is no text below the front matter.')
    const read = new FieldReader(source)
    const shared = { slug, body, source, description: read.text('description', longestDescription) }
    if (folder === 'blog') articles.push({ ...shared, ...articleFields(read), minutes: minutesOf(body) })
    else if (folder === 'faq') answers.push({ ...shared, ...answerFields(read) })
    else if (folder === 'guides') guides.push({ ...shared, ...guideFields(read) })
    else pages.set(slug, { ...shared, title: read.text('title', longestTitle) })
    read.done()
  }
  const inOrder = (a: { order: number }, b: { order: number }): number => a.order - b.order
  return {
    articles: articles.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    answers: answers.sort(inOrder),
    guides: guides.sort(inOrder),
    pages,
  }
}

const articleFields = (read: FieldReader) => ({
  title: read.text('title', longestTitle),
  date: read.day('date'),
  category: read.oneOf('category', blogCategories),
})

const answerFields = (read: FieldReader) => ({
  question: read.text('question', longestTitle),
  category: read.oneOf('category', Object.keys(faqCategories) as FaqCategory[]),
  order: read.count('order'),
})

function guideFields(read: FieldReader) {
  const template = read.text('template', 60)
  if (!builtInTemplates.some(({ id }) => id === template))
    throw read.fault('template', `must name a built-in template, and "${template}" is none.`)
  const [title, minutes, order] = [
    read.text('title', longestTitle),
    read.count('minutes'),
    read.count('order'),
  ]
  return { title, template, minutes, order }
}
