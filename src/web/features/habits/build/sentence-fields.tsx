import { startsByItself } from '#domain/habits/habit-sentence.ts'
import { classNames } from '#web/ui/class-names.ts'
import type { BuilderFields } from './use-builder.ts'

/** From so many units on it is set smaller. */
const longSentence = 130

/** The sentence is the form: written parts are underlined, missing ones dashed. */
export function SentenceFields({ form, set, faults }: BuilderFields) {
  const isBreak = form.kind === 'break'
  const { trigger, behavior, reinforcement } = form
  return (
    <div
      className={classNames(
        'type-question text-wrap! leading-[1.28]! text-text-2',
        trigger.length + behavior.length + reinforcement.length > longSentence
          ? 'text-[calc(26px*var(--text-scale))]! md:text-[calc(34px*var(--text-scale))]!'
          : 'max-md:text-[calc(31px*var(--text-scale))]!',
      )}
    >
      <Part
        before={startsByItself(trigger) ? '' : 'After'}
        after=","
        label="After what"
        value={trigger}
        hint="what happens anyway"
        isFirst
        error={faults.trigger}
        onChange={(words) => set({ trigger: words })}
      />
      <Part
        before={isBreak ? 'I will not' : 'I will'}
        after=","
        label={isBreak ? 'What you will not do' : 'What you will do'}
        value={behavior}
        hint="one small thing"
        error={faults.behavior}
        onChange={(words) => set({ behavior: words })}
      />
      <Part
        before="then"
        after="."
        label="Then what"
        value={reinforcement}
        hint="something small and kind"
        error={faults.reinforcement}
        onChange={(words) => set({ reinforcement: words })}
      />
    </div>
  )
}

const onOneLine = (words: string): string =>
  words.includes('\n')
    ? words
        .split('\n')
        .map((line) => line.trim())
        .join(' ')
    : words

interface PartProps {
  before: string
  after: string
  label: string
  value: string
  hint: string
  isFirst?: boolean
  error: string | undefined
  onChange: (words: string) => void
}

/** One part of the sentence, as wide as what stands in it, on as many lines as that takes. */
function Part({ before, after, label, value, hint, isFirst = false, error, onChange }: PartProps) {
  const isWritten = value.trim() !== ''
  const id = `habit-${label.toLowerCase().replaceAll(' ', '-')}-fault`
  return (
    <>
      <span className="flex flex-wrap items-baseline gap-x-[.24em]">
        {before !== '' && <span>{before}</span>}
        <span className="inline-flex max-w-full items-baseline">
          <span className="relative inline-block min-w-[2.5em] max-w-full align-baseline">
            <span
              aria-hidden="true"
              className="block max-h-[40dvh] overflow-y-clip whitespace-pre-wrap pr-[.06em] [overflow-wrap:anywhere]"
            >
              <span className={classNames('invisible', !isWritten && 'italic')}>
                {isWritten ? value : hint}
              </span>
              {/* It takes no room, so that it stands after the last word wherever the lines end. */}
              <span className="relative">
                <span className="absolute left-0 pl-[.04em]">{after}</span>
              </span>
            </span>
            <textarea
              rows={1}
              dir="auto"
              value={value}
              onChange={({ target }) => onChange(onOneLine(target.value))}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return
                event.preventDefault()
                event.currentTarget.form?.requestSubmit()
              }}
              aria-label={label}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? id : undefined}
              placeholder={hint}
              autoComplete="off"
              enterKeyHint="done"
              // A new page begins in its first blank, where letters go at once.
              data-begins={isFirst || undefined}
              className={classNames(
                'absolute inset-0 w-full min-w-0 resize-none border-b-2 bg-transparent p-0 pr-[.06em] text-left text-text caret-ink outline-none [overflow-wrap:anywhere] placeholder:text-muted placeholder:italic focus:border-ink',
                error ? 'border-danger' : isWritten ? 'border-ink' : 'border-line-strong',
                !isWritten && 'border-dashed',
              )}
            />
          </span>
        </span>
      </span>
      {error && (
        <p id={id} role="alert" className="type-secondary my-2 text-danger tracking-normal">
          {error}
        </p>
      )}
    </>
  )
}
