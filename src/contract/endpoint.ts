import type { z } from 'zod'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** public: anybody; user: a session; admin: a session of an admin. */
export type Access = 'public' | 'user' | 'admin'

/** What an API token may be given: reading sealed records, writing them, and the account beside them. */
export const apiScopes = ['records:read', 'records:write', 'account'] as const
export type ApiScope = (typeof apiScopes)[number]
/** `sample`: only the token has it with which an admin's device gives a sample person their keys and pages. */
export type TokenScope = ApiScope | 'sample'
/** What a token needs for an endpoint; `any`: whatever it was given. */
export type NeededScope = TokenScope | 'any'

export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Answer extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
> {
  readonly method: Method
  /** Path with `:name` for parameters. */
  readonly path: string
  readonly access: Access
  /** A token with this scope may call it; without it none may. */
  readonly scope?: NeededScope
  readonly summary: string
  readonly body?: Body
  readonly query?: Query
  readonly params?: Params
  readonly answer: Answer
}

/** Declares an endpoint once for server and client; keeps the exact schema types. */
export function endpoint<
  Body extends z.ZodType = z.ZodUndefined,
  Answer extends z.ZodType = z.ZodVoid,
  Query extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
>(declared: Endpoint<Body, Answer, Query, Params>): Endpoint<Body, Answer, Query, Params> {
  return declared
}

/** What a caller sends to an endpoint as its body. */
export type BodyOf<E extends Endpoint> = E extends { readonly body?: infer Body extends z.ZodType }
  ? z.input<Body>
  : never
/** What an endpoint answers. */
export type AnswerOf<E extends Endpoint> = z.output<E['answer']>
