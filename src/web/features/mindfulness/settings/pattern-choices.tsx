import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { BreathingPattern, BreathingSeconds } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { selectablePatterns } from '#domain/mindfulness/breathing/breathing-patterns.ts'
import { useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

import { shortForm } from '../breathing/breath-words.ts'
import { PatternLine } from './pattern-line.tsx'
import { PatternMaker } from './pattern-maker.tsx'

const characters: Readonly<Record<string, string>> = {
  box: 'even sides',
  '4-7-8': 'a long way out',
  calm: 'slow',
  energizing: 'no holding',
}

/** The rhythms that can be chosen: those that everybody has, those of one's own, and a way to make one. */
export function PatternChoices({
  chosen,
  minutes,
  onChoose,
}: {
  chosen: string
  minutes: number
  onChoose: (id: string) => void
}) {
  const actions = useEntityActions('breathing_pattern')
  const own = useView('mindfulness.patterns').rows
  const group = useId()
  const [isMaking, setIsMaking] = useState(false)
  const more = useRef<HTMLButtonElement>(null)
  const leave = () => {
    setIsMaking(false)
    setTimeout(() => more.current?.focus())
  }
  const keep = async (pattern: BreathingSeconds & { name: string }): Promise<boolean> => {
    const id = await actions.create(pattern)
    if (id === null) return false
    onChoose(id)
    leave()
    return true
  }
  const remove = ({ id, name }: BreathingPattern) => {
    if (id === chosen) onChoose('box')
    void actions.remove(id, `${name} is gone`)
  }
  return (
    <div>
      <fieldset>
        <legend className="type-secondary text-text-2">Pattern</legend>
        {[...selectablePatterns, ...own].map((pattern) => (
          <Choice
            key={pattern.id}
            group={group}
            pattern={pattern}
            isChosen={pattern.id === chosen}
            onChoose={() => onChoose(pattern.id)}
            onRemove={own.some(({ id }) => id === pattern.id) ? () => remove(pattern) : undefined}
          />
        ))}
      </fieldset>
      {isMaking ? (
        <PatternMaker minutes={minutes} onKeep={keep} onLeave={leave} />
      ) : (
        <Button ref={more} variant="quiet" className="-ml-5 mt-1.5" onClick={() => setIsMaking(true)}>
          <Plus size={17} strokeWidth={1.7} aria-hidden="true" />
          Make your own
        </Button>
      )}
    </div>
  )
}

interface ChoiceProps {
  /** Of the group of radio buttons. */
  group: string
  pattern: BreathingPattern
  isChosen: boolean
  onChoose: () => void
  onRemove: (() => void) | undefined
}

function Choice({ group, pattern, isChosen, onChoose, onRemove }: ChoiceProps) {
  const name = useId()
  const character = characters[pattern.id]
  return (
    <div className="flex items-center gap-1 border-b border-line">
      <label className="group grid min-h-16.5 flex-1 grid-cols-[auto_1fr_auto] items-center gap-x-3.5 py-2.5">
        <input
          autoComplete="off"
          type="radio"
          name={group}
          value={pattern.id}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={name}
          className="size-4.5 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5.5px] checked:border-ink"
        />
        <span>
          <span
            id={name}
            className="block font-serif text-lead leading-item text-text-2 group-has-checked:text-text group-hover:text-text"
          >
            {pattern.name}
          </span>
          <span className="type-secondary figures mt-0.5 block text-muted group-has-checked:text-text-2">
            {shortForm(pattern)}
            {character && `, ${character}`}
          </span>
        </span>
        <PatternLine
          pattern={pattern}
          className="h-9 w-[clamp(96px,38vw,196px)] text-muted group-has-checked:text-ink"
        />
      </label>
      {onRemove && (
        <IconButton
          label={`Remove ${pattern.name}`}
          side="left"
          icon={<Trash2 size={17} strokeWidth={1.6} />}
          onClick={onRemove}
          className="-mr-3"
        />
      )}
    </div>
  )
}
