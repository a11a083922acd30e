import { Pencil } from 'lucide-react'
import { type KeyboardEvent, memo, useEffect, useRef, useState } from 'react'
import type { TalkRow } from '#domain/views/companion.ts'
import { Button } from '#web/ui/button.tsx'

import { longestMessage } from './composer.tsx'
import type { MessageActions } from './message-actions.ts'
import { CopyButton, IconAction, QuietIcons, VersionSteps } from './talk-icons.tsx'

/** What the person said: their own voice, in the serif. It can be said again in other words. */
export const OwnMessage = memo(function OwnMessage({
  row,
  isBusy,
  lit,
  messageActions,
}: {
  row: TalkRow
  isBusy: boolean
  /** Words of it that were quoted elsewhere. */
  lit: string | null
  messageActions: MessageActions
}) {
  const [isEditing, setIsEditing] = useState(false)
  const pencil = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !isEditing) pencil.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const end = (words: string | null): void => {
    setIsEditing(false)
    if (words !== null && words !== row.content) messageActions.sayAgain(row.id, words)
  }
  if (isEditing) return <Rewording words={row.content} onEnd={end} />
  return (
    <div className="group/said ml-auto flex w-fit max-w-[84%] flex-col items-end">
      <p
        dir="auto"
        className="whitespace-pre-wrap rounded-card rounded-br-mark bg-wash px-4 py-3 font-serif text-quote leading-ui [overflow-wrap:anywhere]"
      >
        <Lit content={row.content} words={lit} />
      </p>
      <div className="flex min-h-8 items-center gap-2">
        <QuietIcons>
          <IconAction
            ref={pencil}
            label="Say it in other words"
            icon={<Pencil size={15} strokeWidth={1.7} aria-hidden="true" />}
            isOff={isBusy}
            onPress={() => setIsEditing(true)}
          />
          <CopyButton words={row.content} />
        </QuietIcons>
        <VersionSteps id={row.id} versions={row.versions} isBusy={isBusy} onShow={messageActions.show} />
      </div>
    </div>
  )
})

function Lit({ content, words }: { content: string; words: string | null }) {
  const at = words === null ? -1 : content.indexOf(words)
  if (words === null || at < 0) return content
  return (
    <>
      {content.slice(0, at)}
      <mark className="rounded-mark bg-[color-mix(in_oklab,transparent,var(--ink)_20%)] text-inherit underline decoration-ink decoration-[1.5px] underline-offset-[5px]">
        {words}
      </mark>
      {content.slice(at + words.length)}
    </>
  )
}

/** `onEnd` gets the new words; null: it stays as it was. */
function Rewording({ words, onEnd }: { words: string; onEnd: (words: string | null) => void }) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const area = field.current
    area?.focus()
    area?.setSelectionRange(area.value.length, area.value.length)
  }, [])
  const say = (): void => onEnd(field.current?.value.trim() || null)
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onEnd(null)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      say()
    }
  }
  return (
    <div className="ml-auto w-full max-w-[94%] pb-4">
      <textarea
        autoComplete="off"
        dir="auto"
        ref={field}
        defaultValue={words}
        maxLength={longestMessage}
        aria-label="Say it in other words"
        onKeyDown={onKeyDown}
        className="field field-sizing-content block max-h-80 w-full resize-none px-4 py-3 font-serif text-quote leading-ui outline-none"
      />
      <div className="mt-2 flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
        <p className="type-label mr-auto text-muted">Both are kept.</p>
        <Button variant="quiet" size="small" onClick={() => onEnd(null)}>
          Cancel
        </Button>
        <Button size="small" onClick={say}>
          Say it
        </Button>
      </div>
    </div>
  )
}
