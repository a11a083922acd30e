import { createReadStream, statSync } from 'node:fs'
import { isIP } from 'node:net'
import { askOutside } from '#server/core/http/ask-outside.ts'
import { isPublicAddress, PrivateAddressError } from '#server/core/http/public-address.ts'
import { ModelFault } from './model-files.ts'

const notHere = 'This address leads into a private network, where models are not fetched from.'
/** Between two pieces of the file. */
const silenceMs = 60_000

/** What a model is read from: a file's path, or an https address. Throws a ModelFault. */
export async function* modelContent(source: string): AsyncGenerator<Uint8Array> {
  if (/^[a-z]+:\/\//i.test(source)) yield* fetched(source)
  else if (statSync(source, { throwIfNoEntry: false })?.isFile()) yield* createReadStream(source)
  else throw new ModelFault(`There is no file ${source}.`)
}

/** An https address of the public internet. Throws a ModelFault. */
function checkedAddress(typed: string): URL {
  if (!URL.canParse(typed)) throw new ModelFault(`${typed} is no address.`)
  const url = new URL(typed)
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (url.protocol !== 'https:') throw new ModelFault('Only addresses that begin with https:// are fetched.')
  if (isIP(host) && !isPublicAddress(host)) throw new ModelFault(notHere)
  return url
}

async function* fetched(address: string): AsyncGenerator<Uint8Array> {
  const stop = new AbortController()
  let timer = setTimeout(() => stop.abort(), silenceMs)
  try {
    const answer = await askOutside(address, {
      signal: stop.signal,
      accept: 'application/octet-stream, */*;q=0.5',
      check: checkedAddress,
      isTrusted: () => false,
    })
    if (!answer) throw new ModelFault('This address leads from one to the next and never arrives.')
    if (answer.statusCode !== 200) {
      answer.destroy()
      throw new ModelFault(`The server at this address answered with ${answer.statusCode}.`)
    }
    for await (const piece of answer as AsyncIterable<Buffer>) {
      clearTimeout(timer)
      timer = setTimeout(() => stop.abort(), silenceMs)
      yield piece
    }
  } catch (error) {
    if (error instanceof ModelFault) throw error
    if (error instanceof PrivateAddressError) throw new ModelFault(notHere)
    throw new ModelFault(
      stop.signal.aborted
        ? 'The server at this address fell silent. Nothing was kept.'
        : 'The download broke off. Nothing was kept.',
    )
  } finally {
    clearTimeout(timer)
  }
}
