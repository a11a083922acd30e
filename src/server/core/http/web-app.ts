import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Negotiator from 'negotiator'
import type { AppDeps } from '../app-deps.ts'
import { loopbackScriptPath } from './loopback-script.ts'
import { sendLostPage, sendSitePage } from './serve-site.ts'
import { readSite } from './site-pages.ts'

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inkwell</title>
<h1>The web app is not built yet</h1>
<p>The server is running. Stop it and run <code>npm start</code>, which builds what is missing.</p>
</html>
`

/**
 * Answers addresses that no route knows, with a document, the app's shell or a page for lost people; false where there is no page. It says so and never
 * returns the reply: whoever awaits a reply waits until it was sent and is left with nothing.
 */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>

/** Serves the public site and the web app. Files with a hash in their name never change; everything else is asked for again. */
export async function serveWebApp(app: FastifyInstance, deps: AppDeps): Promise<Fallback> {
  const { webFolder } = deps.config
  const assets = path.join(webFolder, 'assets') + path.sep
  const loopback = path.join(webFolder, loopbackScriptPath)
  const isBuilt = existsSync(path.join(webFolder, 'index.html'))
  const isShellAddress = isBuilt ? shellAddressesIn(webFolder) : () => true
  const site = readSite(deps.config)
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      serve: false,
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(assets)
        if (file.endsWith('.svg')) reply.header('content-type', 'image/svg+xml; charset=utf-8')
        const whose = file.startsWith(loopback) ? 'private' : 'public'
        reply.header('cache-control', isHashed ? `${whose}, max-age=31536000, immutable` : 'no-cache')
      },
    })
    const isBuiltFile = filesIn(webFolder)
    app.route({
      method: ['GET', 'HEAD'],
      url: '/*',
      schema: { hide: true },
      handler: async ({ url }, reply) => {
        const [address = ''] = url.split('?')
        if (await isBuiltFile(address)) reply.sendFile(address)
        else reply.callNotFound()
        return reply
      },
    })
  }
  return async (request, reply) => {
    const pathname = pathOf(request)
    if (site && isRead(request) && (await sendSitePage(deps, site, request, reply))) return true
    if (!isPageRequest(request, pathname, isShellAddress(pathname))) return false
    if (!isBuilt) reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notBuilt)
    else if (site && !isShellAddress(pathname)) await sendLostPage(deps, site, request, reply)
    else reply.sendFile('index.html')
    return true
  }
}

/** Says whether the app's own router knows a page there: the build wrote down all that it knows. */
function shellAddressesIn(folder: string): (pathname: string) => boolean {
  const written: string[] = JSON.parse(readFileSync(path.join(folder, 'addresses.json'), 'utf8'))
  const known = new Set(written)
  return (pathname) => known.has(pathname)
}

/**
 * Says whether an address is that of a file in `folder`, spelled as the file is, also where the disk does not tell apart how names are written. The
 * folder is read when a file is asked for that was not there before, and not for each: an open page asks for hundreds. Many that are asked for at
 * once share one reading.
 */
function filesIn(folder: string): (address: string) => Promise<boolean> {
  let known: ReadonlySet<string> = new Set()
  let reading: Promise<ReadonlySet<string>> | null = null
  const read = () => {
    reading ??= addressesIn(folder).finally(() => {
      reading = null
    })
    return reading
  }
  return async (address) => {
    if (path.posix.extname(address) === '') return false
    if (!known.has(address)) known = await read()
    return known.has(address)
  }
}

async function addressesIn(folder: string): Promise<Set<string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => !entry.isDirectory())
  return new Set(
    files.map(
      (file) => `/${path.relative(folder, path.join(file.parentPath, file.name)).replaceAll(path.sep, '/')}`,
    ),
  )
}

const pathOf = ({ url }: FastifyRequest): string => {
  const [address = ''] = url.split('?')
  return address.length > 1 ? address.replace(/\/$/, '') : address
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

/** At the app's own pages programs such as curl, uptime checks and link previews, which take anything or say nothing, get the page too. */
function takesHtml({ headers }: FastifyRequest, isShell: boolean): boolean {
  const accept = (headers.accept ?? '*/*').toLowerCase()
  const taken = new Set(new Negotiator({ headers: { accept } }).mediaTypes())
  return taken.has('text/html') || (isShell && (taken.has('text/*') || taken.has('*/*')))
}

function isPageRequest(request: FastifyRequest, pathname: string, isShell: boolean): boolean {
  const isOurs = /^\/(api|ws)(\/|$)/.test(pathname)
  const isFile = path.posix.extname(pathname) !== ''
  return isRead(request) && !isOurs && !isFile && takesHtml(request, isShell)
}
