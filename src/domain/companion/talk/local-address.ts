const loopback = /^(?:localhost|127(?:\.\d{1,3}){3})$/

/** Where a model on the person's own machine listens, or a sentence about what is wrong with what they typed. */
export type LocalAddress = { readonly address: string } | { readonly error: string }

/** Takes addresses of this machine only. Without a path it is what most such programs use: /v1. */
export function localAddressOf(typed: string): LocalAddress {
  const text = typed.trim()
  const whole = /^[a-z]+:\/\//i.test(text) ? text : `http://${text}`
  if (!text || !URL.canParse(whole)) return { error: 'An address looks like http://localhost:11434/v1.' }
  const { protocol, hostname, origin, pathname, username, search, hash } = new URL(whole)
  if (!loopback.test(hostname))
    return { error: `${hostname || 'This'} is not this machine. Only localhost and 127.0.0.1 are.` }
  if (protocol !== 'http:') return { error: 'On this machine the address begins with http://.' }
  if (username || search || hash) return { error: 'An address looks like http://localhost:11434/v1.' }
  const path = pathname.replace(/(?<!\/)\/+$/, '')
  // The browser may be allowed to reach 127.0.0.1, and not the rest of its range.
  const host = hostname.startsWith('127.') ? origin.replace(hostname, '127.0.0.1') : origin
  return { address: `${host}${path || '/v1'}` }
}
