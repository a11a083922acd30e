import { useState } from 'react'
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
  const { of, overview } = useMemory()
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
        on this device, and goes with its page.
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
            {all.relations.map(({ words, quotes, ids }) => (
              <li key={ids.join(' ')} className="border-b border-line py-5">
                <p className="mb-3 font-serif text-read">{words}</p>
                <QuoteLines quotes={quotes} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
