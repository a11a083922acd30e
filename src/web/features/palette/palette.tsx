import { Feather, Search } from 'lucide-react'
import { Fragment, useEffect, useRef } from 'react'
import { drawnKeys, hasAppleKeys } from '#web/lib/device/shortcuts.ts'
import { useCombo } from '#web/lib/device/use-combo.ts'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { NativeDialog } from '#web/ui/dialog.tsx'
import { Key, Keys } from './key-caps.tsx'
import { orderCommands, type PaletteCommand } from './palette-order.ts'

/** A line of the person's own words that fits what was typed. */
export interface FoundLine {
  readonly id: string
  readonly title: string
  readonly pieces: readonly { readonly text: string; readonly isFound: boolean; readonly at: number }[]
  readonly when: string
}

export interface PaletteProps {
  commands: readonly PaletteCommand[]
  recent: readonly string[]
  query: string
  onQuery: (query: string) => void
  /** Null where there is nothing that could be searched. */
  words: { readonly lines: readonly FoundLine[]; readonly tookMs: number | null } | null
  onCommand: (command: PaletteCommand) => void
  onLine: (line: FoundLine) => void
  onClose: () => void
}

type Item = { readonly command: PaletteCommand } | { readonly line: FoundLine }

const idOf = (item: Item): string => ('command' in item ? item.command.id : `line-${item.line.id}`)

/** One field for everything: to start something, to go somewhere, to find one's own words. */
export function Palette(props: PaletteProps) {
  const { commands, recent, query, onQuery, words, onCommand, onLine, onClose } = props
  const field = useRef<HTMLInputElement>(null)
  const sections = [
    ...orderCommands(commands, query, recent).map((group) => ({
      title: group.title,
      items: group.commands.map((command): Item => ({ command })),
    })),
    ...(words && words.lines.length > 0
      ? [{ title: 'Your words', items: words.lines.map((line): Item => ({ line })) }]
      : []),
  ]
  const choose = (item: Item) => ('command' in item ? onCommand(item.command) : onLine(item.line))
  const items = sections.flatMap((section) => section.items)
  const combo = useCombo({ items, idOf, query, onChoose: choose })

  useEffect(() => field.current?.focus(), [])

  return (
    <NativeDialog
      shape="modal"
      label="Find or start"
      onClose={onClose}
      className="overflow-hidden md:mb-auto md:mt-[min(14vh,128px)] md:w-[min(788px,calc(100vw-48px))] max-md:m-0 max-md:h-dvh max-md:max-h-none max-md:w-screen max-md:rounded-none"
    >
      <div className="flex max-h-[min(620px,74dvh)] flex-col max-md:h-full max-md:max-h-none">
        <div className="flex h-15 shrink-0 items-center gap-3.5 border-b border-line pl-5 pr-3">
          <Search size={20} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-muted" />
          <input
            {...combo.field}
            ref={field}
            aria-label="Find or start"
            placeholder={words ? 'Find or start anything' : 'What works while locked'}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            value={query}
            onChange={(event) => onQuery(event.target.value)}
            className="h-full min-w-0 flex-1 bg-transparent font-serif text-write caret-ink outline-none placeholder:text-muted"
          />
          <span className="max-md:hidden">
            <Key>Esc</Key>
          </span>
          <Button variant="quiet" size="small" className="md:hidden" onClick={onClose}>
            Close
          </Button>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 pb-3 [scrollbar-width:thin]">
          <div {...combo.list} role="listbox" aria-label="What was found">
            {sections.map((section) => (
              <fieldset key={section.title} aria-label={section.title} className="min-w-0">
                <div aria-hidden="true" className="type-label px-3 pb-1.5 pt-3 text-muted">
                  {section.title}
                </div>
                {section.items.map((item) => (
                  <div
                    key={idOf(item)}
                    {...combo.option(item)}
                    role="option"
                    tabIndex={-1}
                    onMouseDown={(event) => event.preventDefault()}
                    onClick={() => choose(item)}
                    onKeyDown={(event) => event.key === 'Enter' && choose(item)}
                    className={classNames(
                      'group flex min-h-11 cursor-default items-center gap-3.5 rounded-inner px-3 py-1.5 text-ui',
                      combo.chosen === item
                        ? 'chosen'
                        : 'hover:bg-[color-mix(in_oklab,transparent,var(--text)_5%)]',
                    )}
                  >
                    {'command' in item ? (
                      <CommandRow command={item.command} isChosen={combo.chosen === item} />
                    ) : (
                      <LineRow line={item.line} isChosen={combo.chosen === item} />
                    )}
                  </div>
                ))}
              </fieldset>
            ))}
          </div>
          {items.length === 0 && (
            <p role="status" className="px-3 py-6 font-serif text-lead leading-list">
              Nothing is called that{words ? ', and no page has these words' : ''}.
            </p>
          )}
        </div>
        <Foot tookMs={words?.tookMs ?? null} />
      </div>
    </NativeDialog>
  )
}

const sign = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const

function CommandRow({ command, isChosen }: { command: PaletteCommand; isChosen: boolean }) {
  const { Icon, title, aside, keys } = command
  return (
    <>
      <Icon {...sign} className={isChosen ? 'shrink-0 text-ink' : 'shrink-0 text-muted'} />
      <span className="min-w-0 flex-1 truncate">
        {title}
        {aside && (
          <span className={classNames('ml-2.5', isChosen ? 'text-text-2' : 'text-muted')}>{aside}</span>
        )}
      </span>
      <span className="shrink-0 max-md:hidden">
        {keys ? <Keys keys={drawnKeys(keys, hasAppleKeys())} /> : isChosen && <Key>Enter</Key>}
      </span>
    </>
  )
}

function LineRow({ line, isChosen }: { line: FoundLine; isChosen: boolean }) {
  return (
    <>
      <Feather {...sign} className={isChosen ? 'shrink-0 text-ink' : 'shrink-0 text-muted'} />
      <span className="min-w-0 flex-1 truncate font-serif text-item italic">
        {line.pieces.length === 0
          ? line.title
          : line.pieces.map(({ text, isFound, at }) =>
              isFound ? (
                <mark
                  key={at}
                  className="bg-transparent text-inherit underline decoration-ink decoration-[1.5px] underline-offset-4"
                >
                  {text}
                </mark>
              ) : (
                <Fragment key={at}>{text}</Fragment>
              ),
            )}
      </span>
      <span className={classNames('type-label figures shrink-0', isChosen ? 'text-text-2' : 'text-muted')}>
        {line.when}
      </span>
    </>
  )
}

function Foot({ tookMs }: { tookMs: number | null }) {
  return (
    <div className="type-label flex h-12 shrink-0 items-center justify-between gap-4 border-t border-line px-5 text-muted">
      <span aria-hidden="true" className="flex items-center gap-2 max-md:hidden">
        <Key>↑</Key>
        <Key>↓</Key>
        choose
        <span className="ml-3">
          <Key>Enter</Key>
        </span>
        open
      </span>
      <span className="figures">
        {tookMs === null ? 'Everything stays on this device' : `Searched on this device, ${inMs(tookMs)}`}
      </span>
    </div>
  )
}

const inMs = (ms: number): string => (ms < 1 ? 'under 1 ms' : `${Math.round(ms)} ms`)
