import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#server/config/config.ts'
import { isHttps } from './origin.ts'

type Asked = Pick<FastifyRequest, 'cookies' | 'protocol'>

/** What differs between the cookies of this server; the rest they have in common. */
export interface CookieTraits {
  readonly sameSite: 'lax' | 'strict'
  /** Seconds; without it the cookie ends with the browser. */
  readonly maxAge?: number
}

/**
 * The name under which a browser keeps a cookie. Behind https it has the prefix `__Host-`: the browser then takes it from this very host only, not
 * from a neighbouring one or over plain http. On plain http, where browsers refuse such names, it has none.
 */
export const cookieName = (
  config: Config,
  request: Pick<FastifyRequest, 'protocol'>,
  name: string,
): string => (isHttps(config, request) ? `__Host-${name}` : name)

export const readCookie = (config: Config, request: Asked, name: string): string | undefined =>
  request.cookies[cookieName(config, request, name)]

export function giveCookie(
  config: Config,
  request: Asked,
  reply: FastifyReply,
  { name, value, ...traits }: { readonly name: string; readonly value: string } & CookieTraits,
): void {
  reply.setCookie(cookieName(config, request, name), value, { ...common(config, request), ...traits })
}

export function removeCookie(config: Config, request: Asked, reply: FastifyReply, name: string): void {
  reply.clearCookie(cookieName(config, request, name), common(config, request))
}

const common = (config: Config, request: Asked) =>
  ({ httpOnly: true, path: '/', secure: isHttps(config, request) }) as const
