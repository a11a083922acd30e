import { type KdfParams, kdfDefaults } from '#contract/account.ts'
import { toBase64 } from '#contract/base64.ts'
import type { SlotList } from '#contract/vault.ts'
import { usernameKey } from '#domain/account/username-key.ts'
import type { VaultServer } from '#vault/ports/ports.ts'
import { type RandomBytes, utf8Bytes } from '#vault/primitives/bytes.ts'
import { hkdfBytes, importHkdfKey } from '#vault/primitives/hkdf.ts'
import {
  isWeaker,
  type KdfStrength,
  newKdf,
  strongest,
  WeakerKdfError,
} from '#vault/primitives/password-kdf.ts'
import type { DeviceKeyring } from '../device-keys.ts'
import { pinnedKdf } from './kept-slots.ts'
import { typedSlots } from './slot-kinds.ts'
import { changeKnown } from './slot-list.ts'

interface Parts {
  readonly device: DeviceKeyring
}

const weakerThanSeen =
  'The server asked for your password in a way that is easier to guess than the one that this device knows. It was refused, and nothing was sent. If you are signed in on another device, change your password there; if not, ask who runs the server.'

/** A person has one name, and may have changed it a few times. The first ones stay. */
const mostNames = 16

const fingerprintOf = async (username: string): Promise<string> =>
  toBase64(await hkdfBytes(await importHkdfKey(utf8Bytes(usernameKey(username))), 'inkwell/v1/username'))

/** Remembers that this person signs in under that name. The name itself is not kept. */
export async function noteName({ device }: Parts, userId: number, username: string): Promise<void> {
  const name = await fingerprintOf(username)
  if ((await device.read(userId))?.names?.includes(name)) return
  await changeKnown({ device }, userId, ({ names = [] }) => ({ names: [...names, name].slice(0, mostNames) }))
}

/** How the password of that name was derived when it opened a vault here; the least that there is where it never did. */
async function seenOf({ device }: Parts, username: string): Promise<KdfStrength> {
  const known = await device.named(await fingerprintOf(username))
  return strongest({ memoryKiB: 0, passes: 0 }, ...known.flatMap((one) => pinnedKdf(one) ?? []))
}

/** How to derive a password to sign in with, by the server. Throws WeakerKdfError, before anything is derived, for less than was seen here. */
export async function kdfToSignIn(
  parts: Parts & { readonly server: Pick<VaultServer, 'kdf'> },
  username: string,
): Promise<KdfParams> {
  const kdf = await parts.server.kdf(username)
  if (isWeaker(kdf, await seenOf(parts, username))) throw new WeakerKdfError(weakerThanSeen)
  return kdf
}

/** Parameters for a new password: those of today, and never weaker than was seen here of that name. */
export async function newKdfFor(
  parts: Parts & { readonly random: RandomBytes },
  username: string,
): Promise<KdfParams> {
  return atLeast(newKdf(parts.random), await seenOf(parts, username))
}

/** The same salt, and at least as much work as each of these takes. */
export const atLeast = (kdf: KdfParams, ...floors: readonly KdfStrength[]): KdfParams => ({
  ...kdf,
  ...strongest(kdf, ...floors),
})

/** What a slot has to take at least: today's defaults, and what stood there, here and at the server. */
export async function slotFloor(
  { device }: Parts,
  userId: number,
  list: Pick<SlotList, 'slots'>,
): Promise<KdfStrength> {
  const known = await device.read(userId)
  const seen = known && pinnedKdf(known)
  return strongest(kdfDefaults, ...(seen ? [seen] : []), ...typedSlots(list).flatMap(({ kdf }) => kdf ?? []))
}
