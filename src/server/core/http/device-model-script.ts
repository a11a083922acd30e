import type { FastifyInstance } from 'fastify'
import { deviceModelScript } from '#contract/device-models.ts'

const scriptPath = `/assets/${deviceModelScript}`

/** Threads and WebAssembly from memory, and no connection to anywhere, this server included. */
const policy =
  "default-src 'none';script-src 'self' 'wasm-unsafe-eval';worker-src blob:;connect-src blob:;frame-ancestors 'none'"

/**
 * The one script that may run a language model. llama.cpp starts its threads from memory, which no other script of this site may: a worker has the policy
 * of its own file, so that the page and the worker that holds the keys keep theirs.
 */
export function confineDeviceModelScript(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith(scriptPath)) reply.header('content-security-policy', policy)
  })
}
