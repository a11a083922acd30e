import type { Configuration } from 'openid-client'
import { readingScopes, writingScope } from '#contract/calendar/google-calendar.ts'
import type { Config, GoogleConfig } from '#server/config/config.ts'
import { discoverOnce } from '#server/core/google/provider.ts'
import { GoogleFault, noticeOf } from '../google-client.ts'

interface Secrets {
  readonly state: string
  readonly verifier: string
}

/** What came back from Google. */
export interface Granted {
  /** Null: Google gave none, and nothing can be kept. */
  readonly refreshToken: string | null
  readonly scopes: ReadonlySet<string>
}

export interface CalendarClient {
  begin(redirectUri: string, canWrite: boolean): Promise<{ secrets: Secrets; address: URL }>
  /** Trades what the browser brought back. Throws GoogleFault. */
  grant(backAt: URL, secrets: Secrets): Promise<Granted>
  /** What opens the calendars for a while. Null: Google has ended the connection. Throws GoogleFault. */
  mint(refreshToken: string): Promise<{ accessToken: string; lastsMs: number } | null>
}

/** As long as Google says nothing else. */
const usualSeconds = 3_600

export function createCalendarClient(google: GoogleConfig, limits: Config['limits']): CalendarClient {
  const discovered = discoverOnce(google, limits)
  const parts = async (): Promise<[typeof import('openid-client'), Configuration]> => [
    await import('openid-client'),
    await discovered().catch((error: unknown) => {
      throw new GoogleFault('google-unreachable', error)
    }),
  ]
  return {
    async begin(redirectUri, canWrite) {
      const [client, at] = await parts()
      const verifier = client.randomPKCECodeVerifier()
      const secrets = { state: client.randomState(), verifier }
      const address = client.buildAuthorizationUrl(at, {
        redirect_uri: redirectUri,
        scope: [...readingScopes, ...(canWrite ? [writingScope] : [])].join(' '),
        state: secrets.state,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Without both, Google gives no token that lasts to somebody who has connected before.
        access_type: 'offline',
        prompt: 'consent select_account',
      })
      return { secrets, address }
    },
    async grant(backAt, { state, verifier }) {
      const [client, at] = await parts()
      const checks = { expectedState: state, pkceCodeVerifier: verifier }
      const answer = await client.authorizationCodeGrant(at, backAt, checks).catch((error: unknown) => {
        throw new GoogleFault(noticeOf(error), error)
      })
      return {
        refreshToken: answer.refresh_token ?? null,
        scopes: new Set((answer.scope ?? '').split(' ')),
      }
    },
    async mint(refreshToken) {
      const [client, at] = await parts()
      try {
        const answer = await client.refreshTokenGrant(at, refreshToken)
        return { accessToken: answer.access_token, lastsMs: (answer.expires_in ?? usualSeconds) * 1_000 }
      } catch (error) {
        if ((error as { error?: unknown }).error === 'invalid_grant') return null
        throw new GoogleFault(noticeOf(error), error)
      }
    },
  }
}
