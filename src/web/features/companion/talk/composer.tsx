import { ArrowUp } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, Suspense, useEffect, useRef } from 'react'
import type { TalkOf } from '#domain/companion/talk/talk-in.ts'

import { lateComponent } from '#web/lib/device/late-component.ts'
import type { TalkVoice } from './talk-voice.ts'
import { useAskedWords } from './use-asked-words.ts'
import { useComposerDraft } from './use-composer-draft.ts'

const ReminderProposal = lateComponent(
  async () => (await import('./reminder-proposal.tsx')).ReminderProposal,
  'unseen',
)

/** As much as one message may hold. */
export const longestMessage = 32_000

/** Where the person answers. Enter sends, Shift and Enter begin a new line. `onSay` resolves once the words are kept. */
export function Composer({
  of,
  isFirst,
  isBusy,
  voice,
  onSay,
}: {
  of: TalkOf
  /** Nothing was said yet in a talk that has the page to itself. */
  isFirst: boolean
  isBusy: boolean
  voice: TalkVoice
  onSay: (content: string) => Promise<boolean>
}) {
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useComposerDraft(field, of)
  const { asked, look } = useAskedWords()
  useEffect(() => {
    // On a touch screen its keyboard would cover the page.
    if (isFirst && matchMedia('(pointer: fine)').matches) field.current?.focus()
  }, [isFirst])

  const say = async (): Promise<void> => {
    const area = field.current
    const content = area?.value.trim() ?? ''
    if (!area || !content || isBusy) return
    const written = area.value
    const sent = draft.sending()
    if (!(await onSay(content)) || area.value !== written) return
    area.value = ''
    sent()
  }
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault()
    void say()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return
    event.preventDefault()
    void say()
  }

  const asReminder = useRef('')
  /** The words became a reminder: they are said, and need not be sent. */
  const onMade = (): void => {
    const area = field.current
    look('')
    if (area?.value !== asked) return
    asReminder.current = asked
    const sent = draft.sending()
    area.value = ''
    sent()
    area.focus()
  }
  const onUndo = (): void => {
    const area = field.current
    if (area?.value !== '' || asReminder.current === '') return
    area.value = asReminder.current
    area.dispatchEvent(new Event('input', { bubbles: true }))
  }

  return (
    <form onSubmit={onSubmit}>
      {asked && (
        <Suspense fallback={null}>
          <ReminderProposal words={asked} {...{ onMade, onUndo }} />
        </Suspense>
      )}
      {voice.strip(field)}
      <div className="flex items-end gap-2 field p-2 pl-[calc(1rem*var(--field-inset))]">
        <textarea
          dir="auto"
          ref={field}
          rows={1}
          maxLength={longestMessage}
          aria-label="Say more, or nothing"
          placeholder="Say more, or nothing"
          autoComplete="off"
          onKeyDown={onKeyDown}
          onInput={(event) => look(event.currentTarget.value)}
          className="field-sizing-content max-h-40 min-h-9 flex-1 resize-none self-center bg-transparent py-1.5 font-serif text-quote leading-ui outline-none"
        />
        {voice.dictate(field)}
        <button
          type="submit"
          aria-label="Send"
          aria-disabled={isBusy || undefined}
          className="hit-44 inline-flex size-9 shrink-0 items-center justify-center rounded-inner button-fill transition-opacity duration-(--quick) aria-disabled:opacity-60"
        >
          <ArrowUp size={18} strokeWidth={1.8} aria-hidden="true" />
        </button>
      </div>
    </form>
  )
}
