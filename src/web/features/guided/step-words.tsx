import { useEffect, useId, useState } from 'react'
import { mostLines, type PageLine } from '#domain/guided/guided-conversation.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useKeptText } from '#web/lib/vault/use-kept-text.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import { logError } from '#worker/core/vault-locked.ts'
import { changeGuided, findGuidedLines } from '#worker/guided/guided.calls.ts'
import type { StepProps } from './step-props.ts'

const none: readonly PageLine[] = []
const isSame = (a: PageLine, b: PageLine): boolean => a.entryUid === b.entryUid && a.quote === b.quote

/** Lines of earlier pages that were taken in, the field for the words, and lines that may help. */
export function StepWords({ talk, step }: StepProps) {
  const vault = useVaultCalls()
  const id = useId()
  const taken = talk.lines[step.id] ?? none
  const found = useFoundLines(talk.id, step.id)
  const { field, error } = useKeptText(talk.answers[step.id] ?? '', (answer) =>
    vault.run(changeGuided, { uid: talk.id, step: step.id, change: { answer } }),
  )
  const take = (lines: readonly PageLine[]): void => {
    vault.run(changeGuided, { uid: talk.id, step: step.id, change: { lines } }).catch(sayFailed)
  }
  const offered = found.filter((line) => !taken.some((one) => isSame(one, line)))
  return (
    <>
      <div className="field h-auto! p-0! focus-within:border-ink">
        {taken.length > 0 && (
          <ul className="grid gap-2 px-5 pt-4">
            {taken.map((line) => (
              <li key={`${line.entryUid} ${line.quote}`}>
                <p className="font-serif text-write leading-body [overflow-wrap:anywhere]">
                  <mark className="bg-wash text-text underline decoration-ink decoration-1 underline-offset-4">
                    {line.quote}
                  </mark>
                </p>
                <p className="type-label mt-0.5 flex flex-wrap items-baseline gap-x-3 text-muted">
                  Yours, {longDate(line.day)}
                  <button
                    type="button"
                    className="hit-44 inline-flex min-h-6 items-center font-medium text-text-2 hover:text-text"
                    onClick={() => take(taken.filter((one) => !isSame(one, line)))}
                  >
                    Take it out
                  </button>
                </p>
              </li>
            ))}
          </ul>
        )}
        <label htmlFor={id} className="sr-only">
          {step.question}
        </label>
        <textarea
          id={id}
          {...field}
          rows={step.kind === 'list' ? 5 : 4}
          maxLength={20_000}
          autoComplete="off"
          placeholder={step.kind === 'list' ? 'One to a line' : undefined}
          className="block min-h-32 w-full resize-none bg-transparent px-5 py-4 font-serif text-write leading-body text-text outline-none [field-sizing:content] placeholder:text-muted"
        />
      </div>
      {error && (
        <p role="alert" className="type-label mt-2 text-danger">
          This could not be kept. It stays here; please write on to try again.
        </p>
      )}
      {offered.length > 0 && taken.length < mostLines && (
        <OfferedLines lines={offered} onUse={(line) => take([...taken, line])} />
      )}
    </>
  )
}

/** Asked once, when the step is opened: nothing moves under the hand while somebody writes. */
function useFoundLines(uid: string, step: string): readonly PageLine[] {
  const vault = useVaultCalls()
  const [lines, setLines] = useState(none)
  useEffect(() => {
    let isHere = true
    vault
      .run(findGuidedLines, { uid, step })
      .then((found) => isHere && setLines(found))
      .catch(logError)
    return () => {
      isHere = false
    }
  }, [vault, uid, step])
  return lines
}

function OfferedLines({ lines, onUse }: { lines: readonly PageLine[]; onUse: (line: PageLine) => void }) {
  return (
    <section className="mt-7">
      <h2 className="text-small font-medium text-text-2">Also in your pages, if it helps</h2>
      <ul className="mt-3 grid gap-4">
        {lines.map((line) => (
          <li key={`${line.entryUid} ${line.quote}`} className="flex gap-3">
            <Drop size={13} level={0} className="mt-1.5 shrink-0 text-muted" />
            <div className="min-w-0">
              <p className="font-serif text-quote leading-ui italic [overflow-wrap:anywhere]">
                “{line.quote}”
              </p>
              <p className="type-label mt-1 flex flex-wrap items-baseline gap-x-4 text-muted">
                {longDate(line.day)}
                <button
                  type="button"
                  className="hit-44 inline-flex min-h-6 items-center font-medium text-text-2 hover:text-text"
                  onClick={() => onUse(line)}
                >
                  Use this line
                </button>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
