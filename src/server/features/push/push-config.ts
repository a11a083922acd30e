import { ConfigFault } from '#server/config/config.ts'

/** The push services of Chrome and Edge, Firefox, Safari, and Edge on Windows: a browser chooses none of its own. */
const known = [
  /^https:\/\/(fcm|android)\.googleapis\.com$/,
  /^https:\/\/([a-z0-9-]+\.)?push\.services\.mozilla\.com$/,
  /^https:\/\/([a-z0-9-]+\.)*push\.apple\.com$/,
  /^https:\/\/([a-z0-9-]+\.)*notify\.windows\.com$/,
]

const isOrigin = (text: string): boolean => URL.canParse(text) && new URL(text).origin === text

/**
 * Answers whether this server sends to an address: to push services that are known, and to those of INKWELL_PUSH_SERVICES (origins, with commas
 * between). A browser names the address, and whoever is signed in could name any.
 */
export function pushServices(
  env: Readonly<Record<string, string | undefined>>,
): (endpoint: string) => boolean {
  const own = (env.INKWELL_PUSH_SERVICES ?? '').split(',').flatMap((text) => text.trim() || [])
  if (!own.every((text) => isOrigin(text) && /^https?:/.test(text)))
    throw new ConfigFault(
      'INKWELL_PUSH_SERVICES must be addresses without a path, like https://push.example.org, with commas between.',
    )
  return (endpoint) => {
    if (!URL.canParse(endpoint)) return false
    const { origin, username, password } = new URL(endpoint)
    if (username || password) return false
    return own.includes(origin) || known.some((service) => service.test(origin))
  }
}
