import { Button } from '#web/ui/button.tsx'
import { nodePage } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { kindWords, plainDay } from '../memory-words.ts'
import { useAsked } from '../use-memory-life.ts'
import { MonthBars } from './month-bars.tsx'
import { MoodLine } from './mood-line.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** What is known of the chosen one, beside the picture. */
export function NodePane({ id }: { id: string }) {
  const { of, overview, go } = useMemory()
  const node = useAsked(nodePage, { of, id }, overview)
  if (!node) return null
  return (
    <div aria-live="polite" className="space-y-6">
      <div>
        <p className="text-label text-muted">{kindWords(node)}</p>
        <h3 className="font-serif text-title-xl leading-title tracking-title">{node.name}</h3>
        <p className="mt-1 text-small text-text-2">
          In {node.pages} of {node.of} {overview.messages > 0 ? 'pages and messages' : 'pages'}, first on{' '}
          {plainDay(node.first)}.
        </p>
      </div>
      <MonthBars months={node.months} until={overview.today} />
      <QuoteLines quotes={node.quotes} whose={node} />
      <MoodLine mood={node.mood} name={node.name} />
      <Button variant="outline" onClick={() => go({ view: 'people', node: node.id })}>
        Open the page of {node.name}
      </Button>
    </div>
  )
}
