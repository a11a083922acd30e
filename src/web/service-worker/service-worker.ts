import { PrecacheController } from 'workbox-precaching/PrecacheController.js'
import { showPushes } from './push-notices.ts'
import { wayOf } from './service-worker-routes.ts'
import type { ShellClient, ShellFetch, ShellFile, ShellScope } from './service-worker-scope.ts'

/** Put in by the build: every file that the app is made of. */
declare const shellFiles: readonly ShellFile[]
/** Put in by the build, too: where the app's own pages are. */
declare const appAddresses: readonly string[]

const scope = self as unknown as ShellScope
const page = '/index.html'
/** A page that runs answers within this time. */
const aliveMs = 2_000

const fileAt = new Map(shellFiles.map((file) => [file.url, file]))
const shell = new PrecacheController()
// Install: fetch what is new or changed, whole or not at all. Activate: drop what the new version does not have.
shell.precache(shellFiles.map((file) => ({ ...file })))

showPushes(scope, appAddresses)
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
scope.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void scope.skipWaiting()
})
scope.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const asked = { method, mode, url: new URL(url) }
  const way = wayOf(asked, scope.location.origin, appAddresses, (path) => fileAt.has(path))
  if (way === 'shell') event.respondWith(appPage(event))
  else if (way === 'page') event.respondWith(publicPage(event))
  else if (way === 'file') event.respondWith(file(event))
})

/** From the cache; when it is missing there, from the server into the cache, if the server still has these very bytes. */
async function kept(event: ShellFetch, path: string): Promise<Response> {
  const { request } = event
  const response = await shell.createHandlerBoundToURL(path)({ event, request, url: new URL(request.url) })
  event.waitUntil(verify(path))
  return response
}

async function appPage(event: ShellFetch): Promise<Response> {
  try {
    return await kept(event, page)
  } catch {
    return fetch(event.request).catch(() => nothingHere())
  }
}

async function publicPage(event: ShellFetch): Promise<Response> {
  return fetch(event.request).catch(() => kept(event, page).catch(() => nothingHere()))
}

async function file(event: ShellFetch): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  try {
    return await kept(event, pathname)
  } catch {
    const fromServer = await fetch(event.request, { cache: 'no-store' }).catch(() => null)
    // The server answers, but has not got this file any more: with what is kept here the app cannot run.
    if (fromServer) event.waitUntil(startAfresh())
    return fromServer ?? Response.error()
  }
}

const verified = new Set<string>()

/**
 * A kept file whose bytes went wrong is dropped, so that the next who asks gets it from the server. Read from the cache by itself: an answer
 * that is read twice is a stream, and one that a page stopped reading half way keeps this version from handing over to the next.
 */
async function verify(path: string): Promise<void> {
  const key = shell.getCacheKeyForURL(path)
  if (!key || verified.has(path)) return
  verified.add(path)
  const cache = await caches.open(shell.strategy.cacheName)
  const response = await cache.match(key)
  if (!response) return void verified.delete(path)
  const digest = await crypto.subtle.digest('SHA-256', await response.arrayBuffer())
  if (`sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}` === fileAt.get(path)?.integrity) return
  verified.delete(path)
  await cache.delete(key)
}

/** Nothing of this version stays; pages that do not run are loaded again, those that run are told and do it when they can. */
async function startAfresh(): Promise<void> {
  await caches.delete(shell.strategy.cacheName)
  await scope.registration.unregister()
  const clients = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })
  await Promise.all(
    clients.map(async (client) => {
      if (!(await isRunning(client))) await client.navigate(client.url)
    }),
  )
}

function isRunning(client: ShellClient): Promise<boolean> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true)
    setTimeout(resolve, aliveMs, false)
    client.postMessage('start-afresh', [port2])
  })
}

function nothingHere(): Response {
  const words = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Inkwell</title>
<body style="margin:0;padding:16vh 8vw;background:#0e0d0b;color:#ece7de;font:18px/1.6 Georgia,serif">
<h1 style="font-weight:400">There is no connection to the server.</h1>
<p>This page is not kept on this device. Nothing is lost: what you wrote stays sealed where it is.</p>
<p><a href="" style="color:#a9b1ff">Try again</a></p>
`
  return new Response(words, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
