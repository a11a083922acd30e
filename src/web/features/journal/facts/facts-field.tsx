import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { offers } from '#domain/journal/activities.ts'
import { classNames } from '#web/ui/class-names.ts'

interface FactsFieldProps {
  label: string
  /** Keys that end a word, beside Enter. */
  ends: string
  /** What may be offered, the best first. */
  words: readonly string[]
  /** What is there already. */
  taken: readonly string[]
  /** Written before each word that is offered. */
  sign?: string
  onAdd: (word: string) => void
  onClose: () => void
}

const mostOffers = 6

/** A word at a time, with words used before offered above it. Stays open for the next word; Esc, or leaving it, closes it. */
export function FactsField({ label, ends, words, taken, sign = '', onAdd, onClose }: FactsFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(-1)
  const offered = offers(words, typed, taken, mostOffers)
  useLayoutEffect(() => input.current?.focus(), [])

  const add = (word: string) => {
    if (word.trim()) onAdd(word)
    setTyped('')
    setActive(-1)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const isEnd = event.key === 'Enter' || (ends.includes(event.key) && typed.trim() !== '')
    if (step === 0 && !isEnd && event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') onClose()
    else if (isEnd) {
      const word = offered[active] ?? typed
      if (word.trim()) add(word)
      else onClose()
    } else if (offered.length > 0) {
      const from = active < 0 && step < 0 ? offered.length : active
      setActive((from + step + offered.length) % offered.length)
    }
  }

  return (
    <span className="relative inline-block">
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label={label}
        aria-expanded={offered.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={offered[active] === undefined ? undefined : `${id}-${active}`}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        maxLength={60}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setActive(-1)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (typed.trim()) onAdd(typed)
          onClose()
        }}
        className="type-secondary h-9 w-36 rounded-inner border border-line-strong bg-transparent px-2.5 outline-none focus:border-ring"
      />
      {offered.length > 0 && (
        <div
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label="Used before"
          className="absolute bottom-full left-0 z-20 mb-2 min-w-44 animate-rise float rounded-control p-1.5"
        >
          {offered.map((word, at) => (
            <div
              key={word}
              id={`${id}-${at}`}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              onPointerDown={(event) => {
                event.preventDefault()
                add(word)
              }}
              className={classNames(
                'type-secondary flex min-h-11 cursor-pointer items-center truncate rounded-inner px-3 md:min-h-9',
                at === active ? 'chosen text-text' : 'text-text-2 hover:text-text',
              )}
            >
              {sign}
              {word}
            </div>
          ))}
        </div>
      )}
    </span>
  )
}
