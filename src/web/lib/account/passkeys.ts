import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/factor.ts'

const library = () => import('@simplewebauthn/browser')

/** What passkeys compute the key of the vault's slot from; docs/format.md. */
const prfPurpose = 'inkwell/v1/passkey'

type Prf = Uint8Array<ArrayBuffer>

/** The browser or the person did not go through with it; the message is a sentence for the person. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
}

async function withPrf<Options extends object>(options: Options) {
  const first = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(prfPurpose))
  return { ...options, extensions: { prf: { eval: { first } } } }
}

function prfOf(first: ArrayBuffer | ArrayBufferView | undefined): Prf | null {
  if (!first) return null
  const bytes = ArrayBuffer.isView(first)
    ? new Uint8Array(first.buffer, first.byteOffset, first.byteLength)
    : new Uint8Array(first)
  return bytes.length === 32 ? Uint8Array.from(bytes) : null
}

const refusals: Readonly<Record<string, string>> = {
  NotAllowedError: 'No passkey was used. Try again, or choose another way.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError: 'Passkeys do not work at this address.',
  NotSupportedError: 'This device cannot make a passkey for this page.',
}

function asPasskeyError(error: unknown): never {
  if (error instanceof PasskeyError) throw error
  const name = error instanceof Error ? error.name : ''
  const known = refusals[name]
  if (known === undefined) console.error(error)
  throw new PasskeyError(known ?? 'The passkey did not work. Try again, or choose another way.')
}

/** A signature by a passkey, and what it computed for the vault; null where it cannot. Throws PasskeyError. */
export async function askPasskey(
  request: PasskeyRequest,
): Promise<{ assertion: PasskeyAssertion; prf: Prf | null }> {
  const { startAuthentication } = await library()
  const optionsJSON = await withPrf(request)
  const answer = await startAuthentication({ optionsJSON }).catch(asPasskeyError)
  const { clientDataJSON, authenticatorData, signature, userHandle } = answer.response
  // Only these leave the browser: what the passkey computed for the vault is not among them.
  const response = { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) }
  const prf = prfOf(answer.clientExtensionResults.prf?.results?.first)
  return { assertion: { id: answer.id, response }, prf }
}

/** Asks a passkey for the vault's key alone; no server is needed for that. Throws PasskeyError. */
export async function prfOfPasskey(rpId: string, id?: string): Promise<Prf | null> {
  const { prf } = await askPasskey({
    // Nobody checks the signature: only the key of the right passkey opens the slot.
    challenge: crypto.randomUUID().replaceAll('-', ''),
    rpId,
    timeout: 60_000,
    userVerification: 'required',
    ...(id && { allowCredentials: [{ id, type: 'public-key' as const, transports: [] }] }),
  })
  return prf
}

/** Makes a passkey, and asks it for the vault's key where it can give one. Throws PasskeyError. */
export async function makePasskey(
  creation: PasskeyCreation,
): Promise<{ attestation: PasskeyAttestation; prf: Prf | null }> {
  const { startRegistration } = await library()
  const optionsJSON = await withPrf(creation)
  const made = await startRegistration({ optionsJSON }).catch(asPasskeyError)
  const { clientDataJSON, attestationObject, transports } = made.response
  const response = { clientDataJSON, attestationObject, ...(transports && { transports }) }
  const { prf } = made.clientExtensionResults
  const first = prfOf(prf?.results?.first)
  // Many authenticators say at first only that they can.
  const later = first || !prf?.enabled ? first : await prfOfPasskey(creation.rp.id, made.id).catch(() => null)
  return { attestation: { id: made.id, response }, prf: later }
}
