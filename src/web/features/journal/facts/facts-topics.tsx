import { Plus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { topicKey } from '#domain/journal/hashtags.ts'
import { useView } from '#web/lib/vault/use-view.ts'

import { FactsField } from './facts-field.tsx'
import type { PageFactsProps } from './page-facts.ts'
import { useFacts } from './use-facts.ts'

/** The topics of a page: those put beside it, which can be taken away again, and the hashtags of its text, which stand there. */
export function FactsTopics({ uid, begunAt, row }: PageFactsProps) {
  const change = useFacts(uid, begunAt)
  const [isAdding, setIsAdding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const own = row?.topics ?? []
  const isOwn = new Set(own.map(topicKey))
  const inText = (row?.hashtags ?? []).filter((topic) => !isOwn.has(topicKey(topic)))
  const remove = (topic: string) => {
    button.current?.focus()
    void change({ topic, isIn: false })
  }
  return (
    <ul aria-label="Topics" className="type-secondary -my-1 flex flex-wrap items-center gap-x-5 text-text-2">
      {own.map((topic) => (
        <li
          key={topicKey(topic)}
          className="group/topic relative flex min-h-9 max-w-52 items-center pr-4 -mr-4"
        >
          <span className="truncate">#{topic}</span>
          <button
            type="button"
            aria-label={`Take #${topic} away`}
            onClick={() => remove(topic)}
            className="hit-44 -mr-4 flex h-9 w-4 items-center justify-center rounded-mark text-muted hover:text-text focus-visible:opacity-100 pointer-fine:opacity-0 pointer-fine:group-hover/topic:opacity-100"
          >
            <X size={13} strokeWidth={1.8} aria-hidden="true" />
          </button>
        </li>
      ))}
      {inText.map((topic) => (
        <li key={topicKey(topic)} className="flex min-h-9 max-w-52 items-center">
          <span className="truncate">#{topic}</span>
          <span className="sr-only">, in the text</span>
        </li>
      ))}
      <li className="flex min-h-9 items-center">
        {isAdding ? (
          <TopicField
            taken={[...own, ...inText]}
            onAdd={(topic) => void change({ topic, isIn: true })}
            onClose={() => setIsAdding(false)}
          />
        ) : (
          <button
            ref={button}
            type="button"
            aria-label="Add a topic"
            onClick={() => setIsAdding(true)}
            className="hit-44 inline-flex h-9 items-center gap-1.5 rounded-inner text-muted hover:text-text"
          >
            <Plus size={14} strokeWidth={1.7} aria-hidden="true" />
            topic
          </button>
        )}
      </li>
    </ul>
  )
}

interface TopicFieldProps {
  taken: readonly string[]
  onAdd: (topic: string) => void
  onClose: () => void
}

function TopicField({ taken, onAdd, onClose }: TopicFieldProps) {
  const words = useView('page.used-words').rows.find(({ id }) => id === 'topics')?.words ?? []
  return <FactsField label="A topic" ends=", " sign="#" {...{ words, taken, onAdd, onClose }} />
}
