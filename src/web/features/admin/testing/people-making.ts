import { expectedTrouble } from '#browser/failure-sentences.ts'
import { useWatched, watchedValue } from '#web/lib/vault/observable.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { makePeople, type PeopleMaking } from '#worker/admin/admin.calls.ts'
import { whyBroken } from './testing-words.ts'

export interface ShownMaking extends PeopleMaking {
  readonly is: 'going' | 'done' | 'broken'
  /** Why it broke off, in a sentence. */
  readonly why: string
}

/** The last making in this tab, and whose it was: it goes on while its admin looks at other pages. */
const making = watchedValue<(ShownMaking & { readonly by: number | null }) | null>(null)

/** Sample people in the making. `make` resolves once the password is proven, and rejects where it is not. */
export function usePeopleMaking() {
  const vault = useVaultCalls()
  const last = useWatched(making)
  const shown: ShownMaking | null = last?.by === vault.owner ? last : null
  const make = (password: string): Promise<void> =>
    new Promise((resolve, reject) => {
      let heard: PeopleMaking | undefined
      const show = (is: ShownMaking['is'], why = '') =>
        heard && making.write({ ...heard, is, why, by: vault.owner })
      const onEvent = (event: PeopleMaking) => {
        heard = event
        show('going')
        resolve()
      }
      vault.stream(makePeople, { password }, onEvent).then(
        () => show('done'),
        (error: Error) => {
          if (heard && expectedTrouble(error) === null) console.error(error)
          show('broken', whyBroken(error))
          reject(error)
        },
      )
    })
  return { making: shown, make }
}
