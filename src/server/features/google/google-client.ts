import type { Configuration, IDToken } from 'openid-client'
import { emailRule, nameRule } from '#domain/account/user.ts'
import type { Config, GoogleConfig } from '#server/config/config.ts'
import { discoverOnce } from '#server/core/google/provider.ts'
import { noteUse } from '#server/core/last-uses.ts'
import type { GoogleFlow } from './google-flow.ts'

type Secrets = Pick<GoogleFlow, 'state' | 'nonce' | 'verifier'>

/** Who somebody is, as Google says. */
export interface GoogleIdentity {
  readonly googleId: string
  /** Null: there is none, or Google has not made sure that it is theirs. */
  readonly verifiedEmail: string | null
  readonly name: string | null
  readonly picture: string | null
}

/** Why a way to Google ended without an answer that counts. */
export class GoogleFault extends Error {
  readonly notice: 'google-denied' | 'google-unreachable' | 'google-over' | 'google-failed'
  constructor(notice: GoogleFault['notice'], cause: unknown) {
    super(notice, { cause })
    this.name = 'GoogleFault'
    this.notice = notice
  }
}

export interface GoogleClient {
  /** Secrets of a new way, and where the browser goes with them. `mayChoose`: the person picks the account, even where there is only one. */
  begin(redirectUri: string, mayChoose: boolean): Promise<{ secrets: Secrets; address: URL }>
  /** Checks what the browser brought back and asks Google whose it is. Throws GoogleFault. */
  identify(backAt: URL, secrets: Secrets): Promise<GoogleIdentity>
}

/** The library and Google's own description are loaded when somebody first presses the button. */
export function createGoogleClient(google: GoogleConfig, limits: Config['limits']): GoogleClient {
  const discovered = discoverOnce(google, limits)
  const configuration = (): Promise<Configuration> =>
    discovered().catch((error: unknown) => {
      noteUse(google, false)
      throw new GoogleFault('google-unreachable', error)
    })
  return {
    async begin(redirectUri, mayChoose) {
      const [client, at] = await Promise.all([import('openid-client'), configuration()])
      const verifier = client.randomPKCECodeVerifier()
      const secrets = { state: client.randomState(), nonce: client.randomNonce(), verifier }
      const address = client.buildAuthorizationUrl(at, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(mayChoose && { prompt: 'select_account' }),
      })
      return { secrets, address }
    },
    async identify(backAt, { state, nonce, verifier }) {
      const [client, at] = await Promise.all([import('openid-client'), configuration()])
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
      const answer = await client.authorizationCodeGrant(at, backAt, checks).catch((error: unknown) => {
        const notice = noticeOf(error)
        // Who said no, or came too late, met a Google that works.
        if (notice === 'google-failed' || notice === 'google-unreachable') noteUse(google, false)
        throw new GoogleFault(notice, error)
      })
      noteUse(google, true)
      const claims = answer.claims()
      if (!claims) throw new GoogleFault('google-failed', new Error('There is no ID token'))
      return identityOf(claims)
    },
  }
}

/** Codes of the library for answers that came, can be read, and do not hold. */
const untrue =
  /^OAUTH_(JWT_|JSON_ATTRIBUTE|INVALID_RESPONSE|KEY_SELECTION|MISSING_SERVER|UNSUPPORTED|INVALID_SERVER)/

export function noticeOf(error: unknown): GoogleFault['notice'] {
  const { code, error: said } = error as { code?: unknown; error?: unknown }
  if (said === 'access_denied') return 'google-denied'
  if (said === 'invalid_grant') return 'google-over'
  if (typeof said === 'string') return 'google-failed'
  return typeof code === 'string' && untrue.test(code) ? 'google-failed' : 'google-unreachable'
}

function identityOf({ sub, email, email_verified, name, picture }: IDToken): GoogleIdentity {
  const readEmail = emailRule.safeParse(email)
  const readName = nameRule.safeParse(typeof name === 'string' ? name.replace(/\p{Cc}/gu, ' ') : undefined)
  return {
    googleId: sub,
    verifiedEmail: readEmail.success && email_verified === true ? readEmail.data : null,
    name: (readName.success && readName.data) || null,
    picture: typeof picture === 'string' && isPicture(picture) ? picture : null,
  }
}

const isPicture = (text: string): boolean =>
  text.length <= 2_000 && URL.canParse(text) && new URL(text).protocol === 'https:'
