import { type Suggestion, suggestionKey } from '#domain/journal/reading/suggestions.ts'
import { builtInTemplates } from '#domain/journal/templates/built-in-templates.ts'
import { InsightsPanelSection, NoteAction } from './insights-panel-note.tsx'
import { suggestionInWords } from './insights-panel-words.ts'
import type { Notes } from './use-notes.ts'

interface InsightsPanelSuggestionProps {
  suggestion: Suggestion
  notes: Notes
  onFollow: (suggestion: Suggestion) => void
}

const titleOf = (templateId: string): string =>
  builtInTemplates.find(({ id }) => id === templateId)?.title ?? ''

/** One thing that the page may lead on to; never advice. */
export function InsightsPanelSuggestion({ suggestion, notes, onFollow }: InsightsPanelSuggestionProps) {
  const { sentence, way } = suggestionInWords(suggestion, titleOf)
  const key = suggestionKey(suggestion)
  return (
    <InsightsPanelSection title="One suggestion">
      <p data-lights={notes.lit === 'suggestion' || undefined} className="text-ui leading-body">
        {sentence}
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        {way && <NoteAction onClick={() => onFollow(suggestion)}>{way}</NoteAction>}
        <NoteAction
          onClick={() =>
            notes.say('It will not come again here', {
              type: 'suggestion',
              content: { suggestion: key, isThere: false },
            })
          }
        >
          Not for me
        </NoteAction>
        {suggestion.reason.length > 0 && (
          <NoteAction
            isPressed={notes.open === 'suggestion'}
            onClick={() => notes.toggle({ key: 'suggestion', spans: suggestion.reason })}
          >
            Why
          </NoteAction>
        )}
      </div>
    </InsightsPanelSection>
  )
}
