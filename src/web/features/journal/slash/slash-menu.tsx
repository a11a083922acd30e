import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { TemplateLines } from '../templates/template-lines.tsx'
import { slashIcons } from './slash-icons.ts'
import { type SlashItem, slashGroups } from './slash-items.ts'

export interface SlashMenuProps {
  items: readonly SlashItem[]
  chosen: SlashItem | undefined
  typed: string
  /** The caret's line, in px from the top of what the menu lies in. */
  line: { readonly top: number; readonly bottom: number }
  listProps: { readonly id: string; readonly role: 'listbox' }
  optionProps: (item: SlashItem) => {
    readonly id: string
    readonly role: 'option'
    readonly 'aria-selected': boolean
  }
  onHover: (item: SlashItem) => void
  onChoose: (item: SlashItem) => void
}

/** What a slash can bring: a list, and beside it what the chosen one writes. The focus stays in the text. */
export function SlashMenu(props: SlashMenuProps) {
  const { items, chosen, typed, line, listProps, optionProps, onHover, onChoose } = props
  const menu = useRef<HTMLDivElement>(null)
  const isAbove = useIsAbove(menu, line)
  return (
    <div
      ref={menu}
      style={isAbove ? { bottom: `calc(100% - ${line.top - 14}px)` } : { top: line.bottom + 14 }}
      // The text keeps the focus, whatever is pressed.
      onPointerDown={(event) => event.preventDefault()}
      className="float absolute -inset-x-4 z-20 flex animate-appear overflow-hidden rounded-card"
    >
      <div
        {...listProps}
        role="listbox"
        tabIndex={-1}
        aria-label="What to bring"
        className="max-h-[min(328px,42dvh)] min-w-0 flex-1 overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin] md:max-w-74"
      >
        {[...slashGroups(items)].map(([name, its], nth) => (
          <fieldset key={name} aria-label={name}>
            <p aria-hidden="true" className="type-label px-3 pb-1 pt-2 text-muted">
              {typed === '' || nth > 0 ? name : `${name} for “${typed}”`}
            </p>
            {its.map((item) => (
              <SlashRow key={item.id} item={item} {...{ onHover, onChoose }} option={optionProps(item)} />
            ))}
          </fieldset>
        ))}
      </div>
      {chosen && <Preview item={chosen} />}
    </div>
  )
}

interface RowProps {
  item: SlashItem
  option: ReturnType<SlashMenuProps['optionProps']>
  onHover: (item: SlashItem) => void
  onChoose: (item: SlashItem) => void
}

function SlashRow({ item, option, onHover, onChoose }: RowProps) {
  const Icon = slashIcons[item.icon]
  const isChosen = option['aria-selected']
  return (
    <button
      {...option}
      type="button"
      role="option"
      tabIndex={-1}
      onPointerMove={() => isChosen || onHover(item)}
      onClick={() => onChoose(item)}
      className={classNames(
        'flex min-h-11 w-full items-center gap-3 rounded-inner px-3 py-2 text-left',
        isChosen && 'chosen',
      )}
    >
      <Icon
        size={18}
        strokeWidth={1.6}
        aria-hidden="true"
        className={classNames('shrink-0', isChosen ? 'text-ink' : 'text-muted')}
      />
      <span className="min-w-0 flex-1 truncate font-serif text-quote">{item.title}</span>
      {item.hint && <span className="type-label figures shrink-0 text-text-2">{item.hint}</span>}
    </button>
  )
}

/** For eyes only: the list names what is chosen. */
function Preview({ item }: { item: SlashItem }) {
  return (
    <div
      aria-hidden="true"
      className="flex min-w-0 flex-1 flex-col border-l border-line bg-surface-1 px-6 py-4 max-md:hidden"
    >
      <p className="type-label text-muted">{item.title}</p>
      <div className="mt-2 max-h-55 overflow-hidden whitespace-pre-wrap font-serif text-item leading-ui text-text-2 [mask-image:linear-gradient(black_82%,transparent)]">
        {item.isPage ? (
          <TemplateLines text={item.preview ?? ''} draw={withVariables} />
        ) : (
          withVariables(item.preview ?? '')
        )}
      </div>
      {item.note && <p className="type-label mt-3 line-clamp-3 text-muted">{item.note}</p>}
      <p className="type-label mt-auto flex items-center gap-2 pt-4 text-muted">
        <Key>Enter</Key> use
        <span className="w-2" />
        <Key>Esc</Key> just write
      </p>
    </div>
  )
}

const Key = ({ children }: { children: string }) => (
  <kbd className="rounded-mark border border-line px-1.5 py-0.5 font-sans text-fine text-text-2">
    {children}
  </kbd>
)

const variable = /(\{\{[^{}\n]+\}\})/

/** Variables of a template, as what they are. */
function withVariables(preview: string): ReactNode[] {
  let place = 0
  return preview.split(variable).map((piece) => {
    place += piece.length
    return variable.test(piece) ? (
      <code key={place} className="rounded-mark bg-wash px-1 font-mono text-label text-ink">
        {piece}
      </code>
    ) : (
      piece
    )
  })
}

/** Above the line where there is no room below it. */
function useIsAbove(menu: RefObject<HTMLDivElement | null>, line: SlashMenuProps['line']): boolean {
  const [isAbove, setIsAbove] = useState(false)
  useLayoutEffect(() => {
    const around = menu.current?.parentElement
    const scroller = around?.closest('[data-scroller]')
    if (!menu.current || !around || !scroller) return
    const seen = scroller.getBoundingClientRect()
    const bottom = Math.min(seen.bottom, window.visualViewport?.height ?? seen.bottom)
    const top = around.getBoundingClientRect().top
    const height = menu.current.offsetHeight + 22
    setIsAbove(top + line.bottom + height > bottom && top + line.top - height > seen.top)
  }, [menu, line])
  return isAbove
}
