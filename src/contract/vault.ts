import { z } from 'zod'
import { authSecret, isAcceptedKdf, kdfParams } from './account.ts'
import { base64Of } from './base64.ts'
import { endpoint } from './endpoint.ts'
import { factor } from './factor.ts'
import { ownerProof } from './owner-proof.ts'

export const slotKinds = ['password', 'recovery', 'device', 'passphrase', 'passkey'] as const

/** What a person types to open their vault: one of the two, and of that one slot. */
export type TypedKind = 'password' | 'passphrase'
export const isTyped = (kind: (typeof slotKinds)[number]): kind is TypedKind =>
  kind === 'password' || kind === 'passphrase'

/** A wrapped keyring. `kdf` is set for kinds that start from something a person types; see docs/format.md. */
export const keySlot = z.object({
  slotId: z.uuid(),
  kind: z.enum(slotKinds),
  kdf: kdfParams.nullable(),
  /** HKDF(KEK, "commit"): compared before the wrap is opened. */
  commitment: base64Of(32),
  /** IV 12 | ciphertext | tag 16. */
  wrapped: z.base64().min(40).max(65_536),
})
export type KeySlot = z.infer<typeof keySlot>

/**
 * A slot as it is sent. `share`: the server's part of the key of a device's slot, which is in no list. A list may hold older ones, but none is written
 * any more with a derivation that our own client would refuse.
 */
export const sentSlot = keySlot
  .extend({ share: base64Of(32).optional() })
  .refine(({ kind, share }) => share === undefined || kind === 'device', 'Only a device has a share.')
  .refine(({ kind, kdf }) => (kdf !== null) === isTyped(kind), 'Only what is typed is derived.')
  .refine(
    ({ kdf }) => kdf === null || isAcceptedKdf(kdf),
    'The key would be derived too weakly, or for too long.',
  )
export type SentSlot = z.infer<typeof sentSlot>

/** Slots and the counter that every change of them raises by one. Version 0: there has never been a slot. */
export const slotList = z.object({
  version: z.int().min(0),
  slots: z.array(keySlot.extend({ createdAt: z.iso.datetime() })),
})
export type SlotList = z.infer<typeof slotList>

export const readSlots = endpoint({
  method: 'GET',
  path: '/api/vault/slots',
  access: 'user',
  scope: 'records:read',
  summary: 'All wraps of the own keyring',
  answer: slotList,
})

/** A slot that another one took the place of, or that was removed. */
export const retiredSlot = keySlot.extend({
  why: z.enum(['replaced', 'removed']),
  retiredAt: z.iso.datetime(),
  keptUntil: z.iso.datetime(),
})
export type RetiredSlot = z.infer<typeof retiredSlot>

/** Slots of passwords, passphrases and recovery codes that ended in the last thirty days, but for those from before the keys were renewed. */
export const readRetiredSlots = endpoint({
  method: 'GET',
  path: '/api/vault/retired-slots',
  access: 'user',
  summary: 'Wraps of the own keyring that ended lately',
  answer: z.object({ slots: z.array(retiredSlot) }),
})

/**
 * Written only if `baseVersion` is the current version (0: only if there is none); else 409 and nothing changes. Whatever touches a slot of a password,
 * a passphrase or a recovery code needs `proof`, but for the very first slot: 403 proof_needed without it. A device's slot is written over by its own
 * session alone, and a session has one; where there is no more room, the oldest that nobody is signed in with goes. A token writes the very first slot,
 * a password's, and no other.
 */
export const writeSlot = endpoint({
  method: 'PUT',
  path: '/api/vault/slots',
  access: 'user',
  scope: 'sample',
  summary: 'Add or replace one wrap, by compare-and-set',
  body: z.object({ baseVersion: z.int().min(0), slot: sentSlot, proof: ownerProof.optional() }),
  answer: slotList,
})

/**
 * The server's share of the key of a device's slot. The account's password, derived, is proof enough: with it and the list of slots the vault opens
 * anyway, unless the account was reset. 404 where there is no such slot, or none with a share.
 */
export const readKeyShare = endpoint({
  method: 'POST',
  path: '/api/vault/key-share',
  access: 'user',
  summary: "The server's share of the key of a device's slot, for a proof of the password",
  body: z.object({ slotId: z.uuid(), proof: authSecret }),
  answer: z.object({ share: base64Of(32) }),
})

/** The device's slot of this very session goes without `proof`: that is locking, and signing out. Any other one needs it: 403 proof_needed without it. */
export const deleteSlot = endpoint({
  method: 'DELETE',
  path: '/api/vault/slots/:slotId',
  access: 'user',
  summary: 'Remove one wrap',
  params: z.object({ slotId: z.uuid() }),
  body: z.object({ proof: ownerProof.optional() }).nullish(),
  answer: slotList,
})

/**
 * The first key of a vault whose person comes by Google and has no password: the slot of their passphrase, and what the passphrase proves from now on, as a password
 * does, but for signing in. 409 when there is a password, a passphrase or a slot already: nothing changes then.
 */
export const writePassphrase = endpoint({
  method: 'POST',
  path: '/api/vault/passphrase',
  access: 'user',
  summary: 'Choose the passphrase of a vault that has no key yet',
  body: z.object({
    slot: keySlot.extend({ kind: z.literal('passphrase'), kdf: kdfParams }),
    /** authSecret of the passphrase, derived with the slot's `kdf`. */
    proof: authSecret,
  }),
  answer: slotList,
})

/**
 * Replaces the whole slot list at once, proven by the account's password, or the passphrase. Sets a new one in the same transaction if one is given, so that
 * account and vault never disagree. 401 wrong_credentials for a wrong proof, 409 when `baseVersion` is not the current version: nothing
 * changes then.
 */
export const rekey = endpoint({
  method: 'POST',
  path: '/api/vault/rekey',
  access: 'user',
  summary: 'Replace all wraps, and the password if one is given',
  body: z.object({
    baseVersion: z.int().min(0),
    /** What the person types at present, password or passphrase, derived. */
    proof: authSecret,
    /** Asked for where the account has a second factor. */
    factor: factor.optional(),
    slots: z.array(sentSlot).min(1).max(100),
    /** `signsIn`: a passphrase is from now on a password, which signs in as well. */
    password: z
      .object({ next: authSecret, derived: kdfParams, signsIn: z.literal(true).optional() })
      .nullable(),
    /** The data keys are new and no password in plain text came here: the account loses its mark `passwordSeen`. */
    isSealedAnew: z.boolean(),
    endOtherSessions: z.boolean(),
  }),
  answer: slotList,
})
