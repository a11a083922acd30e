import type { SecondFactorServer } from '#vault/ports/second-factor-port.ts'

/** The same, fetched when somebody first looks at their second factors: most people never do. */
export const lazySecondFactor = (load: () => Promise<SecondFactorServer>): SecondFactorServer => ({
  read: async () => (await load()).read(),
  beginTotp: async (proof) => (await load()).beginTotp(proof),
  confirmTotp: async (code) => (await load()).confirmTotp(code),
  removeTotp: async (proof) => (await load()).removeTotp(proof),
  renewBackupCodes: async (proof) => (await load()).renewBackupCodes(proof),
  beginPasskey: async (proof) => (await load()).beginPasskey(proof),
  addPasskey: async (body) => (await load()).addPasskey(body),
  renamePasskey: async (passkeyId, label) => (await load()).renamePasskey(passkeyId, label),
  removePasskey: async (passkeyId, proof) => (await load()).removePasskey(passkeyId, proof),
})
