import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { cleanTopic } from '#domain/journal/topics.ts'
import type { Margin } from './margin.calls.ts'
import { MarginNote, MarginPart, NoteAction } from './margin-note.tsx'
import { capitalised, countOf, listed, sentencesWith } from './margin-words.ts'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }
const mostPhrases = 3

/** What a page seems to be about: its own phrases as a line, its topics below. */
export function MarginAbout({ margin, notes }: { margin: Margin; notes: Notes }) {
  const { topics, keyphrases, sentences } = margin
  const phrases = keyphrases.slice(0, mostPhrases).map(({ text }) => text)
  return (
    <MarginPart title="What it seems to be about">
      {phrases.length > 0 && (
        <p className="mb-2 text-balance font-serif text-[21px] leading-[1.3]">
          {capitalised(listed(phrases))}.
        </p>
      )}
      {phrases.length + topics.length === 0 && (
        <p className="type-secondary text-text-2">Nothing stands out.</p>
      )}
      <ul>
        {topics.map(({ topic, spans, by }) => {
          const key = `topic ${topic}`
          const its = sentencesWith(sentences, spans)
          return (
            <MarginNote
              key={topic}
              aside={its.length > 0 ? countOf(its.length, 'sentence') : by === 'person' ? 'you said so' : ''}
              isOpen={notes.open === key}
              onToggle={() => notes.toggle(key, its)}
              actions={
                <NoteAction
                  icon={<X {...sign} />}
                  onClick={() =>
                    notes.say('Taken away', { type: 'topic', content: { topic, isThere: false } })
                  }
                >
                  Remove
                </NoteAction>
              }
            >
              {topic}
            </MarginNote>
          )
        })}
      </ul>
      <AddTopic notes={notes} />
    </MarginPart>
  )
}

function AddTopic({ notes }: { notes: Notes }) {
  const [typed, setTyped] = useState('')
  if (notes.open !== 'topic-add')
    return (
      <NoteAction icon={<Plus {...sign} />} onClick={() => notes.toggle('topic-add', [])}>
        Something else
      </NoteAction>
    )
  const topic = cleanTopic(typed)
  return (
    <form
      className="flex items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (topic === '') return
        setTyped('')
        notes.say(null, { type: 'topic', content: { topic, isThere: true } })
      }}
    >
      <input
        // The hand asked for it.
        ref={(field) => field?.focus()}
        type="text"
        autoComplete="off"
        aria-label="What it is about, too"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          notes.close()
        }}
        className="field min-h-11 min-w-0 flex-1 px-3"
      />
      <NoteAction onClick={() => undefined}>Add</NoteAction>
    </form>
  )
}
