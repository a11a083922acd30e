import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isShellAddress } from '#contract/addresses.ts'
import type { AppDeps } from './app-deps.ts'
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

/** What is answered at addresses that no route knows: a document, the app's shell, a page for lost people, or null for what is no page. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | null>

/** Serves the public site and the web app. Files with a hash in their name never change; everything else is asked for again. */
export async function serveWebApp(app: FastifyInstance, deps: AppDeps): Promise<Fallback> {
  const { webFolder } = deps.config
  const assets = path.join(webFolder, 'assets') + path.sep
  const loopback = path.join(webFolder, loopbackScriptPath)
  const isBuilt = existsSync(path.join(webFolder, 'index.html'))
  const site = readSite(deps.config)
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: webFolder,
      index: false,
      // Folders have no pages here; '/' is a document of the site.
      allowedPath: (pathname) => !pathname.endsWith('/'),
      cacheControl: false,
      preCompressed: true,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(assets)
        const whose = file.startsWith(loopback) ? 'private' : 'public'
        reply.header('cache-control', isHashed ? `${whose}, max-age=31536000, immutable` : 'no-cache')
      },
    })
  return async (request, reply) => {
    const pathname = pathOf(request)
    if (site && isRead(request)) {
      const sent = await sendSitePage(deps, site, request, reply)
      if (sent) return sent
    }
    if (!isPageRequest(request, pathname)) return null
    if (!isBuilt)
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notBuilt)
    if (site && !isShellAddress(pathname)) return sendLostPage(deps, site, request, reply)
    return reply.sendFile('index.html')
  }
}

const pathOf = ({ url }: FastifyRequest): string => {
  const [address = ''] = url.split('?')
  return address.length > 1 ? address.replace(/\/$/, '') : address
}

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD'

function isPageRequest({ method, headers }: FastifyRequest, pathname: string): boolean {
  const isOurs = /^\/(api|ws)(\/|$)/.test(pathname)
  const isFile = path.posix.extname(pathname) !== ''
  const takesHtml = headers.accept?.includes('text/html') ?? false
  return method === 'GET' && !isOurs && !isFile && takesHtml
}
