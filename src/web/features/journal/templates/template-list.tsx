import type { useCombo } from '#web/lib/device/use-combo.ts'
import { classNames } from '#web/ui/class-names.ts'
import { cardsByGroup, minutesWord, type TemplateCard } from './template-cards.ts'

interface TemplateListProps {
  cards: readonly TemplateCard[]
  combo: ReturnType<typeof useCombo<TemplateCard>>
  isSearch: boolean
  onPress: (card: TemplateCard) => void
  onTwice: (card: TemplateCard) => void
  onClear: () => void
}

/** Templates by category; while something is searched, the best first and without headings. */
export function TemplateList({ cards, combo, isSearch, onPress, onTwice, onClear }: TemplateListProps) {
  const groups: [string, readonly TemplateCard[]][] = isSearch ? [['', cards]] : cardsByGroup(cards)
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 [scrollbar-width:thin]">
      <div {...combo.list} role="listbox" aria-label="Templates">
        {cards.length > 0 &&
          groups.map(([title, members]) => (
            <fieldset key={title} aria-label={title || 'Found'} className="min-w-0 pb-2">
              {title && (
                <div aria-hidden="true" className="type-label px-3 pb-1 pt-2.5 text-muted">
                  {title}
                </div>
              )}
              {members.map((card) => (
                <Row key={card.id} {...{ card, combo, onPress, onTwice }} />
              ))}
            </fieldset>
          ))}
      </div>
      {cards.length === 0 && (
        <div className="px-3 pt-6">
          <p className="font-serif text-lead leading-list">No template is called that.</p>
          <p className="type-secondary mt-2 text-muted">
            Usual names find them too: gratitude, decision, grief, sleep.
          </p>
          <button
            type="button"
            onClick={onClear}
            className="type-secondary -ml-2 mt-1 min-h-11 rounded-inner px-2 font-strong text-ink hover:underline hover:underline-offset-4"
          >
            Show all of them
          </button>
        </div>
      )}
    </div>
  )
}

type RowProps = Pick<TemplateListProps, 'combo' | 'onPress' | 'onTwice'> & { card: TemplateCard }

/** The focus stays in the field above: a row is chosen from there by keys, or pressed by hand. */
function Row({ card, combo, onPress, onTwice }: RowProps) {
  const isChosen = combo.chosen === card
  return (
    <div
      {...combo.option(card)}
      role="option"
      tabIndex={-1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPress(card)}
      onDoubleClick={() => onTwice(card)}
      onKeyDown={(event) => event.key === 'Enter' && onTwice(card)}
      className={classNames(
        'flex min-h-11 cursor-default items-center gap-3 rounded-inner px-3 py-1.5',
        isChosen ? 'md:chosen' : 'hover:bg-[color-mix(in_oklab,transparent,var(--text)_5%)]',
      )}
    >
      <span className="min-w-0 flex-1 font-serif text-quote leading-list">
        {card.title}
        {card.isHidden && <span className="type-label text-muted"> hidden</span>}
      </span>
      <span className="type-label figures shrink-0 text-muted">{minutesWord(card.minutes)}</span>
    </div>
  )
}
