import type { Day } from '#domain/time/day.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { ExampleList } from './example-list.tsx'
import { beginWithExample } from './use-builder.ts'

/** Ten habits to begin with, on the page of somebody who has none. */
export function ExampleSection({ today, onBegin }: { today: Day; onBegin: () => void }) {
  const vault = useVaultCalls()
  return (
    <section aria-label="Or start from an example" className="mt-12">
      <h2 className="type-insight">Or start from an example</h2>
      <p className="type-secondary mt-1 mb-3 text-muted">Pick one and make it yours.</p>
      <ExampleList
        isWide
        onChoose={(example) => void beginWithExample(vault, example, today).then(onBegin).catch(sayFailed)}
      />
    </section>
  )
}
