import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { documentAddresses } from '#contract/addresses.ts'
import { illustrativeCount, originSlot, siteVariants } from '#contract/site-slots.ts'
import { entities } from '#domain/entities.ts'
import { dataFlows } from '#domain/privacy/data-flows.ts'
import { addressesOf } from '#web/app/pages.ts'
import { readSiteContent, renderSite } from './render-site.tsx'
import { pictureOf, sitePages } from './site-pages.tsx'
import { drawSocialPictures } from './social-pictures.ts'

const folder = join(import.meta.dirname, 'content')
const texts = new Map(
  globSync('**/*.md', { cwd: folder }).map((path) => [path, readFileSync(join(folder, path), 'utf8')]),
)
const content = readSiteContent(texts)
const assets = { css: '/assets/site.css', script: '/assets/site.js', fonts: ['/assets/serif.woff2'] }
const files = new Map(renderSite(content, assets).map(({ name, text }) => [name, text]))
const fileAt = (path: string): string =>
  files.get(path === '/' ? 'index.html' : `${path.slice(1)}.html`) ?? ''
const pages = sitePages(content)
const all = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, part = '']) => part)

// Spec: S2-019, S2-020, S2-021, S2-022, S2-023, S2-174
test('every public address has a document, and every article, answer and guide one of its own', () => {
  const paths = pages.map(({ meta }) => meta.path)
  expect(new Set(paths).size).toBe(paths.length)
  expect(paths).toEqual(expect.arrayContaining([...documentAddresses]))
  const below = (start: string) => paths.filter((path) => path.startsWith(start)).length
  expect([below('/blog/'), below('/faq/'), below('/guides/')]).toEqual([
    content.articles.length,
    content.answers.length,
    content.guides.length,
  ])
  expect(Object.values(siteVariants).filter((name) => !files.has(name))).toEqual([])
})

// Spec: S2-066, S2-067, S2-068
test.each(pages.map(({ meta }) => [meta.path, meta] as const))(
  '%s says what it is: title, description, address, picture',
  (path, meta) => {
    const text = fileAt(path)
    expect(all(text, /<title>([^<]+)<\/title>/g)).toHaveLength(1)
    expect(all(text, /<h1[^>]*>/g)).toHaveLength(1)
    expect(all(text, /<meta name="description" content="([^"]+)"/g)[0]?.length).toBeGreaterThan(39)
    expect(all(text, /<link rel="canonical" href="([^"]+)"/g)).toEqual([
      `${originSlot}${meta.canonical ?? path}`,
    ])
    const [picture = ''] = all(text, /<meta property="og:image" content="([^"]+)"/g)
    expect(picture).toMatch(new RegExp(`^${originSlot}/images/social[a-z-]*\\.png$`))
    expect(text).not.toMatch(/<script(?! type="(?:module" src|application\/ld\+json))|\son[a-z]+=|<style/)
  },
)

test('titles and descriptions of what search engines know are all different', () => {
  const known = pages.filter(({ meta }) => meta.canonical === undefined && !meta.isUnlisted)
  for (const pattern of [/<title>([^<]+)/, /name="description" content="([^"]+)/]) {
    const found = known.map(({ meta }) => pattern.exec(fileAt(meta.path))?.[1])
    expect(new Set(found).size).toBe(known.length)
  }
})

// Spec: S2-057, S2-058, S2-059, S2-060, S2-062, S2-063, S2-064
test.each(pages.map(({ meta }) => meta.path))(
  '%s has the header with its links, and highlights its own',
  (path) => {
    const [head = ''] = all(fileAt(path), /<header class="head"[^>]*>(.*?)<\/header>/gs)
    for (const link of [
      '/features',
      '/about',
      '/blog',
      '/contact',
      '/auth?mode=login',
      '/auth?mode=register',
    ])
      expect(all(head, new RegExp(`(href="${link.replace('?', '\\?')}")`, 'g'))).toHaveLength(2)
    expect(head).toMatch(/<a href="\/" class="wordmark" aria-label="Inkwell"/)
    expect(head).toContain('Sign In</a>')
    expect(head).toContain('Try the Demo</a>')
    const here = ['/features', '/about', '/blog', '/contact'].find(
      (to) => path === to || path.startsWith(`${to}/`),
    )
    expect(all(head, /<a href="([^"]+)" aria-current/g)).toEqual(here ? [here, here] : [])
  },
)

