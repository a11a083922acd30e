import { TriangleAlert } from 'lucide-react'
import type { MissingBlob } from '#domain/export/export-file.ts'
import { useSyncStatus } from '#web/lib/vault/use-vault.ts'
import { Button } from '#web/ui/button.tsx'
import { useWaitsFor } from '#web/ui/together.tsx'
import { ExchangeSection, Outcome, Progress, Quiet } from './exchange-section.tsx'
import { counted, exportWords, sizeWords } from './exchange-words.ts'
import { useExport } from './use-export.ts'

/** Everything a person wrote, as one file of theirs. */
export function ExportSection({ userName }: { userName: string }) {
  const { state, start, cancel } = useExport(userName)
  const { syncedAt } = useSyncStatus()
  useWaitsFor(syncedAt !== null)
  return (
    <ExchangeSection title="Export everything">
      <Quiet>
        One zip: every page as Markdown, your photos and files, and all of it for machines. It is made on this
        device, with or without the network.
      </Quiet>
      <p className="mt-3 flex max-w-[60ch] gap-2.5 text-ui leading-body">
        <TriangleAlert
          size={18}
          strokeWidth={1.7}
          aria-hidden="true"
          className="mt-0.75 shrink-0 text-warning"
        />
        Nothing in this file is sealed. Whoever has it can read it, so keep it where you would keep a diary.
      </p>
      {syncedAt === null && (
        <Quiet>
          This device has not heard from the server yet. What you wrote on other devices may be missing.
        </Quiet>
      )}
      {state.is === 'making' ? (
        <Progress label="Making the file" done={state.done} of={state.of} onCancel={cancel} />
      ) : (
        <Button variant="outline" size="small" className="mt-3.5" onClick={() => void start()}>
          Export everything
        </Button>
      )}
      {state.is === 'done' && <Outcome>{exportWords(state.name, state.report)}</Outcome>}
      {state.is === 'done' && state.report.missing.length > 0 && <Missing blobs={state.report.missing} />}
      {state.is === 'trouble' && <Outcome isTrouble>{state.sentence}</Outcome>}
    </ExchangeSection>
  )
}

function Missing({ blobs }: { blobs: readonly MissingBlob[] }) {
  return (
    <details className="mt-3 max-w-[60ch] text-small text-text-2">
      <summary className="min-h-11 cursor-pointer py-2.5">
        {counted(blobs.length, 'photo or file', 'photos or files')} could not be had and{' '}
        {blobs.length === 1 ? 'is' : 'are'} not in it
      </summary>
      <ul>
        {blobs.map(({ blobId, type, bytes, reason }) => (
          <li key={blobId} className="border-t border-line py-2 [overflow-wrap:anywhere]">
            {type}, {sizeWords(bytes)}. {reason}
          </li>
        ))}
      </ul>
    </details>
  )
}
