import { ChevronDown } from 'lucide-react'
import { Suspense, useId, useState } from 'react'
import type { Rating, RatingScale, Ratings } from '#domain/journal/rating-words.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { classNames } from '#web/ui/class-names.ts'
import { FactsTopics } from '../facts/facts-topics.tsx'
import type { PageFactsProps } from '../facts/page-facts.ts'
import { RatingSliders } from '../facts/rating-sliders.tsx'

const FactsPanel = lateComponent(
  async () => (await import('../facts/facts-panel.tsx')).FactsPanel,
  'asked for',
)

export interface PageFootProps {
  facts: PageFactsProps
  ratings: Ratings
  words: number
  /** The same in words, with how many are selected: '12 of 340 words'. */
  said: string
  onRate: (scale: RatingScale, rating: Rating) => void
}

/** Below the text: how it is, what it is about, what was in it, and how many words there are. */
export function PageFoot({ facts, ratings, said, onRate }: PageFootProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const inIt = [...(facts.row?.emotions ?? []), ...(facts.row?.activities ?? [])]
  return (
    <footer className="mx-auto w-full max-w-169 shrink-0 px-12">
      <div className="border-t border-line pb-3.5 pt-5">
        <RatingSliders
          {...{ ratings, onRate }}
          ground="var(--surface-1)"
          className="grid grid-cols-3 gap-9"
        />
        <section
          id={id}
          aria-label="What was in it"
          hidden={!isOpen}
          className="mt-2 max-h-[24dvh] overflow-y-auto border-t border-line pb-1 pt-3.5 [scrollbar-width:thin]"
        >
          {isOpen && (
            <Suspense fallback={<div className="h-47" />}>
              <FactsPanel {...facts} />
            </Suspense>
          )}
        </section>
        <div className="mt-1.5 flex items-start gap-4">
          <div className="mr-auto flex min-w-0 flex-wrap items-center gap-x-4">
            <FactsTopics {...facts} />
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              onClick={() => setIsOpen(!isOpen)}
              className="hit-44 type-secondary inline-flex h-9 max-w-full items-center gap-1.5 rounded-inner text-muted hover:text-text"
            >
              {inIt.length > 0 ? (
                <span className="truncate text-text-2">
                  <span className="sr-only">What was in it: </span>
                  {inIt.join(', ')}
                </span>
              ) : (
                'What was in it'
              )}
              <ChevronDown
                size={14}
                strokeWidth={1.7}
                aria-hidden="true"
                className={classNames(
                  'shrink-0 transition-transform duration-(--quick)',
                  !isOpen && 'rotate-180',
                )}
              />
            </button>
          </div>
          <p className="type-label figures flex h-9 shrink-0 items-center text-muted">{said}</p>
        </div>
      </div>
    </footer>
  )
}
