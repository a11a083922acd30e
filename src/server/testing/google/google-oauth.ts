import { createHash, randomUUID } from 'node:crypto'
import type { ApiAnswer } from './google-events.ts'

/** A text that must never reach a person: the provider's own words about a failure. */
const ownWords = 'raw-google-words-7d3a'

/** Grants and tokens (RFC 6749, 7009, 7636), as Google gives them out. */
export class FakeOauth {
  readonly clientId = 'inkwell-in-tests'
  readonly clientSecret = 'a client secret that is only for tests'
  /** How the person answers what they are asked. */
  consents: 'all' | 'no' | 'reading' | 'nothing' = 'all'
  readonly authorizations: URLSearchParams[] = []
  /** Bodies of every request to the token endpoint. */
  readonly tokens: URLSearchParams[] = []
  readonly revoked: string[] = []
  readonly #codes = new Map<string, URLSearchParams>()
  readonly #refresh = new Map<string, string>()
  readonly #access = new Map<string, string>()

  /** The refresh tokens that are worth something. */
  get lasting(): string[] {
    return [...this.#refresh.keys()]
  }

  /** The person removes Inkwell at Google. */
  forgetAll(): void {
    this.#refresh.clear()
    this.#access.clear()
  }

  /** What was minted is over before its time. */
  expireAccess(): void {
    this.#access.clear()
  }

  /** The scopes of what a browser brings; null: it is worth nothing. */
  scopesOf(authorization: string | undefined): string | null {
    return this.#access.get((authorization ?? '').replace(/^Bearer /, '')) ?? null
  }

  /** What a browser is given that comes with everything allowed. */
  mintAccess(scope = 'calendar.readonly https://www.googleapis.com/auth/calendar.events.owned'): string {
    const access = `ya29.${randomUUID()}`
    this.#access.set(access, scope)
    return access
  }

  /** Where the browser is sent back to. */
  authorize(asked: URLSearchParams): string {
    this.authorizations.push(asked)
    const back = new URL(asked.get('redirect_uri') ?? '')
    back.searchParams.set('state', asked.get('state') ?? '')
    if (this.consents === 'no') back.searchParams.set('error', 'access_denied')
    else {
      const code = randomUUID()
      this.#codes.set(code, asked)
      back.searchParams.set('code', code)
    }
    return back.href
  }

  token(body: URLSearchParams): ApiAnswer {
    this.tokens.push(body)
    if (body.get('client_id') !== this.clientId || body.get('client_secret') !== this.clientSecret)
      return this.#no('invalid_client')
    if (body.get('grant_type') === 'refresh_token') {
      const scope = this.#refresh.get(body.get('refresh_token') ?? '')
      return scope === undefined ? this.#no('invalid_grant') : this.#give(scope)
    }
    const code = body.get('code') ?? ''
    const asked = this.#codes.get(code)
    this.#codes.delete(code)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      asked?.get('code_challenge_method') === 'S256' &&
      asked.get('code_challenge') === challenge &&
      asked.get('redirect_uri') === body.get('redirect_uri')
    if (!asked || !isRight) return this.#no('invalid_grant')
    const wanted = (asked.get('scope') ?? '').split(' ')
    const scope = wanted.filter((one) => this.#allows(one)).join(' ')
    const refresh = `1//refresh-${randomUUID()}`
    this.#refresh.set(refresh, scope)
    return this.#give(scope, asked.get('access_type') === 'offline' ? { refresh_token: refresh } : {})
  }

  revoke(body: URLSearchParams): ApiAnswer {
    const token = body.get('token') ?? ''
    if (!this.#refresh.delete(token)) return this.#no('invalid_token')
    this.revoked.push(token)
    this.#access.clear()
    return { status: 200, body: {} }
  }

  #allows(scope: string): boolean {
    if (this.consents === 'all') return true
    return this.consents === 'reading' && scope.endsWith('.readonly')
  }

  #give(scope: string, more: object = {}): ApiAnswer {
    return {
      status: 200,
      body: { access_token: this.mintAccess(scope), token_type: 'Bearer', expires_in: 3_599, scope, ...more },
    }
  }

  #no(error: string): ApiAnswer {
    return { status: 400, body: { error, error_description: ownWords } }
  }
}
