import { useState } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { beliefs } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count } from '../memory-words.ts'
import { FactLine } from '../parts/fact-line.tsx'
import { QuoteLines } from '../parts/quote-lines.tsx'
import { useAsked } from '../use-memory-life.ts'
import { InShort } from './in-short.tsx'

const few = 30

/** Everything in one list: what Inkwell takes to be true, and the sentence for each. */
export function BeliefsView() {
  const { of, overview, say } = useMemory()
  const all = useAsked(beliefs, { of }, overview)
  const [shown, setShown] = useState(few)
  if (!all) return <Skeleton className="mt-7 h-80 w-full" />
  const facts = [...all.facts].reverse()
  return (
    <div className="max-w-240 pt-7">
      <h2 className="type-insight">What does Inkwell believe about you?</h2>
      <p className="mt-1 mb-5 text-small text-text-2">
        {count(all.facts.length, 'fact')} and {count(all.relations.length, 'relation')}, each from a sentence
        that you wrote. What the companion said is never learnt from. Nothing of this is a record: it is made
        on this device, and goes with its page. “No longer true” keeps a line with its end; “Never true”
        strikes it out, and it is not learnt again. Both can be undone.
      </p>
      <InShort />
      <h3 className="mt-12 pb-2 font-serif text-title-xs">Every fact, newest first</h3>
      <ul className="border-b border-line">
        {facts.slice(0, shown).map((fact) => (
          <FactLine key={`${fact.key} ${fact.learnt}`} fact={fact} isNamed />
        ))}
      </ul>
      {facts.length > shown && (
        <button
          type="button"
          className="hit-44 mt-3 text-small font-strong text-ink"
          onClick={() => setShown(shown + few * 4)}
        >
          {facts.length - shown} more
        </button>
      )}
      {all.relations.length > 0 && (
        <section className="mt-10">
          <h3 className="border-b border-line pb-2 font-serif text-title-xs">Who is what to whom</h3>
          <ul className="grid gap-x-12 md:grid-cols-2">
            {all.relations.map(({ words, quotes, ids, relation, pairs, isOver }) => (
              <li key={ids.join(' ')} className="border-b border-line py-5">
                <p className={classNames('font-serif text-read', isOver && 'text-text-2')}>{words}</p>
                <div className="mt-1 mb-3 flex items-center gap-4 text-label text-muted">
                  {isOver && 'No longer'}
                  <button
                    type="button"
                    className="hit-44 min-h-8 text-label font-strong text-text-2 hover:text-text"
                    onClick={() =>
                      void say(
                        {
                          ...{ type: 'no-relation', relation, what: words.slice(0, 500) },
                          pairs: pairs.slice(0, 100).map(([from, to]) => ({ from, to })),
                        },
                        'Struck out, and not learnt again',
                      )
                    }
                  >
                    Never true
                  </button>
                </div>
                <QuoteLines quotes={quotes} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
