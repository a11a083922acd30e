import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { nodePage, type Quote, type StoryRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { monthYear, plainDay } from '../memory-words.ts'
import { useAsked } from '../use-memory-life.ts'

/** Whom or what a story is about, where that is one node. */
export const nodeOfStory = ({ key }: StoryRow): string | null =>
  key.startsWith('node ') ? key.slice('node '.length) : null

/** A story as one text, oldest first: of somebody every sentence that names them, else the lines that were chosen. */
export function StorySheet({ story, onClose }: { story: StoryRow; onClose: () => void }) {
  const { of, overview, openPage } = useMemory()
  const node = nodeOfStory(story)
  const about = useAsked(nodePage, { of, id: node ?? '' }, overview)
  const quotes = node === null ? story.lines : (about?.quotes.toReversed() ?? null)
  return (
    <Sheet isWide title={`“${story.title}”`} onClose={onClose}>
      <p className="text-small text-text-2">
        {monthYear(story.from)} to {monthYear(story.to)}. The words are yours; only the choice and the order
        are ours.
      </p>
      {quotes === null ? (
        <Skeleton className="mt-6 h-60 w-full" />
      ) : (
        daysOf(quotes).map(({ day, uid, talk, words }) => (
          <div key={`${day} ${uid}`} className="mt-6">
            <Button
              variant="quiet"
              size="small"
              className="-ml-3 text-muted"
              disabled={of !== null}
              onClick={() => openPage(uid, talk)}
            >
              {plainDay(day)}
            </Button>
            <p className="font-serif text-write leading-loose">{words.join(' ')}</p>
          </div>
        ))
      )}
    </Sheet>
  )
}

function daysOf(quotes: readonly Quote[]) {
  return Array.from(Map.groupBy(quotes, ({ uid }) => uid).values(), (own) => ({
    ...{ day: own[0]?.day ?? '', uid: own[0]?.uid ?? '', talk: own[0]?.talk },
    // A page is read from its beginning, whatever order its sentences came in.
    words: own.toSorted((a, b) => a.at - b.at).map(({ words }) => words),
  }))
}
