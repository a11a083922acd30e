import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Access, Endpoint, NeededScope } from '#contract/endpoint.ts'
import { errorBody } from '#contract/errors.ts'
import { bearerOf, sessionOfBearer } from '../accounts/api-tokens.ts'
import { type Session, sessionOfRequest } from '../accounts/session.ts'
import type { AppDeps } from '../app-deps.ts'
import { AppError } from './app-error.ts'

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null
  }
  interface FastifyContextConfig {
    /** Who may call this route; every route says so. */
    access?: Access
  }
}

interface Extras {
  readonly plainErrors?: boolean
  readonly bodyLimit?: number
  /** Another status that is answered with the same body and an error's code and message. */
  readonly refusedStatus?: number
}

/** A call whose input is checked. */
export interface Call<Body, Query, Params> {
  readonly body: Body
  readonly query: Query
  readonly params: Params
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** A call by somebody who is signed in: `owner` is whose data it is about. */
export interface OwnCall<Body, Query, Params> extends Call<Body, Query, Params> {
  readonly owner: number
  readonly session: Session
}

type Answering<C, A extends z.ZodType> = (call: C) => Promise<z.output<A>> | z.output<A>

/** Adds a route that anybody may call. */
export function publicRoute<
  B extends z.ZodType,
  A extends z.ZodType,
  Q extends z.ZodType,
  P extends z.ZodType,
>(
  app: FastifyInstance,
  deps: AppDeps,
  declared: Endpoint<B, A, Q, P>,
  handle: Answering<Call<z.output<B>, z.output<Q>, z.output<P>>, A>,
  extras: Extras = {},
): void {
  if (declared.access !== 'public') throw new Error(`${declared.path} is not public`)
  app.route({
    ...routeOptions(deps, declared, extras),
    handler: async (request, reply) => handle(callOf(request, reply)),
  })
}

/** Adds a route for people who are signed in. */
export function userRoute<B extends z.ZodType, A extends z.ZodType, Q extends z.ZodType, P extends z.ZodType>(
  app: FastifyInstance,
  deps: AppDeps,
  declared: Endpoint<B, A, Q, P>,
  handle: Answering<OwnCall<z.output<B>, z.output<Q>, z.output<P>>, A>,
  extras: Extras = {},
): void {
  if (declared.access === 'public') throw new Error(`${declared.path} is public`)
  app.route({
    ...routeOptions(deps, declared, extras),
    handler: async (request, reply) => {
      const session = sessionOf(request)
      return handle({ ...callOf(request, reply), owner: session.userId, session })
    },
  })
}

/**
 * Finds the session before anything of the body is read, and refuses who may not come in. A request that brings an API token is judged by that alone,
 * whatever cookie comes with it: a token opens what names a scope that it has.
 */
export function requireAccess(
  deps: AppDeps,
  access: Access,
  scope?: NeededScope,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const bearer = bearerOf(request)
    request.session =
      bearer === null ? await sessionOfRequest(deps, request) : await sessionOfBearer(deps, bearer)
    const { scopes = null } = request.session ?? {}
    const isBeyond = scopes !== null && scope !== 'any' && !scopes.some((one) => one === scope)
    if (access === 'public') {
      if (isBeyond) request.session = null
      return
    }
    if (isBeyond) throw new AppError('forbidden', { message: 'This token may not do this.' })
    if (!request.session) throw new AppError('unauthorized')
    if (access === 'admin' && !request.session.isAdmin) throw new AppError('forbidden')
  }
}

/** The session of a route that asks for one. */
export function sessionOf({ session }: FastifyRequest): Session {
  if (!session) throw new AppError('unauthorized')
  return session
}

// The validator compiler has parsed all three with the very schemas that give these types.
function callOf<Body, Query, Params>(
  request: FastifyRequest,
  reply: FastifyReply,
): Call<Body, Query, Params> {
  return {
    body: request.body as Body,
    query: request.query as Query,
    params: request.params as Params,
    request,
    reply,
  }
}

function routeOptions(deps: AppDeps, declared: Endpoint, extras: Extras): Omit<RouteOptions, 'handler'> {
  const { method, path, access, scope, summary, body, query, params, answer } = declared
  const { plainErrors = false, bodyLimit, refusedStatus } = extras
  return {
    method,
    url: path,
    schema: {
      summary,
      ...(body && { body }),
      ...(query && { querystring: query }),
      ...(params && { params }),
      response: {
        200: answer,
        ...(refusedStatus && {
          [refusedStatus]: z.intersection(errorBody.pick({ code: true, message: true }), answer),
        }),
      },
    },
    config: { access, plainErrors },
    ...(bodyLimit && { bodyLimit }),
    onRequest: requireAccess(deps, access, scope),
  }
}
