import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { type EmotionCategory, emotionName, emotionOrder } from '#domain/journal/emotion.ts'
import type { NotedEmotion } from '#domain/journal/reading/corrections.ts'
import type { Margin } from './margin.calls.ts'
import { MarginNote, MarginPart, NoteAction } from './margin-note.tsx'
import { countOf, feelingInWords, sentencesWith } from './margin-words.ts'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }
const feels = (emotion: EmotionCategory, isThere: boolean) =>
  ({ type: 'emotion', content: { emotion, isThere } }) as const

/** Feelings in words, each with its sentences; wrong ones are exchanged or taken away, missing ones added. */
export function MarginFeelings({ margin, notes }: { margin: Margin; notes: Notes }) {
  const { emotions, sentences } = margin
  const there = new Set(emotions.map(({ emotion }) => emotion))
  const others = emotionOrder.filter((emotion) => !there.has(emotion))
  const isAdding = notes.open === 'feeling-add'
  return (
    <MarginPart title="Feelings, in words">
      {emotions.length === 0 && (
        <p className="type-secondary text-text-2">The page does not say, or not plainly enough.</p>
      )}
      <ul>
        {emotions.map((one) => (
          <Feeling
            key={one.emotion}
            one={one}
            others={others}
            notes={notes}
            sentences={sentencesWith(sentences, one.spans)}
          />
        ))}
      </ul>
      {isAdding ? (
        <Choices
          label="Which feeling is missing"
          emotions={others}
          onChoose={(emotion) => notes.say(null, feels(emotion, true))}
        />
      ) : (
        others.length > 0 && (
          <NoteAction onClick={() => notes.toggle('feeling-add', [])}>Something else</NoteAction>
        )
      )}
    </MarginPart>
  )
}

interface FeelingProps {
  one: NotedEmotion
  others: readonly EmotionCategory[]
  notes: Notes
  sentences: ReturnType<typeof sentencesWith>
}

function Feeling({ one, others, notes, sentences }: FeelingProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const { emotion, intensity, by } = one
  const key = `feeling ${emotion}`
  return (
    <MarginNote
      hue={emotion}
      aside={by === 'person' ? 'you said so' : countOf(sentences.length, 'sentence')}
      isOpen={notes.open === key}
      onToggle={() => {
        setIsCorrecting(false)
        notes.toggle(key, sentences, emotion)
      }}
      actions={
        <>
          <NoteAction
            icon={<Pencil {...sign} />}
            isPressed={isCorrecting}
            onClick={() => setIsCorrecting(!isCorrecting)}
          >
            Correct
          </NoteAction>
          <NoteAction icon={<X {...sign} />} onClick={() => notes.say('Taken away', feels(emotion, false))}>
            Remove
          </NoteAction>
          {isCorrecting && (
            <Choices
              label="What it was instead"
              emotions={others}
              onChoose={(instead) => notes.say('Corrected', feels(emotion, false), feels(instead, true))}
            />
          )}
        </>
      }
    >
      {feelingInWords(emotion, intensity, by)}
    </MarginNote>
  )
}

interface ChoicesProps {
  label: string
  emotions: readonly EmotionCategory[]
  onChoose: (emotion: EmotionCategory) => void
}

function Choices({ label, emotions, onChoose }: ChoicesProps) {
  return (
    <fieldset aria-label={label} className="flex w-full flex-wrap gap-2 pb-1">
      {emotions.map((emotion) => (
        <button
          key={emotion}
          type="button"
          onClick={() => onChoose(emotion)}
          className="type-secondary inline-flex min-h-9 items-center gap-2 rounded-pill border border-line px-3 text-text-2 hover:border-line-strong hover:text-text max-md:min-h-11"
        >
          <span
            aria-hidden="true"
            style={{ background: `var(--emotion-${emotion})` }}
            className="size-2 rounded-full"
          />
          {emotionName(emotion)}
        </button>
      ))}
    </fieldset>
  )
}
