import type { DataOf, EntityDefinition } from '#domain/entity/entity.ts'
import { chooseOne } from '#worker/core/entity.calls.ts'
import type { VaultCalls } from './vault-calls.ts'

/** Changes some fields of what there is one of: `chooseOf<typeof carePreferences>(vault, 'care_choices', { country })`. Rejects where that could not be kept. */
export const chooseOf = <E extends Pick<EntityDefinition, 'kind'>>(
  vault: VaultCalls,
  kind: E['kind'],
  changes: Partial<DataOf<E>>,
): Promise<void> => vault.run(chooseOne, { kind, changes })
