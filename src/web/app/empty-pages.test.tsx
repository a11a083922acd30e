import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { GoalFact } from '#domain/goals/engine/goal-facts.ts'
import { DayPane } from '#web/features/calendar/day-pane.tsx'
import { GoalWall } from '#web/features/goals/board/goal-wall.tsx'
import { type Memory, type MemoryPlace, MemoryProvider } from '#web/features/memory-lane/memory-place.ts'
import { PeopleView } from '#web/features/memory-lane/views/people-view.tsx'
import type { MemoryOverview } from '#worker/memory/memory.calls.ts'

const nothing = () => undefined
const day = '2026-11-19'

function inMemory(part: ReactNode): ReactNode {
  const overview = { nodes: [], spots: [], settled: [] } as Partial<MemoryOverview> as MemoryOverview
  const place = { view: 'people', shown: 'graph', find: '', whole: [] } as Partial<MemoryPlace> as MemoryPlace
  const does = { go: nothing, stay: nothing, openPage: nothing, write: nothing }
  const says = { say: async () => true, unsay: async () => undefined }
  const memory: Memory = { of: null, overview, place, ...does, ...says }
  return <MemoryProvider value={memory}>{part}</MemoryProvider>
}

const swim = { id: 'swim', title: 'Swim', status: 'in_progress', progress: 40 } as GoalFact
const read = { ...swim, id: 'read', title: 'Read', progress: 10 }
const onDay = { today: day, zone: 'UTC', marks: [], isReady: true, rated: undefined, moves: {} as never }
const does = { onOpen: nothing, onAdd: nothing, onWrite: nothing }

/** A part without anything on it, what it says that it will be, and its first step. */
const empty: readonly (readonly [name: string, part: ReactNode, says: string, control: string])[] = [
  [
    'a day that was',
    <DayPane key="was" day={day} {...onDay} {...does} />,
    'A page about it will stand here',
    'Write about this day',
  ],
  [
    'a day to come',
    <DayPane key="comes" day="2026-11-30" {...onDay} {...does} />,
    'that you add will stand here',
    'Add to this day',
  ],
  [
    'completed goals',
    <GoalWall key="wall" goals={[]} all={[read, swim]} today={day} onOpen={nothing} />,
    '“Swim” could be the first.',
    'Open this goal',
  ],
  ['names', inMemory(<PeopleView />), 'that you name will stand here', 'Write about somebody'],
]

test.each(empty)(
  '%s, still empty, says what it will be and has the first step to it',
  (_, part, says, control) => {
    const markup = renderToStaticMarkup(part)
    expect(markup).toContain(says)
    const buttons = [...markup.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inner = '']) =>
      inner.replace(/<[^>]*>/g, '').trim(),
    )
    expect(buttons).toContain(control)
  },
)
