import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { useLayoutEffect, useRef } from 'react'

interface WritingFieldProps {
  titleRef: Ref<HTMLTextAreaElement>
  textRef: Ref<HTMLTextAreaElement>
  title: string
  text: string
  /** A finished entry is read until it is taken up again. */
  isReadOnly: boolean
  onInput: () => void
  onLeave: () => void
  /** Drawn behind the text, in its exact place. */
  behind: ReactNode
}

const plain =
  'block w-full resize-none overflow-hidden bg-transparent p-0 outline-none [field-sizing:content] placeholder:text-muted'

/** Title and text: two plain fields, the browser's own, with nothing between the hand and the paper. */
export function WritingField(props: WritingFieldProps) {
  const { titleRef, textRef, title, text, isReadOnly, onInput, onLeave, behind } = props
  const fields = useRef<HTMLDivElement>(null)
  useGrowingFields(fields)
  const shared = { autoComplete: 'off', spellCheck: true, readOnly: isReadOnly, onInput, onBlur: onLeave }

  return (
    <div ref={fields} className="flex flex-1 flex-col">
      <textarea
        {...shared}
        ref={titleRef}
        rows={1}
        defaultValue={title}
        maxLength={500}
        aria-label="Title"
        placeholder="A title, or none"
        enterKeyHint="next"
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
            event.preventDefault()
            document.getElementById('page-text')?.focus()
          }
          leaveOnEscape(event)
        }}
        className={`type-entry-title ${plain}`}
      />
      <div className="relative mt-5 flex md:mt-6 flex-1 flex-col">
        {behind}
        <textarea
          {...shared}
          id="page-text"
          ref={textRef}
          rows={6}
          defaultValue={text}
          aria-label="Your words"
          placeholder="Begin anywhere."
          autoCapitalize="sentences"
          onKeyDown={leaveOnEscape}
          className={`type-writing relative min-h-40 flex-1 [overflow-wrap:break-word] ${plain}`}
        />
      </div>
    </div>
  )
}

function leaveOnEscape(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key === 'Escape' && !event.nativeEvent.isComposing) event.currentTarget.blur()
}

/** Browsers without field-sizing get their fields grown by hand. */
function useGrowingFields(fields: { readonly current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const around = fields.current
    if (!around || CSS.supports('field-sizing', 'content')) return
    const grow = () => {
      for (const field of around.querySelectorAll('textarea')) {
        field.style.height = 'auto'
        field.style.height = `${field.scrollHeight}px`
      }
    }
    grow()
    const resized = new ResizeObserver(grow)
    resized.observe(around)
    around.addEventListener('input', grow)
    return () => {
      resized.disconnect()
      around.removeEventListener('input', grow)
    }
  }, [fields])
}
