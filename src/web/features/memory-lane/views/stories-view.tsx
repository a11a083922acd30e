import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import type { StoryRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { count, emotionOrMonth, monthYear } from '../memory-words.ts'
import { QuoteLines } from '../parts/quote-lines.tsx'
import { nodeOfStory, StorySheet } from '../parts/story-sheet.tsx'

const groups = [
  ['episodic', 'Threads'],
  ['consolidated', 'People and months'],
  ['emotional', 'Feelings'],
  ['semantic', 'What keeps being true'],
] as const
const few = 8

/** Stories that the journal's own sentences tell. */
export function StoriesView() {
  const { overview } = useMemory()
  return (
    <div className="max-w-240 pt-7">
      <h2 className="type-insight">Which stories are in here?</h2>
      <p className="mt-1 text-small text-text-2">
        {overview.stories.length === 0
          ? 'A month, a person or a thread needs a few pages before it makes one.'
          : 'The words are yours; only the choice and the order are ours.'}
      </p>
      {groups.map(([type, title]) => (
        <Group key={type} title={title} stories={overview.stories.filter((story) => story.type === type)} />
      ))}
    </div>
  )
}

function Group({ title, stories }: { title: string; stories: readonly StoryRow[] }) {
  const [isAll, setAll] = useState(false)
  if (stories.length === 0) return null
  return (
    <section className="mt-9">
      <h3 className="border-b border-line pb-2 text-label font-strong text-muted">{title}</h3>
      <ul className="grid gap-x-12 md:grid-cols-2">
        {(isAll ? stories : stories.slice(0, few)).map((story) => (
          <Story key={story.key} story={story} />
        ))}
      </ul>
      {stories.length > few && !isAll && (
        <button
          type="button"
          className="hit-44 mt-3 text-small font-strong text-ink"
          onClick={() => setAll(true)}
        >
          All {stories.length}
        </button>
      )}
    </section>
  )
}

function Story({ story }: { story: StoryRow }) {
  const { say, go } = useMemory()
  const [isRead, setRead] = useState(false)
  const node = nodeOfStory(story)
  const feelings = story.emotions.slice(0, 3).map(({ category, pages }) => `${category} ${pages}`)
  return (
    <li className="border-b border-line py-6">
      <p className="text-label text-muted">
        {emotionOrMonth(story.of)}, {count(story.pages, 'page')}, {monthYear(story.from)} to{' '}
        {monthYear(story.to)}
      </p>
      <h4 className="mt-1 mb-4 font-serif text-title-xs leading-item tracking-title text-balance">
        “{story.title}”
      </h4>
      <QuoteLines quotes={story.lines.filter(({ words }) => words !== story.title)} few={3} noun="lines" />
      <p className="mt-4 flex flex-wrap items-center gap-x-5 text-label text-muted">
        {feelings.length > 0 && <span>{feelings.join(', ')}</span>}
        <button type="button" className="hit-44 font-strong text-ink" onClick={() => setRead(true)}>
          Read as one text
        </button>
        {node && (
          <button
            type="button"
            className="hit-44 font-strong text-ink"
            onClick={() => go({ view: 'people', node })}
          >
            All about {story.of.replace(/^The /, 'the ')}
          </button>
        )}
        <Button
          variant="quiet"
          size="small"
          onClick={() =>
            void say({ type: 'no-story', story: story.key, title: story.of.slice(0, 300) }, 'Not a story')
          }
        >
          Not a story
        </Button>
      </p>
      {isRead && <StorySheet story={story} onClose={() => setRead(false)} />}
    </li>
  )
}
