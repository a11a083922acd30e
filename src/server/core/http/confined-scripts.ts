import type { FastifyInstance } from 'fastify'
import { deviceModelScript } from '#contract/device-models.ts'
import { meaningScript } from '#domain/meaning/built-file.ts'

/**
 * Scripts of threads that run a model: a worker has the policy of its own file, so that the page and the worker that holds the keys keep theirs. None may
 * connect to anywhere, this server included. llama.cpp starts its threads from memory, which no other script of this site may.
 */
const policies = [
  [
    `/assets/${deviceModelScript}`,
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src blob:;connect-src blob:;frame-ancestors 'none'",
  ],
  [
    `/assets/${meaningScript}`,
    "default-src 'none';script-src 'self' 'wasm-unsafe-eval';frame-ancestors 'none'",
  ],
] as const

export function confineModelScripts(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    for (const [path, policy] of policies)
      if (request.url.startsWith(path)) reply.header('content-security-policy', policy)
  })
}
