import { useMeaning } from '#web/lib/meaning/use-meaning.ts'
import { tried } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { putAwayMeaning } from '#worker/meaning/meaning.calls.ts'
import { NearList, type NearListProps } from './near-list.tsx'
import { useNearPages } from './use-near-pages.ts'

type NearPagesProps = Omit<NearListProps, 'rows' | 'meaning' | 'onPutAway'> & { readonly search: string }

/** What is near a search in meaning, below what its words found. */
export function NearPages({ search, ...shown }: NearPagesProps) {
  const vault = useVaultCalls()
  const meaning = useMeaning()
  const rows = useNearPages(search)
  return (
    <NearList
      {...shown}
      {...{ rows, meaning }}
      onPutAway={() => void tried(vault.run(putAwayMeaning, null))}
    />
  )
}
