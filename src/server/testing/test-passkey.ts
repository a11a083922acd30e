import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'
import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreation,
  PasskeyRequest,
} from '#contract/factor.ts'

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest()
const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url')

const present = 0x01
const verified = 0x04
const hasCredential = 0x40

/** What a test wants otherwise than an honest browser and authenticator would do it. */
export interface Otherwise {
  readonly origin?: string
  readonly rpId?: string
  readonly counter?: number
  readonly isVerified?: boolean
  readonly userHandle?: string
  readonly challenge?: string
}

/** An authenticator with one passkey, as a browser at one origin uses it. */
export class TestPasskey {
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #origin: string
  readonly id = text(randomBytes(32))
  counter = 0
  userHandle = ''

  constructor(origin = 'http://localhost') {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    this.#origin = origin
  }

  #clientData(type: string, challenge: string, { origin = this.#origin }: Otherwise): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #head(rpId: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags, 0)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(rpId), rest])
  }

  create(options: PasskeyCreation, otherwise: Otherwise = {}): PasskeyAttestation {
    this.userHandle = options.user.id
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const cose = isoCBOR.encode(
      new Map<number, number | Uint8Array>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
        [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
      ]),
    )
    const id = Buffer.from(this.id, 'base64url')
    const flags = present | (otherwise.isVerified === false ? 0 : verified) | hasCredential
    const authData = Buffer.concat([
      this.#head(otherwise.rpId ?? options.rp.id, flags, this.counter),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      cose,
    ])
    const attestation = new Map<string, string | Uint8Array | Map<string, string>>([
      ['fmt', 'none'],
      ['attStmt', new Map<string, string>()],
      ['authData', Uint8Array.from(authData)],
    ])
    const challenge = otherwise.challenge ?? options.challenge
    return {
      id: this.id,
      response: {
        clientDataJSON: text(this.#clientData('webauthn.create', challenge, otherwise)),
        attestationObject: text(isoCBOR.encode(attestation)),
        transports: ['internal'],
      },
    }
  }

  get(options: PasskeyRequest, otherwise: Otherwise = {}): PasskeyAssertion {
    const { rpId = options.rpId, challenge = options.challenge } = otherwise
    const counter = otherwise.counter ?? ++this.counter
    const flags = present | (otherwise.isVerified === false ? 0 : verified)
    const authData = this.#head(rpId, flags, counter)
    const clientData = this.#clientData('webauthn.get', challenge, otherwise)
    const signed = Buffer.concat([authData, sha256(clientData)])
    return {
      id: this.id,
      response: {
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', signed, this.#keys.privateKey)),
        userHandle: otherwise.userHandle ?? this.userHandle,
      },
    }
  }
}
