/** What is used of the platform's Trusted Types, which not every browser has and TypeScript does not know. */
interface PolicyRules {
  readonly createHTML?: (html: string) => string
  readonly createScriptURL?: (address: string) => string
}
interface TrustedTypes {
  readonly defaultPolicy: unknown
  createPolicy(name: string, rules: PolicyRules): { createHTML(html: string): string }
}

const platform = (): TrustedTypes | undefined =>
  (globalThis as { readonly trustedTypes?: TrustedTypes }).trustedTypes

/** Scripts of this very site, which the build made: its threads and its service worker. */
const ownScript = /^\/(?:assets\/[\w.-]+\.js|service-worker\.js)$/

function checkedAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.href)
  if (origin === location.origin && (ownScript.test(pathname) || import.meta.env.DEV)) return address
  throw new TypeError('No script is started from there.')
}

/** Before a thread or a service worker is started: the server's policy lets no other address become a script. */
export function allowOwnScripts(): void {
  const types = platform()
  if (types && !types.defaultPolicy) types.createPolicy('default', { createScriptURL: checkedAddress })
}

let htmlPolicy: { createHTML(html: string): string } | undefined

/** A document that is only read: nothing in it runs, loads or is shown. */
export function inertDocument(html: string): Document {
  htmlPolicy ??= platform()?.createPolicy('inkwell-html', { createHTML: (text) => text })
  return new DOMParser().parseFromString(htmlPolicy ? htmlPolicy.createHTML(html) : html, 'text/html')
}
