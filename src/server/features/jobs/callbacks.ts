import { request as askPlain } from 'node:http'
import { request as askSecure } from 'node:https'
import { z } from 'zod'
import { publicLookup } from '#server/core/http/public-address.ts'
import type { JobOperation } from '#server/core/jobs/job-operation.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { callbackOrigins, isLoopback, mayTell } from './callback-config.ts'
import { callbackUrlOf } from './job-lookups.store.ts'

/** What a callback says, and nothing else. */
const told = z.object({ of: z.string(), status: z.string() })

/** A callback was refused, or not taken. */
export class CallbackFault extends Error {
  override readonly name = 'CallbackFault'
}

/** Tells whoever asked for it how a job ended: its id and its status. */
export function callbackOperation(deps: AppDeps): JobOperation {
  const origins = callbackOrigins(deps.env)
  return {
    name: 'callback.post',
    category: 'enhancedContext',
    about: 'Tells an allow-listed address that a job has ended: its id and status',
    maxRetries: 5,
    retryDelay: 30_000,
    isAskable: false,
    async run({ data, signal }) {
      const { of, status } = told.parse(data)
      const address = await callbackUrlOf(deps.db, of)
      if (address === null || !mayTell(origins, address)) throw new CallbackFault('Not on the list')
      const waiting = AbortSignal.timeout(deps.config.limits.callbackAnswerMs)
      await post(new URL(address), { id: of, status }, AbortSignal.any([signal, waiting]))
      return { result: null }
    },
  }
}

function post(address: URL, body: { id: string; status: string }, signal: AbortSignal): Promise<void> {
  const text = JSON.stringify(body)
  const ask = address.protocol === 'https:' ? askSecure : askPlain
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'user-agent': 'Inkwell',
  }
  return new Promise((resolve, reject) => {
    const asking = ask(
      address,
      {
        method: 'POST',
        headers,
        signal,
        agent: false,
        ...(!isLoopback(address.hostname) && { lookup: publicLookup }),
      },
      (answer) => {
        const { statusCode = 0 } = answer
        answer.destroy()
        // A redirect is no yes: it could lead anywhere.
        if (statusCode >= 200 && statusCode < 300) resolve()
        else reject(new CallbackFault(`Answered with ${statusCode}`))
      },
    )
    asking.once('error', reject)
    asking.end(text)
  })
}
