import { X } from 'lucide-react'
import { cleanTopic } from '#domain/journal/topics.ts'
import { capital } from '#domain/text/number-words.ts'
import type { PanelReading } from '#worker/journal/reading/insights-panel.calls.ts'
import { InsightsPanelSection, NoteAction } from './insights-panel-note.tsx'
import { countOf, inMiddle, listed, sentencesWith } from './insights-panel-words.ts'
import { AddWord, InsightsPanelWordsList, type WordNote } from './insights-panel-words-list.tsx'
import type { Notes } from './use-notes.ts'

const topicSaid = (topic: string, isThere: boolean) =>
  ({ type: 'topic', content: { topic, isThere } }) as const

/** What a page seems to be about: its own phrases as a line, its topics below. */
export function InsightsPanelAbout({ margin, notes }: { margin: PanelReading; notes: Notes }) {
  const { topics, about, sentences } = margin
  const phrases = about.map(({ text }) => inMiddle(text))
  const words = topics.map(({ topic, spans, by }): WordNote => {
    const its = sentencesWith(sentences, spans)
    return {
      word: topic,
      light: { key: `topic ${topic}`, spans: its },
      aside: by === 'person' ? 'you said so' : countOf(its.length, 'sentence'),
      actions: (
        <NoteAction
          icon={<X size={15} strokeWidth={1.7} aria-hidden="true" />}
          onClick={() => notes.say('Taken away', topicSaid(topic, false))}
        >
          Remove
        </NoteAction>
      ),
    }
  })
  return (
    <InsightsPanelSection title="What it seems to be about">
      {phrases.length > 0 && (
        <p className="mb-2 text-balance font-serif text-write leading-list">{capital(listed(phrases))}.</p>
      )}
      {phrases.length + topics.length === 0 && (
        <p className="type-secondary text-text-2">Nothing stands out.</p>
      )}
      <InsightsPanelWordsList words={words} notes={notes} />
      <AddWord
        {...{ notes }}
        id="topic-add"
        label="What it is about, too"
        clean={cleanTopic}
        onAdd={(topic) => notes.say(null, topicSaid(topic, true))}
      >
        Something else
      </AddWord>
    </InsightsPanelSection>
  )
}
