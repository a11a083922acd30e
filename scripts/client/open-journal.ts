import { currentUser, logout } from '#contract/account.ts'
import { importKeyring } from '#vault/keys/keyring.ts'
import { recoveryKeyFrom } from '#vault/keys/recovery-code.ts'
import { openFirst, TypedPassword } from '#vault/keys/slots/open-slot.ts'
import { slotsOfKind, typedSlots } from '#vault/keys/slots/slot-kinds.ts'
import { type OpenVault, openVault } from '#vault/open-vault.ts'
import { passingParts } from '#vault/passing-parts.ts'
import { ServerRefusedError, type VaultServer } from '#vault/ports/ports.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { wipe } from '#vault/primitives/bytes.ts'
import { type Argon2id, authSecretOf } from '#vault/primitives/password-kdf.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import type { Wire } from '#vault/sync/server/wire.ts'
import type { AskFactor } from '#vault/sync/server/with-factor.ts'
import { ClientFault } from './client-fault.ts'
import { safeWire } from './safe-wire.ts'

/** How somebody shows who they are, and what opens their pages. */
export type WayIn =
  | { readonly username: string; readonly password: string; readonly askFactor?: AskFactor }
  | { readonly token: string; readonly recoveryCode: string }

/** A journal that is open in this process, and nowhere on disk. */
export interface OpenJournal {
  readonly username: string
  readonly session: OpenVault['session']
  /** Sends what was put. */
  send(): Promise<void>
  /** Ends the session, if one was begun, and forgets the keys. */
  close(): Promise<void>
}

/** Signs in, opens the keyring, fetches every sealed record and opens it. Leaves no key behind, on this machine or at the server. */
export async function openJournal(server: URL, way: WayIn, argon2 = argon2Wasm): Promise<OpenJournal> {
  const wire = safeWire(server, 'token' in way ? way.token : null)
  const vaultServer = vaultServerOver(wire, 'token' in way ? undefined : way.askFactor)
  const { id, username, keyringBytes } =
    'token' in way
      ? await byToken(wire, vaultServer, way.recoveryCode)
      : await byPassword(vaultServer, way, argon2)
  const keyring = await importKeyring(keyringBytes)
  wipe(keyringBytes)
  const open = await openVault(passingParts(vaultServer), id, keyring, {
    onOver: () => undefined,
    onDeleted: async () => undefined,
    onSlotsChanged: () => undefined,
  })
  while (await open.replica.pull());
  return {
    username,
    session: open.session,
    async send() {
      while (await open.replica.pushSome());
      if ((await open.replica.push()) > 0)
        throw new ServerRefusedError(422, open.replica.trouble ?? 'The server did not take it.')
    },
    async close() {
      open.close()
      if (!('token' in way)) await wire.send(logout, {})
    },
  }
}

async function byToken(wire: Wire, server: VaultServer, recoveryCode: string) {
  const answer = await wire.send(currentUser, {})
  if (answer.status === 401) throw new ClientFault('This token is not known there, or has ended.')
  const user = currentUser.answer.safeParse(await answer.json().catch(() => undefined))
  if (!user.success)
    throw new ClientFault(
      `What answers there is no Inkwell server that is well: it answered ${answer.status}.`,
    )
  const { id, username } = user.data
  const key = await recoveryKeyFrom(recoveryCode)
  const slots = slotsOfKind(await server.readSlots(), 'recovery')
  if (slots.length === 0) throw new ClientFault('This journal has no recovery code. Make one in Settings.')
  const { keyringBytes } = await openFirst(id, slots, () => key)
  wipe(key)
  return { id, username, keyringBytes }
}

async function byPassword(
  server: VaultServer,
  { username, password }: { username: string; password: string },
  argon2: Argon2id,
) {
  const typed = new TypedPassword(password, argon2)
  const kdf = await server.kdf(username)
  const { id } = await server.login({
    username,
    password: await authSecretOf(await typed.root(kdf)),
    derived: true,
  })
  const slots = typedSlots(await server.readSlots())
  const { keyringBytes } = await openFirst(id, slots, (slot) => typed.vaultKey(slot.kdf ?? kdf))
  typed.wipe()
  return { id, username, keyringBytes }
}
