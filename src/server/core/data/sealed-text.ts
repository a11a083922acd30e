import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const ivLength = 12
const tagLength = 16

/** Seals a text under a key of this server (AES-256-GCM), bound to what it is for. */
export function sealText(key: Uint8Array, boundTo: string, plain: string): string {
  const iv = randomBytes(ivLength)
  const cipher = createCipheriv('aes-256-gcm', key, iv, { authTagLength: tagLength })
  cipher.setAAD(Buffer.from(boundTo))
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]).toString('base64url')
}

/** Null for what this server has not sealed, or for something else. */
export function unsealText(key: Uint8Array, boundTo: string, text: string): string | null {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length < ivLength + tagLength) return null
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
  decipher.setAAD(Buffer.from(boundTo)).setAuthTag(bytes.subarray(-tagLength))
  try {
    return decipher.update(bytes.subarray(ivLength, -tagLength), undefined, 'utf8') + decipher.final('utf8')
  } catch {
    return null
  }
}
