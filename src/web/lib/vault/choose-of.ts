import type { EntityOf, Kind } from '#domain/entities.ts'
import type { DataOf } from '#domain/entity/entity.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import type { VaultCalls } from './vault-calls.ts'

/** Changes some fields of what there is one of. Rejects where that could not be kept. */
export const chooseOf = <K extends Kind>(
  vault: VaultCalls,
  kind: K,
  changes: Partial<DataOf<EntityOf<K>>>,
): Promise<void> => vault.run(chooseOne, { kind, changes })
