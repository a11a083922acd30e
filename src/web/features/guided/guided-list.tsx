import { Link, useNavigate } from '@tanstack/react-router'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { answerInWords, titleOf } from '#domain/guided/answered.ts'
import type { GuidedConversation } from '#domain/guided/guided-conversation.ts'
import type { GuidedMethod } from '#domain/guided/guided-method.ts'
import { guidedMethod, guidedMethods, stepOf } from '#domain/guided/guided-methods.ts'
import { goToGuided } from '#web/lib/vault/begin-guided.ts'
import { type EntityRow, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { Drop } from '#web/ui/drop-mark.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

type Talk = EntityRow<GuidedConversation>

/** The eight methods, and above them what was left open. */
export function GuidedList({ talks }: { talks: readonly Talk[] }) {
  const open = talks.filter(({ pageUid }) => pageUid === null).toReversed()
  return (
    <div className="mx-auto max-w-245 px-5.5 pt-6 pb-28 lg:px-12 lg:pt-14">
      <h1 className="type-screen-title">Guided conversations</h1>
      <p className="mt-3 max-w-150 text-pretty text-text-2">
        Well-known methods, one question at a time. Leave whenever you like: what you wrote is kept. At the
        end it becomes a page of your journal.
      </p>
      {open.length > 0 && (
        <section className="mt-10">
          <h2 className="text-small font-medium text-text-2">Left open</h2>
          <ul className="mt-2 border-t border-line">
            {open.map((talk) => (
              <OpenTalk key={talk.id} talk={talk} />
            ))}
          </ul>
        </section>
      )}
      <ul className="mt-10 grid gap-3 md:grid-cols-2">
        {guidedMethods.map((method) => (
          <Method key={method.id} method={method} />
        ))}
      </ul>
      <p className="type-label mt-8 max-w-150 text-pretty text-muted">
        These are ways of writing things down, not treatment. Nothing you write here leaves this device
        unsealed.
      </p>
    </div>
  )
}

function Method({ method }: { method: GuidedMethod }) {
  const vault = useVaultCalls()
  const navigate = useNavigate()
  const [isBeginning, setBeginning] = useState(false)
  const begin = async (): Promise<void> => {
    if (isBeginning) return
    setBeginning(true)
    await goToGuided(vault, method.id, null, (id) => void navigate({ to: '/guided', search: { id } }))
    setBeginning(false)
  }
  return (
    <li>
      <button
        type="button"
        onClick={() => void begin()}
        className="card flex h-full w-full flex-col rounded-card p-5 text-left hover:border-line-strong"
      >
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-serif text-title-s">{method.title}</span>
          <span className="type-label shrink-0 text-muted">
            {method.steps.length} steps, {method.minutes} min
          </span>
        </span>
        <span className="mt-1.5 block text-pretty text-text-2">{method.about}</span>
      </button>
    </li>
  )
}

function OpenTalk({ talk }: { talk: Talk }) {
  const { remove } = useEntityActions('guided_conversation')
  const method = guidedMethod(talk.method)
  const done = method.steps.filter((step) => answerInWords(step, talk) !== '').length
  const title = titleOf(method, talk)
  const isNamed = title !== method.title
  return (
    <li className="flex items-center gap-3 border-b border-line">
      <Link
        to="/guided"
        search={{ id: talk.id }}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-3.5 py-2 hover:text-text"
      >
        <Drop size={18} level={done / method.steps.length} className="shrink-0 text-ink" />
        <span className="min-w-0">
          <span className="block truncate font-serif text-quote">{title}</span>
          <span className="type-label block truncate text-muted">
            {isNamed && `${method.title}, `}
            {done === 0 ? 'nothing written yet' : `at “${stepOf(method, talk.step).name}”`}
          </span>
        </span>
      </Link>
      <IconButton
        label={`Delete ${title}`}
        icon={<Trash2 size={17} strokeWidth={1.6} />}
        onClick={() => void remove(talk.id, 'The conversation is deleted')}
      />
    </li>
  )
}
