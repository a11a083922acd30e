import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { contactSlot, illustrativeCount, originSlot, realCount, siteVariants } from '#contract/site-slots.ts'
import type { Config } from '#server/config/config.ts'
import { linkOrigin } from './origin.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

/** One document of the public site, ready to be sent. */
export interface SitePage {
  readonly type: string
  /** A strong validator of the document itself, without quotes. */
  readonly digest: string
  /** The bytes in an encoding; packed once, when they are first asked for. */
  readonly bytes: (encoding: Encoding) => Promise<Buffer>
}

/** The public site as this server shows it: its own address, its own contact, its own count filled in. */
export interface Site {
  /** By address: '/', '/blog/how-the-vault-works', '/sitemap.xml'. */
  readonly pages: ReadonlyMap<string, SitePage>
  readonly lostVisitor: SitePage
  readonly lostPerson: SitePage
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}
const feedType = 'application/rss+xml; charset=utf-8'
const packers = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
}

/** Reads dist/site once; null when it was not built. */
export function readSite(config: Config): Site | null {
  const folder = config.siteFolder
  if (!existsSync(path.join(folder, siteVariants.lostVisitor))) return null
  const read = (name: string): SitePage =>
    pageOf(name, filled(config, readFileSync(path.join(folder, name), 'utf8')))
  const pages = new Map<string, SitePage>()
  for (const name of globSync('**/*.{html,xml,txt}', { cwd: folder }).map((one) => one.replaceAll('\\', '/')))
    if (!name.startsWith('_')) pages.set(addressOf(name), read(name))
  const contact = contactVariant(config)
  if (contact && pages.has('/contact')) pages.set('/contact', read(contact))
  return { pages, lostVisitor: read(siteVariants.lostVisitor), lostPerson: read(siteVariants.lostPerson) }
}

/** 'index.html' -> '/', 'blog/a-slug.html' -> '/blog/a-slug', 'robots.txt' -> '/robots.txt'. */
const addressOf = (name: string): string => `/${name.replace(/(?:^index)?\.html$/, '')}`

/** With a mail server and somebody to write to the page has a form. */
function contactVariant({ contact, mail }: Config): string | null {
  if (!contact) return siteVariants.contactNobody
  return mail ? null : siteVariants.contactByAddress
}

function filled(config: Config, text: string): string {
  const named = text.replaceAll(contactSlot, config.contact ?? '').replaceAll(originSlot, linkOrigin(config))
  return config.countsPeople ? named.replaceAll(illustrativeCount, realCount) : named
}

function pageOf(name: string, text: string): SitePage {
  const plain = Buffer.from(text)
  const packed = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(plain)]])
  return {
    type: name.endsWith('feed.xml') ? feedType : (types[path.extname(name)] ?? 'application/octet-stream'),
    digest: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    bytes(encoding) {
      const known = packed.get(encoding)
      if (known) return known
      const made = encoding === 'identity' ? Promise.resolve(plain) : packers[encoding](plain)
      packed.set(encoding, made)
      return made
    },
  }
}
