import { originSlot } from '#contract/site-slots.ts'
import { replaceLinks } from '#domain/journal/markdown/link-places.ts'
import { productName } from '../lib/product.ts'
import type { Answer, Article } from './site-content.ts'

const context = 'https://schema.org'

/** Markdown as plain words: for machines, which want no marks. */
export const plainWords = (markdown: string): string =>
  replaceLinks(markdown, { acrossLines: true }, ({ words }) => words)
    .replace(/^#+ +/gm, '')
    .replace(/[*`>]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

export const articleData = (article: Article, image: string) => ({
  '@context': context,
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  datePublished: article.date,
  image: `${originSlot}${image}`,
  mainEntityOfPage: `${originSlot}/blog/${article.slug}`,
  author: { '@type': 'Organization', name: productName, url: `${originSlot}/about` },
  publisher: { '@type': 'Organization', name: productName, url: `${originSlot}/` },
})

export const faqData = (answers: readonly Answer[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: answers.map(({ question, body }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: plainWords(body) },
  })),
})
