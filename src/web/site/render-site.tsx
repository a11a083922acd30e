import { siteVariants } from '#contract/site-slots.ts'
import { ContactPage } from './pages/contact-page.tsx'
import { LostPage } from './pages/lost-page.tsx'
import type { SiteContent } from './site-content.ts'
import { type DocumentMeta, renderDocument, type SiteAssets } from './site-document.tsx'
import { feedOf, robots, sitemapOf } from './site-feeds.ts'
import { type SitePage, sitePages, textNamed } from './site-pages.tsx'

export { readSiteContent } from './site-content.ts'
export { drawSocialPictures } from './social-pictures.ts'

/** A file of the built site and what is in it. */
export interface SiteFile {
  /** Below the folder of the site: 'blog/a-slug.html', 'sitemap.xml'. */
  readonly name: string
  readonly text: string
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Pages that a server chooses by itself: for lost people, and for contact without a form. */
function variants(content: SiteContent, contact: SitePage | undefined, assets: SiteAssets): SiteFile[] {
  const text = textNamed(content, 'contact')
  const lost: DocumentMeta = { path: '/404', title: 'Page not found', isHidden: true }
  const isBare = { isBare: true }
  const contactMeta = contact?.meta ?? { path: '/contact', title: text.title }
  const { contactByAddress, contactNobody, lostVisitor, lostPerson } = siteVariants
  return [
    { name: lostVisitor, text: renderDocument(lost, assets, <LostPage isSignedIn={false} />, isBare) },
    { name: lostPerson, text: renderDocument(lost, assets, <LostPage isSignedIn />, isBare) },
    {
      name: contactByAddress,
      text: renderDocument(contactMeta, assets, <ContactPage text={text} way="address" />),
    },
    {
      name: contactNobody,
      text: renderDocument(contactMeta, assets, <ContactPage text={text} way="nobody" />),
    },
  ]
}

/** The whole public site as files. Throws a `ContentFault` where a text cannot be drawn. */
export function renderSite(content: SiteContent, assets: SiteAssets): SiteFile[] {
  const pages = sitePages(content)
  const listed = pages.filter(({ meta }) => meta.canonical === undefined && !meta.isUnlisted)
  return [
    ...pages.map(({ meta, content: drawn }) => ({
      name: fileOf(meta.path),
      text: renderDocument(meta, assets, drawn),
    })),
    ...variants(
      content,
      pages.find(({ meta }) => meta.path === '/contact'),
      assets,
    ),
    { name: 'blog/feed.xml', text: feedOf(content.articles) },
    {
      name: 'sitemap.xml',
      text: sitemapOf([
        ...listed.map(({ meta }) => ({ path: meta.path, day: meta.published })),
        { path: '/goal-visualizations' },
      ]),
    },
    { name: 'robots.txt', text: robots },
  ]
}
