/** The pixels that Google is asked for. */
const googleSide = 100

const isGoogleHost = (host: string): boolean => /(^|\.)(googleusercontent|ggpht)\.com$/.test(host)
/** '=s96-c', '=w200-h200' at the end; '/s96-c/' within older ones. */
const hasSize = ({ pathname, searchParams }: URL): boolean =>
  /=[swh]\d/.test(pathname.slice(pathname.lastIndexOf('/') + 1)) ||
  /\/[swh]\d+(-[a-z0-9-]+)?\//.test(pathname) ||
  searchParams.has('sz')

/**
 * The address at which a picture from elsewhere is shown: one at Google without a size gets the size 100, cut to a square. Null for what is no
 * http address.
 */
export function shownAvatarUrl(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null
  const parsed = new URL(url)
  if (!/^https?:$/.test(parsed.protocol)) return null
  if (!isGoogleHost(parsed.hostname) || hasSize(parsed)) return url
  parsed.pathname += `=s${googleSide}-c`
  return parsed.href
}
