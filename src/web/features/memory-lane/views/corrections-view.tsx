import type { Day } from '#domain/time/day.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyPage } from '#web/ui/empty/empty-page.tsx'
import type { SettledRow } from '#worker/memory/memory.calls.ts'
import { useMemory } from '../memory-place.ts'
import { nameOf, plainDay } from '../memory-words.ts'

/** Everything that was put right, newest first, each with undo. */
export function CorrectionsView() {
  const { overview, unsay, go } = useMemory()
  const dayOf = useDayOf()
  return (
    <div className="max-w-190 pt-7">
      <h2 className="type-insight">What have you put right?</h2>
      {overview.settled.length === 0 ? (
        <EmptyPage
          className="mt-5"
          will="Nothing yet. What you correct will stand here, each with its undo."
          about="It holds for every later reading and on all your devices."
        >
          <Button variant="outline" onClick={() => go({ view: 'beliefs' })}>
            See what Inkwell believes
          </Button>
        </EmptyPage>
      ) : (
        <p className="mt-1 text-small text-text-2">
          It holds for every later reading and on all your devices, until you undo it.
        </p>
      )}
      <Pause />
      <ul className="mt-5">
        {overview.settled.map((row) => (
          <li key={row.uid} className="flex items-center gap-4 border-t border-line py-3">
            <p className="min-w-0 flex-1 font-serif text-read">{settledWords(row)}</p>
            <span className="text-label text-muted">{plainDay(dayOf(row.said.createdAt))}</span>
            <Button variant="quiet" size="small" onClick={() => void unsay(row.uid)}>
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Pause() {
  const { overview, say } = useMemory()
  const { isPaused } = overview
  return (
    <div className="mt-5 flex flex-wrap items-center justify-between gap-4 border-t border-line py-4">
      <p className="max-w-110 text-small text-text-2">
        {isPaused
          ? 'Memory is paused. What you write now is not remembered, and stays out when it goes on.'
          : 'Memory takes in what you write. While it is paused, nothing new is remembered.'}
      </p>
      <Button
        variant="outline"
        size="small"
        onClick={() =>
          void say({ type: 'pause', isOn: !isPaused }, isPaused ? 'Memory goes on' : 'Memory is paused')
        }
      >
        {isPaused ? 'Go on remembering' : 'Pause memory'}
      </Button>
    </div>
  )
}

const kinds = { person: 'a person', place: 'a place', concept: 'a thing', event: 'an event' } as const
const verdicts = {
  kept: 'Right',
  never: 'Never true',
  over: 'No longer true',
  both: 'Holds beside the other',
} as const

/** A correction as a sentence. */
export function settledWords({ said, names: [one = '', other = ''], page }: SettledRow): string {
  switch (said.type) {
    case 'same':
      return said.isSame
        ? `“${nameOf(said.surface)}” and “${nameOf(said.other)}” are one.`
        : `${one} and ${other} are two.`
    case 'rename':
      return `${said.name} is the name you gave.`
    case 'kind':
      return `${one} is ${kinds[said.kind]}.`
    case 'role':
      return said.role === '' ? `${one} is nothing special to you.` : `${one} is your ${said.role}.`
    case 'no-name':
      return `“${said.name}” is not a name.`
    case 'not-here':
      return `“${said.quote}” is not about ${said.name}.`
    case 'fact':
      return `${verdicts[said.verdict]}: ${said.what}.`
    case 'no-relation':
      return `Never true: ${said.what}.`
    case 'forget':
      return `${said.name} is forgotten everywhere.`
    case 'never-page':
      return `Nothing is remembered of ${page ? `the page of ${plainDay(page.day)}` : 'one page'}.`
    case 'never-talk':
      return 'Nothing is remembered of one talk.'
    case 'never-topic':
      return `Nothing is remembered about ${said.topic}.`
    case 'pause':
      return said.isOn ? 'Remembering was paused.' : 'Remembering went on.'
    case 'no-story':
      return `“${said.title}” is not a story.`
    case 'seen-page':
      return `${page ? pageWords(page) : 'One page'} will not come up by itself again.`
  }
}

const pageWords = ({ day, title }: { day: Day; title: string }): string =>
  title === '' ? `The page of ${plainDay(day)}` : `“${title}”, ${plainDay(day)},`
