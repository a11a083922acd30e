import { entityOfKind } from '#domain/entities.ts'
import { createMemoryDeviceStore } from './device/memory-device-store.ts'
import type { DeviceKeys } from './keys/device-keys.ts'
import type { VaultParts } from './open-vault.ts'
import type { VaultServer } from './ports/ports.ts'
import { argon2Wasm } from './primitives/argon2-wasm.ts'
import { secureRandom } from './primitives/bytes.ts'
import { uuidV7 } from './primitives/uuid.ts'

/** All that a vault needs around it, for as long as this process or worker holds it: nothing is kept on disk, and nobody else is here. */
export function passingParts(server: VaultServer, argon2 = argon2Wasm): VaultParts {
  const keys = new Map<number, DeviceKeys>()
  return {
    server,
    device: {
      read: async (userId) => keys.get(userId),
      named: async () => [],
      newest: async () => undefined,
      change: async (userId, next) => {
        const now = next(keys.get(userId))
        if (now) keys.set(userId, now)
      },
    },
    entityOf: entityOfKind,
    openDeviceStore: async () => createMemoryDeviceStore(),
    openTabs: () => ({ tell: () => undefined, onNews: () => undefined, close: () => undefined }),
    whileLeading: (_userId, _signal, lead) => lead(),
    tabPresence: {
      hold: async () => undefined,
      isAlive: async () => false,
      whenGone: async (_tabId, _signal, work) => work(),
    },
    argon2,
    random: secureRandom,
    newUid: () => uuidV7(Date.now(), secureRandom(16)),
    now: () => Date.now(),
    onKeyTrouble: () => undefined,
    onStatus: () => undefined,
    onClosedElsewhere: () => undefined,
  }
}
