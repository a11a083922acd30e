import type { FastifyInstance, RouteOptions } from 'fastify'

const path = '/api/docs'
const pagePolicy =
  "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'"

/**
 * The description of all routes for people who develop against them, outside production. It lives in an app of its own
 * that is made when it is first asked for, so that nobody else pays for it in start time or memory.
 */
export function serveOpenApi(app: FastifyInstance): void {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    if (route.schema?.summary) routes.push(route)
  })
  let made: Promise<FastifyInstance> | undefined
  const handler: RouteOptions['handler'] = async (request, reply) => {
    made ??= describe(routes)
    const docs = await made
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    docs.routing(request.raw, reply.raw)
  }
  for (const url of [path, `${path}/*`])
    app.route({ method: 'GET', url, handler, config: { access: 'public' } })
  app.addHook('onClose', async () => {
    await (await made)?.close()
  })
}

async function describe(routes: readonly RouteOptions[]): Promise<FastifyInstance> {
  const [{ fastify }, swagger, swaggerUi, { jsonSchemaTransform }] = await Promise.all([
    import('fastify'),
    import('@fastify/swagger'),
    import('@fastify/swagger-ui'),
    import('fastify-type-provider-zod'),
  ])
  const docs = fastify({ logger: false })
  docs.setValidatorCompiler(() => () => true)
  docs.setSerializerCompiler(() => JSON.stringify)
  await docs.register(swagger.default, {
    openapi: { info: { title: 'Inkwell', version: '1' } },
    transform: jsonSchemaTransform,
  })
  await docs.register(swaggerUi.default, { routePrefix: path, staticCSP: pagePolicy })
  for (const { method, url, schema } of routes)
    docs.route({ method, url, ...(schema && { schema }), handler: async () => null })
  await docs.ready()
  return docs
}
