import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { askOutside } from '#server/core/http/ask-outside.ts'
import { isPublicAddress, PrivateAddressError } from '#server/core/http/public-address.ts'

/** Why a calendar could not be fetched, in words for the person. */
export class OutsideFault extends Error {
  override readonly name = 'OutsideFault'
}

export interface Fetching {
  /** Host names that may be anything, lower case. */
  readonly trustedHosts: ReadonlySet<string>
  /** All of it: the connection, redirects, and the last byte. */
  readonly totalMs: number
  readonly mostBytes: number
}

const notHere = 'This address leads into a private network, where this server does not look.'

/** The address that a person typed, as one that may be asked. Throws OutsideFault. */
export function outsideAddress(typed: string, trustedHosts: ReadonlySet<string>): URL {
  // What calendar programs open with one press.
  const text = typed.trim().replace(/^webcals?:\/\//i, 'https://')
  if (!URL.canParse(text)) throw new OutsideFault('This is no address. It should begin with https://.')
  const url = new URL(text)
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  if (url.username || url.password)
    throw new OutsideFault('An address with a name and a password in it is not taken.')
  if (trustedHosts.has(host) && /^https?:$/.test(url.protocol)) return url
  if (url.protocol !== 'https:')
    throw new OutsideFault('Only addresses that begin with https:// are fetched.')
  if (isIP(host) && !isPublicAddress(host)) throw new OutsideFault(notHere)
  return url
}

/** The text behind an address, as UTF-8. Follows redirects, each checked as the first one is. Throws OutsideFault. */
export async function fetchOutside(typed: string, fetching: Fetching): Promise<string> {
  const signal = AbortSignal.timeout(fetching.totalMs)
  const { trustedHosts } = fetching
  try {
    const answer = await askOutside(typed, {
      signal,
      accept: 'text/calendar, text/plain;q=0.5',
      check: (address) => outsideAddress(address, trustedHosts),
      isTrusted: ({ hostname }) => trustedHosts.has(hostname.toLowerCase()),
    })
    if (!answer) throw new OutsideFault('This address leads from one to the next and never arrives.')
    const { statusCode = 0 } = answer
    if (statusCode === 200) return await textOf(answer, fetching.mostBytes)
    answer.destroy()
    throw new OutsideFault(refusal(statusCode))
  } catch (error) {
    throw asFault(error, signal)
  }
}

function refusal(status: number): string {
  if (status === 401 || status === 403)
    return 'The server of this calendar wants to know who asks. Use its secret address.'
  if (status === 404 || status === 410) return 'There is no calendar at this address any more.'
  return `The server of this calendar answered with ${status}.`
}

function asFault(error: unknown, signal: AbortSignal): OutsideFault {
  if (error instanceof OutsideFault) return error
  if (error instanceof PrivateAddressError) return new OutsideFault(notHere)
  if (signal.aborted) return new OutsideFault('The server of this calendar took too long.')
  return new OutsideFault('The server of this calendar could not be reached.')
}

async function textOf(answer: IncomingMessage, mostBytes: number): Promise<string> {
  const tooLarge = () => new OutsideFault('This calendar is larger than Inkwell takes: 2 MB.')
  if (Number(answer.headers['content-length'] ?? 0) > mostBytes) {
    answer.destroy()
    throw tooLarge()
  }
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of answer as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > mostBytes) {
      answer.destroy()
      throw tooLarge()
    }
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
