import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef } from 'react'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { useCombo } from '#web/lib/device/use-combo.ts'
import { keepHistory } from '#web/lib/fields/keep-history.ts'
import type { SlashItem } from '../slash/slash-items.ts'
import { useSlashTyping } from '../slash/slash-typing.ts'
import { useWritingEvents } from './writing-events.ts'

const SlashMenu = lateComponent(async () => (await import('../slash/slash-menu.tsx')).SlashMenu, 'unseen')

interface WritingFieldProps {
  titleRef: RefObject<HTMLTextAreaElement | null>
  textRef: RefObject<HTMLTextAreaElement | null>
  title: string
  text: string
  /** A finished entry is read until it is taken up again. */
  isReadOnly: boolean
  /** Not there while the page is read; it keeps its words, its caret and what can be undone. */
  isHidden: boolean
  /** What a slash can bring beside blocks, dates and times. */
  slashItems: readonly SlashItem[]
  zone: string
  onInput: () => void
  onLeave: () => void
  /** Takes Esc; false: nobody needed it, and the field is left. */
  onEscape: () => boolean
  /** Drawn behind the text, in its exact place. */
  behind: ReactNode
  /** Drawn over the text, in its exact place. */
  over: ReactNode
}

const plain =
  'block w-full resize-none overflow-hidden bg-transparent p-0 outline-none [unicode-bidi:plaintext] [field-sizing:content] placeholder:text-muted'

/** Title and text: two plain fields, the browser's own, with nothing between the keys and the text. */
export function WritingField(props: WritingFieldProps) {
  const { titleRef, textRef, isReadOnly, onInput, onLeave, onEscape } = props
  const fields = useRef<HTMLFormElement>(null)
  const slash = useSlashTyping(textRef, props.slashItems, props.zone)
  const combo = useCombo({
    items: slash.items,
    idOf: ({ id }) => id,
    onChoose: slash.choose,
    query: slash.typed,
  })
  useGrowingFields(fields)
  useHistory(titleRef)
  useHistory(textRef)
  useWritingEvents(textRef, {
    onInput: slash.onInput,
    onUp: () => focusAtEnd(titleRef.current),
    takesKey: (event) => slash.isOpen && takeSlashKey(event, slash.close),
    onEscape: () => onEscape() || textRef.current?.blur(),
  })
  const shared = { spellCheck: true, dir: 'auto', readOnly: isReadOnly, onInput }

  return (
    // With every key the browser looks through all fields of the form: one of their own spares it those of the rest of the page.
    <form
      ref={fields}
      hidden={props.isHidden}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-1 flex-col [&[hidden]]:hidden"
    >
      <textarea
        autoComplete="off"
        {...shared}
        ref={titleRef}
        rows={1}
        defaultValue={props.title}
        maxLength={500}
        aria-label="Title"
        placeholder="A title, or none"
        enterKeyHint="next"
        onBlur={onLeave}
        onKeyDown={(event) => {
          const { selectionStart, value } = event.currentTarget
          const isDown = event.key === 'ArrowDown' && !event.shiftKey && selectionStart === value.length
          if (isDown || (event.key === 'Enter' && !event.ctrlKey && !event.metaKey)) {
            event.preventDefault()
            textRef.current?.focus()
          }
          if (event.key === 'Escape' && !onEscape()) event.currentTarget.blur()
        }}
        className={`type-entry-title ${plain}`}
      />
      <div className="relative mt-5 flex md:mt-6 flex-1 flex-col">
        {props.behind}
        <textarea
          autoComplete="off"
          {...shared}
          id="page-text"
          ref={textRef}
          rows={6}
          defaultValue={props.text}
          aria-label="Your words"
          placeholder="Begin anywhere."
          autoCapitalize="sentences"
          {...(slash.isOpen && {
            'aria-autocomplete': 'list',
            'aria-haspopup': 'listbox',
            'aria-controls': combo.list.id,
            'aria-activedescendant': combo.field['aria-activedescendant'],
          })}
          onKeyDown={slash.isOpen ? combo.field.onKeyDown : undefined}
          onBlur={() => {
            slash.close()
            onLeave()
          }}
          className={`type-writing relative min-h-40 flex-1 [overflow-wrap:break-word] ${plain}`}
        />
        {props.over}
        {slash.isOpen && slash.line && (
          <Suspense fallback={null}>
            <SlashMenu
              items={slash.items}
              chosen={combo.chosen}
              typed={slash.typed}
              line={slash.line}
              listProps={combo.list}
              optionProps={combo.option}
              onHover={combo.choose}
              onChoose={slash.choose}
            />
          </Suspense>
        )}
        <p aria-live="polite" className="sr-only">
          {slash.isOpen
            ? `${slash.items.length} to choose from. Arrows choose, Enter brings, Escape goes on writing.`
            : ''}
        </p>
      </div>
    </form>
  )
}

/** The menu's own keys are React's; the rest of the keys must not reach the text while they choose. */
function takeSlashKey(event: KeyboardEvent, close: () => void): boolean {
  if (event.key === 'Escape') {
    event.preventDefault()
    event.stopPropagation()
    close()
    return true
  }
  return ['Enter', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown'].includes(event.key)
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}

function useHistory(field: RefObject<HTMLTextAreaElement | null>): void {
  useLayoutEffect(() => {
    const listening = new AbortController()
    if (field.current) keepHistory(field.current, listening.signal)
    return () => listening.abort()
  }, [field])
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
