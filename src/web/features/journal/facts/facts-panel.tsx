import { Check, Plus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { firstActivities } from '#domain/journal/activities.ts'
import { type EmotionCategory, emotionHint, emotionName, emotionOrder } from '#domain/journal/emotion.ts'
import { topicKey, uniqueTopics } from '#domain/journal/hashtags.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { classNames } from '#web/ui/class-names.ts'

import { FactsField } from './facts-field.tsx'
import type { PageFactsProps } from './page-facts.ts'
import { useFacts } from './use-facts.ts'

/** So many activities are offered at once; the others are found by typing. */
const mostShown = 18

/** What was in it: feelings chosen by the writer, and what they did. Both may stay empty. */
export function FactsPanel({ uid, begunAt, row }: PageFactsProps) {
  const change = useFacts(uid, begunAt)
  const chosen = row?.emotions ?? []
  return (
    <div className="grid gap-4">
      <Group title="What you felt">
        {emotionOrder.map((emotion) => {
          const isIn = chosen.includes(emotion)
          return (
            <FactChip
              key={emotion}
              isIn={isIn}
              dot={emotion}
              hint={emotionHint(emotion)}
              onToggle={() => void change({ emotion, isIn: !isIn })}
            >
              {emotionName(emotion)}
            </FactChip>
          )
        })}
      </Group>
      <Activities
        chosen={row?.activities ?? []}
        onToggle={(activity, isIn) => void change({ activity, isIn })}
      />
    </div>
  )
}

interface ActivitiesProps {
  chosen: readonly string[]
  onToggle: (activity: string, isIn: boolean) => void
}

function Activities({ chosen, onToggle }: ActivitiesProps) {
  const used = useView('page.used-words')
  const known = used.rows.find(({ id }) => id === 'activities')?.words ?? []
  /** In the order of the moment of opening: nothing moves while somebody is about to press it. */
  const [first, setFirst] = useState<readonly string[] | null>(null)
  if (first === null && used.isReady) setFirst([...known, ...firstActivities])
  const [isAdding, setIsAdding] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const isIn = new Set(chosen.map(topicKey))
  const shown = uniqueTopics([...(first ?? firstActivities).slice(0, mostShown), ...chosen])
  const more = uniqueTopics([...known, ...firstActivities])
  return (
    <Group title="What you did">
      {shown.map((activity) => (
        <FactChip
          key={topicKey(activity)}
          isIn={isIn.has(topicKey(activity))}
          onToggle={() => onToggle(activity, !isIn.has(topicKey(activity)))}
        >
          {activity}
        </FactChip>
      ))}
      {isAdding ? (
        <FactsField
          label="An activity"
          ends=","
          words={more}
          taken={shown}
          onAdd={(activity) => onToggle(activity, true)}
          onClose={() => setIsAdding(false)}
        />
      ) : (
        <button
          ref={button}
          type="button"
          onClick={() => setIsAdding(true)}
          className="hit-44 type-secondary inline-flex h-9 items-center gap-1.5 rounded-pill px-2 text-muted hover:text-text"
        >
          <Plus size={14} strokeWidth={1.7} aria-hidden="true" />
          your own
        </button>
      )}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="type-label mb-2 text-muted">{title}</legend>
      <div className="flex flex-wrap gap-2">{children}</div>
    </fieldset>
  )
}

const dots: Record<EmotionCategory, string> = {
  joy: 'bg-joy',
  trust: 'bg-trust',
  anticipation: 'bg-anticipation',
  surprise: 'bg-surprise',
  sadness: 'bg-sadness',
  fear: 'bg-fear',
  anger: 'bg-anger',
  disgust: 'bg-disgust',
}

interface FactChipProps {
  isIn: boolean
  dot?: EmotionCategory
  hint?: string
  onToggle: () => void
  children: string
}

/** A word that can be in it or not: chosen it has a check, a ring and another ground. */
function FactChip({ isIn, dot, hint, onToggle, children }: FactChipProps) {
  return (
    <button
      type="button"
      aria-pressed={isIn}
      title={hint}
      onClick={onToggle}
      className={classNames(
        'hit-44 h-9 gap-2 text-small hover:text-text',
        isIn
          ? 'chip chip-chosen'
          : 'inline-flex items-center rounded-pill border border-line px-3 text-text-2',
      )}
    >
      {dot && <span aria-hidden="true" className={classNames('size-2 rounded-full', dots[dot])} />}
      {isIn && <Check size={14} strokeWidth={2} aria-hidden="true" />}
      {children}
    </button>
  )
}
