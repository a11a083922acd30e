import type { MyDay } from '#domain/time/my-day.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { chooseMyDay } from '#worker/core/my-day.calls.ts'
import { useChoice } from '../use-choice.ts'

/** One choice about days: how it stands, and how it is changed. */
export const useDayChoice = <Key extends keyof MyDay>(key: Key, kept: MyDay[Key]) => {
  const vault = useVaultCalls()
  return useChoice(kept, (value: MyDay[Key]) => vault.run(chooseMyDay, { [key]: value }))
}
