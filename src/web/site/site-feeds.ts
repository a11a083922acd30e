import { originSlot } from '#contract/site-slots.ts'
import { productDescription, productName } from '../lib/product.ts'
import type { Article } from './site-content.ts'

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
const head = '<?xml version="1.0" encoding="utf-8"?>\n'

/** The articles as RSS 2.0, the newest first. */
export function feedOf(articles: readonly Article[]): string {
  const items = articles.map(
    ({ slug, title, description, date }) => `    <item>
      <title>${escaped(title)}</title>
      <link>${originSlot}/blog/${slug}</link>
      <guid>${originSlot}/blog/${slug}</guid>
      <pubDate>${new Date(`${date}T00:00:00Z`).toUTCString()}</pubDate>
      <description>${escaped(description)}</description>
    </item>\n`,
  )
  return `${head}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${productName}</title>
    <link>${originSlot}/blog</link>
    <atom:link href="${originSlot}/blog/feed.xml" rel="self" type="application/rss+xml"/>
    <description>${escaped(productDescription)}</description>
    <language>en</language>
${items.join('')}  </channel>
</rss>
`
}

/** Addresses for search engines; days are known for articles alone. */
export function sitemapOf(
  pages: readonly { readonly path: string; readonly day?: string | undefined }[],
): string {
  const lines = pages.map(
    ({ path, day }) =>
      `  <url><loc>${originSlot}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>\n`,
  )
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${lines.join('')}</urlset>\n`
}

/** Everything may be read but the calls; what needs an account answers with an empty shell. */
export const robots = `User-agent: *
Disallow: /api/
Disallow: /ws/

Sitemap: ${originSlot}/sitemap.xml
`
