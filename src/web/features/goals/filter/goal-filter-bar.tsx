import { Search, SlidersHorizontal } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { anyGoal, choicesIn, type GoalFilter, isFiltering } from '#domain/goals/engine/goal-filter.ts'
import { goalCategories, goalPriorities, goalTimeframes, timeframeName } from '#domain/goals/goal-choices.ts'
import { fold } from '#domain/text/fold.ts'
import { capital } from '#domain/text/number-words.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Select } from '#web/ui/fields/select.tsx'

interface GoalFilterBarProps {
  filter: GoalFilter
  /** All tags that a goal has. */
  tags: readonly string[]
  /** How many goals are shown, of how many. */
  shown: number
  all: number
  onChange: (filter: GoalFilter) => void
}

const restMs = 200

/** Search and four choices over the goals; on a phone the choices stand behind a button. While something is left out it says how much is shown. */
export function GoalFilterBar({ filter, tags, shown, all, onChange }: GoalFilterBarProps) {
  const [isOpen, setOpen] = useState(false)
  const choices = useId()
  const chosen = choicesIn(filter)
  return (
    <search aria-label="Goals" className="mt-6 block">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2.5">
        <SearchWords words={filter.words} onWords={(words) => onChange({ ...filter, words })} />
        <Button
          variant="outline"
          className="md:hidden"
          aria-expanded={isOpen}
          aria-controls={choices}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal size={17} strokeWidth={1.7} aria-hidden="true" />
          {chosen === 0 ? 'Filter' : `Filter (${chosen})`}
        </Button>
        <div
          id={choices}
          className={classNames(
            'w-full grid-cols-2 gap-2.5 md:flex md:w-auto md:flex-wrap md:gap-3',
            isOpen ? 'grid' : 'hidden',
          )}
        >
          <Choices {...{ filter, tags, onChange }} />
        </div>
      </div>
      <div
        className={classNames('flex flex-wrap items-center gap-x-3', isFiltering(filter) && 'mt-3 min-h-9')}
      >
        <p role="status" className="type-secondary figures text-text-2 empty:hidden">
          {isFiltering(filter) && (shown === 0 ? 'No goals match.' : `Showing ${shown} of ${all} goals.`)}
        </p>
        {isFiltering(filter) && (
          <Button variant="quiet" size="small" className="-ml-1.5" onClick={() => onChange(anyGoal)}>
            Clear filters
          </Button>
        )}
      </div>
    </search>
  )
}

function SearchWords({ words, onWords }: { words: string; onWords: (words: string) => void }) {
  const [typed, setTyped] = useState({ words, from: words })
  // What the address says now holds where it changed by something else than typing.
  const shown = typed.from === words || typed.words === words ? typed.words : words
  useEffect(() => {
    if (shown === words) return
    const timer = setTimeout(() => onWords(shown), restMs)
    return () => clearTimeout(timer)
  }, [shown, words, onWords])
  return (
    <label className="quiet-field flex h-11 min-w-0 flex-1 basis-44 items-center gap-3 px-3 has-focus-visible:outline-2 has-focus-visible:outline-ring md:max-w-72">
      <Search size={18} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="sr-only">Search goals</span>
      <input
        autoComplete="off"
        type="search"
        value={shown}
        placeholder="Search goals"
        onChange={(event) => setTyped({ words: event.target.value, from: words })}
        className="type-interface w-full min-w-0 bg-transparent outline-none"
      />
    </label>
  )
}

function Choices({ filter, tags, onChange }: Pick<GoalFilterBarProps, 'filter' | 'tags' | 'onChange'>) {
  const isGone = filter.tag !== null && !tags.some((tag) => fold(tag) === fold(filter.tag ?? ''))
  const offered = isGone && filter.tag !== null ? [...tags, filter.tag] : tags
  const tag = offered.find((one) => fold(one) === fold(filter.tag ?? '')) ?? null
  return (
    <>
      <Choice
        label="Category"
        any="Any category"
        values={goalCategories}
        chosen={filter.category}
        wordsOf={capital}
        onChange={(category) => onChange({ ...filter, category })}
      />
      <Choice
        label="Priority"
        any="Any priority"
        values={goalPriorities}
        chosen={filter.priority}
        wordsOf={(one) => `${capital(one)} priority`}
        onChange={(priority) => onChange({ ...filter, priority })}
      />
      <Choice
        label="Timeframe"
        any="Any timeframe"
        values={goalTimeframes}
        chosen={filter.timeframe}
        wordsOf={timeframeName}
        onChange={(timeframe) => onChange({ ...filter, timeframe })}
      />
      {offered.length > 0 && (
        <Choice
          label="Tag"
          any="Any tag"
          values={offered}
          chosen={tag}
          wordsOf={(one) => one}
          onChange={(next) => onChange({ ...filter, tag: next })}
        />
      )}
    </>
  )
}

interface ChoiceProps<T extends string> {
  label: string
  any: string
  values: readonly T[]
  chosen: T | null
  wordsOf: (value: T) => string
  onChange: (value: T | null) => void
}

const Choice = <T extends string>({ label, any, values, chosen, wordsOf, onChange }: ChoiceProps<T>) => (
  <Select
    aria-label={label}
    value={chosen ?? ''}
    className={classNames('min-w-0 md:w-43', chosen === null && 'text-text-2')}
    onChange={({ target }) => onChange(values.find((value) => value === target.value) ?? null)}
  >
    <option value="">{any}</option>
    {values.map((value) => (
      <option key={value} value={value}>
        {wordsOf(value)}
      </option>
    ))}
  </Select>
)
