import { Secret, TOTP } from 'otpauth'
import type { Factor, NeededFactor, PasskeyCreation } from '#contract/factor.ts'
import type { OwnerProof } from '#contract/owner-proof.ts'
import type { SecondFactorState } from '#contract/second-factor.ts'
import type { TestApp } from './test-app.ts'
import type { Answer, TestBrowser } from './test-browser.ts'
import { type Otherwise, TestPasskey } from './test-passkey.ts'

export const proofBy = (password: string, factor?: Factor): OwnerProof => ({
  password,
  derived: true,
  ...(factor && { factor }),
})

/** An authenticator app that was given this secret, with the clock of the app under test. */
export class TestAuthenticator {
  readonly #app: TestApp
  readonly #totp: TOTP

  constructor(app: TestApp, secret: string) {
    this.#app = app
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) })
  }

  code(offMs = 0): string {
    return this.#totp.generate({ timestamp: this.#app.deps.now() + offMs })
  }

  /** The code of a step that was not used before. */
  next(): Factor {
    this.#app.advance(30_000)
    return { kind: 'totp', code: this.code() }
  }
}

interface Made {
  readonly state: SecondFactorState
  readonly backupCodes: string[] | null
}

/** Sets up an authenticator app for whoever is signed in. */
export async function setUpTotp(
  app: TestApp,
  browser: TestBrowser,
  proof: OwnerProof,
): Promise<Made & { authenticator: TestAuthenticator; secret: string }> {
  const { secret } = expectOk(await browser.post('/api/second-factor/totp', { proof })).json<{
    secret: string
  }>()
  const authenticator = new TestAuthenticator(app, secret)
  const confirmed = await browser.post('/api/second-factor/totp/confirm', { code: authenticator.code() })
  return { ...expectOk(confirmed).json<Made>(), authenticator, secret }
}

export async function addPasskey(
  browser: TestBrowser,
  proof: OwnerProof,
  { otherwise, ...more }: { slot?: unknown; otherwise?: Otherwise } = {},
): Promise<Made & { passkey: TestPasskey; answer: Answer }> {
  const passkey = new TestPasskey()
  const begun = expectOk(await browser.post('/api/second-factor/passkeys/options', { proof }))
  const attestation = passkey.create(begun.json<PasskeyCreation>(), otherwise)
  const answer = await browser.post('/api/second-factor/passkeys', {
    label: 'A key of mine',
    attestation,
    ...more,
  })
  return { ...answer.json<Made>(), passkey, answer }
}

export function expectOk(answer: Answer): Answer {
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer
}

/** What a refusal says is needed. */
export function neededIn(answer: Answer): NeededFactor & { ticket: string } {
  const { code, secondFactor } = answer.json<{ code: string; secondFactor?: NeededFactor }>()
  if (code !== 'second_factor_needed' || !secondFactor) throw new Error(`${answer.status} ${answer.text}`)
  return { ...secondFactor, ticket: secondFactor.ticket ?? '' }
}