test('every link within the site leads to a document, to a page of the app, or to an anchor that is there', () => {
  const addresses = new Set<string>([
    ...pages.map(({ meta }) => meta.path),
    ...addressesOf(),
    '/blog/feed.xml',
  ])
  const dead = [...files].flatMap(([name, text]) =>
    all(text, /<a href="([^"]+)"/g)
      .filter((href) => {
        if (/^(?:https:|mailto:)/.test(href)) return false
        const [address = '', anchor] = href.split('#')
        const path = address.split('?')[0] ?? ''
        if (path && !addresses.has(path)) return true
        return anchor !== undefined && !(path ? fileAt(path) : text).includes(`id="${anchor}"`)
      })
      .map((href) => `${name}: ${href}`),
  )
  expect(dead).toEqual([])
})

// Spec: S1-026, S1-027, S1-028, S1-029
test('the landing pages promise privacy, insights and patterns, and say that quotation and count are illustrative', () => {
  for (const path of ['/', '/mobile', '/enhanced']) {
    const text = fileAt(path)
    for (const words of [
      'End-to-end encrypted privacy',
      'AI-powered personal insights',
      'Smart pattern recognition',
    ])
      expect(text).toContain(words)
    expect(text).toMatch(/<figcaption>[^<]+<span class="illustrative">illustrative/)
    expect(all(text, new RegExp(`${illustrativeCount}>(.*?)</p>`, 'g'))[0]).toMatch(
      /3,278<\/strong> users journaling right now.*illustrative/,
    )
  }
  expect(fileAt('/')).toContain('story-mobile')
  expect(fileAt('/')).toContain('story-enhanced')
})

test('machines are told which texts are articles and which are questions', () => {
  const dataIn = (path: string) =>
    all(fileAt(path), /<script type="application\/ld\+json">(.*?)<\/script>/gs).map((json) =>
      JSON.parse(json),
    )
  const [article] = content.articles
  expect(dataIn(`/blog/${article?.slug}`)).toMatchObject([
    { '@type': 'Article', headline: article?.title, datePublished: article?.date },
  ])
  expect(dataIn('/faq')[0].mainEntity).toHaveLength(content.answers.length)
  expect(JSON.stringify(dataIn('/faq'))).not.toMatch(/\]\(|\*\*/)
})

test('sitemap, feed and robots name what is there', () => {
  const mapped = all(files.get('sitemap.xml') ?? '', /<loc>([^<]+)<\/loc>/g)
  const known = pages.filter(({ meta }) => meta.canonical === undefined && !meta.isUnlisted)
  const paths = [...known.map(({ meta }) => meta.path), '/goal-visualizations']
  expect(mapped).toEqual(paths.map((path) => originSlot + path))
  expect(all(files.get('blog/feed.xml') ?? '', /<guid>([^<]+)<\/guid>/g)).toHaveLength(
    content.articles.length,
  )
  expect(files.get('robots.txt')).toContain(`Sitemap: ${originSlot}/sitemap.xml`)
})

test('the privacy page shows the whole list of what goes where', () => {
  const text = fileAt('/privacy-policy')
  for (const { what } of dataFlows) expect(text).toContain(`<th scope="row">${what}</th>`)
})

test('the privacy page names every kind of thing that is sealed', () => {
  const [kinds = ''] = all(
    fileAt('/privacy-policy'),
    /<h2 id="everything-that-is-sealed"[^>]*>.*?<table>(.*?)<\/table>/gs,
  )
  for (const { label } of entities)
    expect(kinds).toMatch(new RegExp(`(?:>|, | and )${label}(?:, | and |\\.<)`, 'i'))
})

test('pages with a picture of their own get one of 1200 x 630', async () => {
  const font = join(import.meta.dirname, 'social', 'newsreader-display-light.ttf')
  const one = readSiteContent(
    new Map([...texts].filter(([path]) => path.startsWith('pages/') || path.includes('vault-works'))),
  )
  const pictures = await drawSocialPictures(one, font)
  expect(pictures.map(({ path }) => path)).toContain(pictureOf('/blog/how-the-vault-works'))
  for (const { png } of pictures) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
