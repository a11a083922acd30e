import { existsSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { loopbackScriptPath } from './loopback-script.ts'

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Inkwell</title>
<h1>The web app is not built yet</h1>
<p>The server is running. Stop it and run <code>npm start</code>, which builds what is missing.</p>
</html>
`

/** What the app answers to addresses that no route knows: the page that the browser's own router takes from there. */
export type Fallback = (request: FastifyRequest, reply: FastifyReply) => FastifyReply | null

/** Serves the built web app. Files with a hash in their name never change; everything else is asked for again. */
export async function serveWebApp(app: FastifyInstance, config: Config): Promise<Fallback> {
  const assets = path.join(config.webFolder, 'assets') + path.sep
  const loopback = path.join(config.webFolder, loopbackScriptPath)
  const isBuilt = existsSync(path.join(config.webFolder, 'index.html'))
  if (isBuilt)
    await app.register(fastifyStatic, {
      root: config.webFolder,
      cacheControl: false,
      setHeaders: (reply, file) => {
        const isHashed = file.startsWith(assets)
        const whose = file.startsWith(loopback) ? 'private' : 'public'
        reply.header('cache-control', isHashed ? `${whose}, max-age=31536000, immutable` : 'no-cache')
      },
    })
  return (request, reply) => {
    if (!isPageRequest(request)) return null
    if (isBuilt) return reply.sendFile('index.html')
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(notBuilt)
  }
}

function isPageRequest(request: FastifyRequest): boolean {
  const [address = ''] = request.url.split('?')
  const isOurs = /^\/(api|ws)(\/|$)/.test(address)
  const isFile = path.posix.extname(address) !== ''
  const takesHtml = request.headers.accept?.includes('text/html') ?? false
  return request.method === 'GET' && !isOurs && !isFile && takesHtml
}
