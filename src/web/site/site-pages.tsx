import type { ReactNode } from 'react'
import { ArticlePage, BlogPage } from './pages/blog-pages.tsx'
import { ContactPage } from './pages/contact-page.tsx'
import { AnswerPage, FaqPage } from './pages/faq-pages.tsx'
import { FeaturesOldPage, FeaturesPage } from './pages/features-pages.tsx'
import { GuidePage, GuidesPage } from './pages/guide-pages.tsx'
import { LandingPage } from './pages/landing-page.tsx'
import { PrivacyPage } from './pages/privacy-page.tsx'
import { WordsPage } from './pages/words-page.tsx'
import type { PageText, SiteContent } from './site-content.ts'
import type { DocumentMeta } from './site-document.tsx'
import { articleData, faqData } from './structured-data.ts'

/** One address of the site: what it is known as, and what stands there. */
export interface SitePage {
  readonly meta: DocumentMeta
  readonly content: ReactNode
}

/** A text that the site cannot be without. */
export function textNamed({ pages }: SiteContent, name: string): PageText {
  const text = pages.get(name)
  if (!text) throw new Error(`pages/${name}.md is missing.`)
  return text
}

/** Where the social picture of an address lies; see social-pictures.ts. */
export const pictureOf = (path: string): string =>
  `/images/social${path === '/' ? '' : path.replaceAll('/', '-')}.png`

const described = (path: string, { title, description }: PageText): DocumentMeta => ({
  path,
  title,
  description,
  image: pictureOf(path),
  imageWords: title,
})

function landingPages(content: SiteContent): SitePage[] {
  const [mobile, enhanced] = [textNamed(content, 'mobile'), textNamed(content, 'enhanced')]
  const texts = { mobile, enhanced }
  return [
    { meta: { path: '/', title: null }, content: <LandingPage landing="by-width" texts={texts} /> },
    {
      meta: { path: '/mobile', isUnlisted: true, title: null, description: mobile.description },
      content: <LandingPage landing="mobile" texts={texts} />,
    },
    {
      meta: { path: '/enhanced', isUnlisted: true, title: null, description: enhanced.description },
      content: <LandingPage landing="enhanced" texts={texts} />,
    },
  ]
}

/** Pages of one text each. */
function wordPages(content: SiteContent): SitePage[] {
  const text = (name: string) => textNamed(content, name)
  const plain = (path: string, name: string, kind: string): SitePage => {
    const { title, description } = text(name)
    return {
      meta: described(path, text(name)),
      content: <WordsPage kind={kind} title={title} lead={description} text={text(name)} />,
    }
  }
  return [
    { meta: described('/features', text('features')), content: <FeaturesPage text={text('features')} /> },
    {
      meta: {
        ...described('/features-old', text('features')),
        title: 'Features, the earlier page',
        canonical: '/features',
        image: pictureOf('/features'),
      },
      content: <FeaturesOldPage text={text('features')} />,
    },
    plain('/about', 'about', 'Inkwell'),
    plain('/careers', 'careers', 'Careers'),
    {
      meta: described('/contact', text('contact')),
      content: <ContactPage text={text('contact')} way="form" />,
    },
    { meta: described('/privacy-policy', text('privacy')), content: <PrivacyPage text={text('privacy')} /> },
  ]
}

function blogPages({ articles }: SiteContent): SitePage[] {
  const index: SitePage = {
    meta: {
      path: '/blog',
      title: 'Blog',
      description:
        'How the vault works, what can be read out of a page and how often that is wrong, and keeping a journal.',
      image: pictureOf('/blog'),
    },
    content: <BlogPage articles={articles} />,
  }
  const all = articles.map((article) => {
    const path = `/blog/${article.slug}`
    return {
      meta: {
        path,
        title: article.title,
        description: article.description,
        image: pictureOf(path),
        imageWords: article.title,
        published: article.date,
        data: [articleData(article, pictureOf(path))],
      },
      content: <ArticlePage article={article} articles={articles} />,
    }
  })
  return [index, ...all]
}

function faqPages({ answers }: SiteContent): SitePage[] {
  const index: SitePage = {
    meta: {
      path: '/faq',
      title: 'Questions and answers',
      description:
        'What people ask before they write the first line: about privacy, the companion, the journal, money and moving.',
      image: pictureOf('/faq'),
      data: [faqData(answers)],
    },
    content: <FaqPage answers={answers} />,
  }
  const all = answers.map((answer) => ({
    meta: {
      path: `/faq/${answer.slug}`,
      title: answer.question,
      description: answer.description,
      image: pictureOf('/faq'),
      data: [faqData([answer])],
    },
    content: <AnswerPage answer={answer} answers={answers} />,
  }))
  return [index, ...all]
}

function guidePages({ guides }: SiteContent): SitePage[] {
  const index: SitePage = {
    meta: {
      path: '/guides',
      title: 'Guides',
      description:
        'Short ways into a page: what each is for, how it goes, what is known about it. They open as templates.',
      image: pictureOf('/guides'),
    },
    content: <GuidesPage guides={guides} />,
  }
  const all = guides.map((guide) => ({
    meta: { ...described(`/guides/${guide.slug}`, guide), image: pictureOf('/guides') },
    content: <GuidePage guide={guide} guides={guides} />,
  }))
  return [index, ...all]
}

/** Every page that has an address of its own. */
export const sitePages = (content: SiteContent): readonly SitePage[] => [
  ...landingPages(content),
  ...wordPages(content),
  ...blogPages(content),
  ...faqPages(content),
  ...guidePages(content),
]
