import { generateKeyPairSync } from 'node:crypto'
import { z } from 'zod'
import { sealText, unsealText } from '#server/core/data/sealed-text.ts'
import type { AppDeps } from '../../core/app-deps.ts'
import { factNames, factOf, keepFact } from '../../db/facts.ts'

/** The key pair by which push services know this server (RFC 8292), base64url. */
export interface PushKey {
  /** An uncompressed point of P-256: 65 bytes. */
  readonly publicKey: string
  /** 32 bytes. */
  readonly privateKey: string
}

const kept = z.object({ publicKey: z.string(), sealed: z.string() })

function newPushKey(): PushKey {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  const point = Buffer.concat([Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')])
  return { publicKey: point.toString('base64url'), privateKey: d }
}

function sealedNew(key: Uint8Array): string {
  const { publicKey, privateKey } = newPushKey()
  return JSON.stringify({ publicKey, sealed: sealText(key, publicKey, privateKey) })
}

/** The server's key for push services, made when it is first asked for. Of several servers that make one at once all take the first. */
export async function pushKeyOf({ db, keys }: Pick<AppDeps, 'db' | 'keys'>): Promise<PushKey> {
  const known =
    (await factOf(db, factNames.pushKey)) ?? (await keepFact(db, factNames.pushKey, sealedNew(keys.pushKey)))
  const fact = kept.parse(JSON.parse(known))
  const opened = unsealText(keys.pushKey, fact.publicKey, fact.sealed)
  if (opened === null) throw new Error('The key for push services was sealed with another secret')
  return { publicKey: fact.publicKey, privateKey: opened }
}
