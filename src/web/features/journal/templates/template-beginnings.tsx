import { templatesForPart } from '#domain/journal/templates/built-in-templates.ts'
import { hourOf, timeOfDay } from '#domain/time/day.ts'
import { useNow } from '#web/lib/device/use-now.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'
import type { PageSeed } from '../page/fresh-pages.ts'
import { firstTemplates, useTemplateCards } from './template-cards.ts'
import { seedFrom, useTemplateValues } from './template-filling.ts'
import { pickTemplate } from './template-overlay.ts'

const quiet =
  'inline-flex min-h-11 items-center rounded-inner px-1 -mx-1 hover:text-text hover:underline hover:underline-offset-4'

/** Under a blank page: three ways to begin that fit the hour, and all the others. */
export function TemplateBeginnings({ onBegin }: { onBegin: (seed: PageSeed) => void }) {
  const { zone } = useMyDay()
  const part = timeOfDay(hourOf(useNow(), zone))
  const { cards, isReady } = useTemplateCards()
  const values = useTemplateValues(null)
  if (!isReady) return null
  return (
    <nav aria-label="Ways to begin" className="type-secondary mt-6 animate-appear text-muted">
      <p className="flex flex-wrap items-center gap-x-5">
        <span>Or begin with</span>
        {firstTemplates(cards, templatesForPart(part)).map((card) => (
          <button
            key={card.id}
            type="button"
            className={`${quiet} font-serif text-item italic text-text-2`}
            onClick={() => onBegin(seedFrom(card, values))}
          >
            {card.title}
          </button>
        ))}
        <button
          type="button"
          aria-keyshortcuts="T"
          className={`${quiet} text-ink`}
          onClick={() => pickTemplate()}
        >
          All templates
        </button>
      </p>
    </nav>
  )
}
