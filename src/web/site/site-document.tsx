import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { originSlot } from '#contract/site-slots.ts'
import { productDescription, productName } from '../lib/product.ts'
import { PlayerPill } from './player-pill.tsx'
import { SiteFooter, SiteHeader } from './site-frame.tsx'

/** Addresses of what every document loads. */
export interface SiteAssets {
  readonly css: string
  readonly script: string
  /** Fonts that the first screen is set in. */
  readonly fonts: readonly string[]
}

/** What browsers, search engines and other sites are told about a document. */
export interface DocumentMeta {
  /** The address that it is known by, without a query. */
  readonly path: string
  /** The address that search engines shall know instead, where this page says what that one says. */
  readonly canonical?: string
  /** Null: the product's own. */
  readonly title: string | null
  readonly description?: string
  /** Address of a picture of 1200 x 630. Default: the product's. */
  readonly image?: string
  readonly imageWords?: string
  /** YYYY-MM-DD; there for articles alone. */
  readonly published?: string
  /** Schema.org objects. */
  readonly data?: readonly object[]
  /** Not in the site map: another shape of a page that is. */
  readonly isUnlisted?: boolean
  /** Nothing for search engines. */
  readonly isHidden?: boolean
}

const defaultImageWords = 'Inkwell. A journal only you can read, and a companion that has.'

export const titleOf = (title: string | null): string =>
  title ? `${title} · ${productName}` : `${productName}: a journal only you can read`

/** JSON that cannot end the element that it stands in. */
const safeJson = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c')

function Head({ meta, assets }: { meta: DocumentMeta; assets: SiteAssets }) {
  const { path, description = productDescription, published, image = '/images/social.png' } = meta
  const address = `${originSlot}${meta.canonical ?? path}`
  const title = titleOf(meta.title)
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{title}</title>
      <meta name="description" content={description} />
      {meta.isHidden ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      {assets.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
      ))}
      <link rel="stylesheet" href={assets.css} />
      <script type="module" src={assets.script} />
      <meta name="theme-color" content="#0e0d0b" />
      <meta property="og:type" content={published ? 'article' : 'website'} />
      <meta property="og:site_name" content={productName} />
      <meta property="og:title" content={meta.title ?? title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={`${originSlot}${image}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={meta.imageWords ?? defaultImageWords} />
      {published && <meta property="article:published_time" content={published} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/images/icon-32.png" sizes="32x32" type="image/png" />
      <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/images/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title="Inkwell blog" href="/blog/feed.xml" />
      {meta.data?.map((data) => (
        <script key={safeJson(data)} type="application/ld+json">
          {safeJson(data)}
        </script>
      ))}
    </head>
  )
}

/** One whole document. `isBare` leaves header and foot out. */
export function renderDocument(
  meta: DocumentMeta,
  assets: SiteAssets,
  content: ReactNode,
  { isBare = false }: { isBare?: boolean } = {},
): string {
  const html = renderToStaticMarkup(
    <html lang="en" data-theme="dark">
      <Head meta={meta} assets={assets} />
      <body>
        <a href="#content" className="skip">
          Skip to content
        </a>
        {!isBare && <SiteHeader path={meta.path} />}
        <main id="content" tabIndex={-1}>
          {content}
        </main>
        {!isBare && <SiteFooter path={meta.path} />}
        {isBare && <PlayerPill path={meta.path} isKnown={false} />}
      </body>
    </html>,
  )
  return `<!doctype html>${html}\n`
}
