import { get as getPlain, type IncomingMessage } from 'node:http'
import { get as getSecure, type RequestOptions } from 'node:https'
import { publicLookup } from './public-address.ts'

export interface Asking {
  readonly signal: AbortSignal
  readonly accept: string
  /** An address as one that may be asked; it is given the first one and each that a redirect names. Throws when it may not. */
  readonly check: (address: string) => URL
  /** True: this one may lie in a network that is not public. */
  readonly isTrusted: (address: URL) => boolean
}

const mostRedirects = 4

/**
 * What answers at an address of somebody else, where redirects end; null when they do not. A name is looked up when connecting, and one that leads into
 * a private network throws a PrivateAddressError.
 */
export async function askOutside(typed: string, asking: Asking): Promise<IncomingMessage | null> {
  let address = asking.check(typed)
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await ask(address, asking)
    const { statusCode = 0, headers } = answer
    if (statusCode < 300 || statusCode >= 400 || !headers.location) return answer
    answer.destroy()
    address = asking.check(new URL(headers.location, address).href)
  }
  return null
}

function ask(address: URL, { signal, accept, isTrusted }: Asking): Promise<IncomingMessage> {
  const options: RequestOptions = {
    signal,
    agent: false,
    headers: { accept, 'user-agent': 'Inkwell', 'accept-encoding': 'identity' },
    ...(!isTrusted(address) && { lookup: publicLookup }),
  }
  return new Promise((resolve, reject) => {
    const get = address.protocol === 'https:' ? getSecure : getPlain
    get(address, options, resolve).once('error', reject)
  })
}
