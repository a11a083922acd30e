import { ChevronLeft } from 'lucide-react'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type NodePage, nodePage } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count, kindWords, plainDay, relationWords } from '../memory-words.ts'
import { FactLine } from '../parts/fact-line.tsx'
import { MonthBars } from '../parts/month-bars.tsx'
import { MoodLine } from '../parts/mood-line.tsx'
import { NodeActions } from '../parts/node-actions.tsx'
import { NodeIcon } from '../parts/node-icon.tsx'
import { QuoteLines } from '../parts/quote-lines.tsx'
import { useAsked } from '../use-memory-life.ts'
import { settledWords } from './corrections-view.tsx'

/** One person, place or thing: what is known and since when, how often, with whom, how the days were, and every sentence. */
export function NodeView({ id }: { id: string }) {
  const { of, overview, go } = useMemory()
  const node = useAsked(nodePage, { of, id }, overview)
  return (
    <div>
      <button
        type="button"
        onClick={() => go({ view: 'people' })}
        className="hit-44 -ml-1 flex items-center gap-2 text-small text-text-2 hover:text-text"
      >
        <ChevronLeft size={16} aria-hidden="true" />
        Memory Lane, people and places
      </button>
      {node === null ? <Gone isKnown={overview.nodes.some((one) => one.id === id)} /> : <Known node={node} />}
    </div>
  )
}

const Gone = ({ isKnown }: { isKnown: boolean }) =>
  isKnown ? (
    <Skeleton className="mt-6 h-80 w-full" />
  ) : (
    <p className="mt-8 font-serif text-lead">Nothing is remembered under this name any more.</p>
  )

function Known({ node }: { node: NodePage }) {
  const { overview } = useMemory()
  const over = node.facts.filter(({ until }) => until !== null).length
  return (
    <div className="mt-3 grid gap-x-12 gap-y-10 xl:grid-cols-[minmax(0,1fr)_330px]">
      <div>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <h1 className="flex items-center gap-4 font-serif text-title-xl leading-display tracking-display md:text-[52px]">
            <NodeIcon type={node.type} size={46} isFilled />
            {node.name}
          </h1>
          <NodeActions node={node} />
        </div>
        <p className="mt-3 text-ui text-text-2">
          {kindWords(node)}. In {node.pages} of {node.of}{' '}
          {overview.messages > 0 ? 'pages and messages' : 'pages'}, first on {plainDay(node.first)}, last on{' '}
          {plainDay(node.last)}.
          {node.aliases.length > 0 &&
            ` Also written ${node.aliases.map((alias) => `“${alias}”`).join(', ')}.`}
        </p>
        <section className="mt-8">
          <h2 className="flex flex-wrap items-baseline justify-between gap-3 pb-3">
            <span className="font-serif text-title-s tracking-title">What is known, and since when</span>
            <span className="text-label text-muted">
              {node.facts.length > 0 &&
                `${count(node.facts.length, 'fact')}${over > 0 ? `, ${over} over` : ''}`}
            </span>
          </h2>
          {node.facts.length === 0 ? (
            <p className="border-t border-line py-4 font-serif text-quote text-text-2 italic">
              No sentence says anything lasting yet.
            </p>
          ) : (
            <ul className="border-b border-line">
              {node.facts.map((fact) => (
                <FactLine key={fact.key} fact={fact} isNamed={fact.subject !== node.id} />
              ))}
            </ul>
          )}
        </section>
        <PutRight surfaces={node.surfaces} />
      </div>
      <aside className="space-y-9 xl:border-l xl:border-line xl:pl-8">
        <MoodLine mood={node.mood} name={node.name} />
        <section>
          <h3 className="pb-3 text-label font-strong text-muted">Pages over time</h3>
          <MonthBars months={node.months} until={overview.today} />
        </section>
        <section>
          <h3 className="flex justify-between pb-3 text-label font-strong text-muted">
            In your sentences<span className="font-normal">newest first</span>
          </h3>
          <QuoteLines quotes={node.quotes} few={5} whose={node} />
        </section>
        <Together node={node} />
      </aside>
    </div>
  )
}

/** What the person has put right about it, each with undo. */
function PutRight({ surfaces }: { surfaces: readonly string[] }) {
  const { overview, unsay } = useMemory()
  const dayOf = useDayOf()
  const own = overview.settled.filter(({ said }) =>
    surfaces.some((surface) =>
      said.type === 'fact'
        ? said.fact.startsWith(`${surface}|`)
        : 'surface' in said && (said.surface === surface || ('other' in said && said.other === surface)),
    ),
  )
  if (own.length === 0) return null
  return (
    <section className="mt-8 grid gap-x-8 gap-y-2 md:grid-cols-[minmax(0,220px)_minmax(0,1fr)]">
      <h2 className="text-small font-strong">Put right by you</h2>
      <ul>
        {own.map((row) => (
          <li key={row.uid} className="flex flex-wrap items-center gap-x-3 text-small text-text-2">
            <span>{settledWords(row)}</span>
            <span className="text-label text-muted">{plainDay(dayOf(row.said.createdAt))}</span>
            <Button variant="quiet" size="small" onClick={() => void unsay(row.uid)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Together({ node }: { node: NodePage }) {
  const { go } = useMemory()
  if (node.together.length === 0) return null
  return (
    <section>
      <h3 className="pb-2 text-label font-strong text-muted">Often on the same page</h3>
      <p className="flex flex-wrap gap-x-5 gap-y-2">
        {node.together.slice(0, 12).map(({ node: other, relation, isOver }) => (
          <button
            key={other.id}
            type="button"
            onClick={() => go({ view: 'people', node: other.id })}
            className="hit-44 font-serif text-read underline decoration-line-strong decoration-1 underline-offset-4 hover:text-ink"
          >
            {relationWords(relation, node.id, other.name) ?? other.name}{' '}
            <span className="figures font-sans text-label text-muted">
              {isOver ? 'no longer' : relation.pages}
            </span>
          </button>
        ))}
      </p>
    </section>
  )
}
