/**
 * How a request is answered. shell: a page of the app, at once from this device; page: a public page, a
 * document of the server's, or the app's word that the server is away; file: a file of the app; null: none of our business, the browser asks the server as if nobody stood between.
 */
export type Way = 'shell' | 'page' | 'file' | null

export interface Asked {
  readonly method: string
  readonly mode: string
  readonly url: URL
}

/** What belongs to somebody, changes by itself or is large: never answered from here. */
const never = /^\/(?:api|ws|music)(?:\/|$)/
const hasEnding = (pathname: string): boolean => /\../s.test(pathname.slice(pathname.lastIndexOf('/') + 1))

/** Whether something stands at one of these addresses, or below it. */
export const isBelow = (addresses: readonly string[], pathname: string): boolean =>
  addresses.some((one) => pathname === one || pathname.startsWith(`${one}/`))

/** Which way a request goes. `appAddresses`: of the pages that are the same for everybody before their script runs; `isShellFile` knows the files that the app is made of. */
export function wayOf(
  { method, mode, url }: Asked,
  origin: string,
  appAddresses: readonly string[],
  isShellFile: (pathname: string) => boolean,
): Way {
  if (method !== 'GET' || url.origin !== origin || never.test(url.pathname)) return null
  if (mode === 'navigate' && !hasEnding(url.pathname))
    return isBelow(appAddresses, url.pathname) ? 'shell' : 'page'
  return mode !== 'navigate' && url.search === '' && isShellFile(url.pathname) ? 'file' : null
}
