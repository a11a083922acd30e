import type { ReactNode } from 'react'
import { siteVariants } from '#contract/site-slots.ts'
import { LandingPage } from './pages/landing-page.tsx'
import { LostPage } from './pages/lost-page.tsx'
import type { SiteContent } from './site-content.ts'
import { type DocumentMeta, renderDocument, type SiteAssets } from './site-document.tsx'

export { readSiteContent } from './site-content.ts'

/** One address of the site: what it is known as, and what stands there. */
export interface SitePage {
  readonly meta: DocumentMeta
  readonly content: ReactNode
}

/** A file of the built site and what is in it. */
export interface SiteFile {
  /** Below the folder of the site: 'blog/a-slug.html', 'sitemap.xml'. */
  readonly name: string
  readonly text: string
}

const landings: readonly SitePage[] = [
  { meta: { path: '/', title: null }, content: <LandingPage landing="by-width" /> },
  {
    meta: { path: '/mobile', title: 'A journal for your pocket' },
    content: <LandingPage landing="mobile" />,
  },
  {
    meta: { path: '/enhanced', title: 'What a sealed journal can do' },
    content: <LandingPage landing="enhanced" />,
  },
]

/** Every page that has an address of its own. */
export function sitePages(_content: SiteContent): readonly SitePage[] {
  return landings
}

const fileOf = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** Pages that a server chooses by itself; no search engine knows them. */
function variants(assets: SiteAssets): SiteFile[] {
  const lost: DocumentMeta = { path: '/404', title: 'Page not found', isHidden: true }
  const bare = { isBare: true }
  return [
    {
      name: siteVariants.lostVisitor,
      text: renderDocument(lost, assets, <LostPage isSignedIn={false} />, bare),
    },
    { name: siteVariants.lostPerson, text: renderDocument(lost, assets, <LostPage isSignedIn />, bare) },
  ]
}

/** The whole public site as files. */
export function renderSite(content: SiteContent, assets: SiteAssets): SiteFile[] {
  const pages = sitePages(content).map(({ meta, content: drawn }) => ({
    name: fileOf(meta.path),
    text: renderDocument(meta, assets, drawn),
  }))
  return [...pages, ...variants(assets)]
}
