import { Pencil, X } from 'lucide-react'
import { useState } from 'react'
import { type EmotionCategory, emotionName, emotionOrder } from '#domain/journal/emotion.ts'
import type { NotedEmotion } from '#domain/journal/reading/corrections.ts'
import type { PanelReading } from '#worker/journal/reading/insights-panel.calls.ts'
import {
  AddNote,
  InsightsPanelNote,
  InsightsPanelSection,
  NoteAction,
  NoteChoices,
} from './insights-panel-note.tsx'
import { countOf, feelingInWords, sentencesWith } from './insights-panel-words.ts'
import type { Notes } from './use-notes.ts'

const sign = { size: 15, strokeWidth: 1.7, 'aria-hidden': true as const }
const feels = (emotion: EmotionCategory, isThere: boolean) =>
  ({ type: 'emotion', content: { emotion, isThere } }) as const

/** Feelings in words, each with its sentences; wrong ones are exchanged or taken away, missing ones added. */
export function InsightsPanelFeelings({ margin, notes }: { margin: PanelReading; notes: Notes }) {
  const { emotions, sentences } = margin
  const there = new Set(emotions.map(({ emotion }) => emotion))
  const others = emotionOrder.filter((emotion) => !there.has(emotion))
  return (
    <InsightsPanelSection title="Feelings, in words">
      {emotions.length === 0 && (
        <p className="type-secondary text-text-2">The page does not say, or not plainly enough.</p>
      )}
      <ul>
        {emotions.map((one) => (
          <Feeling
            key={one.emotion}
            {...{ one, others, notes }}
            sentences={sentencesWith(sentences, one.spans)}
          />
        ))}
      </ul>
      {notes.open === 'feeling-add' ? (
        <FeelingChoices
          label="Which feeling is missing"
          emotions={others}
          onChoose={(emotion) => notes.say(null, feels(emotion, true))}
        />
      ) : (
        others.length > 0 && (
          <AddNote notes={notes} id="feeling-add">
            Another feeling
          </AddNote>
        )
      )}
    </InsightsPanelSection>
  )
}

interface FeelingProps {
  one: NotedEmotion
  others: readonly EmotionCategory[]
  notes: Notes
  sentences: ReturnType<typeof sentencesWith>
}

function Feeling({ one, others, notes, sentences }: FeelingProps) {
  const { emotion, intensity, by } = one
  const key = `feeling ${emotion}`
  return (
    <InsightsPanelNote
      notes={notes}
      light={{ key, spans: sentences, hue: emotion }}
      aside={by === 'person' ? 'you said so' : countOf(sentences.length, 'sentence')}
      actions={<FeelingActions {...{ emotion, others, notes }} />}
    >
      {feelingInWords(emotion, intensity, by)}
    </InsightsPanelNote>
  )
}

type FeelingActionsProps = Pick<FeelingProps, 'others' | 'notes'> & { emotion: EmotionCategory }

function FeelingActions({ emotion, others, notes }: FeelingActionsProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  return (
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
        <FeelingChoices
          label="What it was instead"
          emotions={others}
          onChoose={(instead) => notes.say('Corrected', feels(emotion, false), feels(instead, true))}
        />
      )}
    </>
  )
}

interface FeelingChoicesProps {
  label: string
  emotions: readonly EmotionCategory[]
  onChoose: (emotion: EmotionCategory) => void
}

const FeelingChoices = ({ label, emotions, onChoose }: FeelingChoicesProps) => (
  <NoteChoices
    {...{ label, onChoose }}
    choices={emotions}
    nameOf={(emotion) => (
      <>
        <span
          aria-hidden="true"
          style={{ background: `var(--emotion-${emotion})` }}
          className="size-2 rounded-full"
        />
        {emotionName(emotion)}
      </>
    )}
  />
)
