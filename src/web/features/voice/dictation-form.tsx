import { dictationLanguages, mostAlternatives } from '#domain/voice/dictation-choices.ts'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { changeDictation, useKeptDictation } from './kept-dictation.ts'
import { PickList } from './pick-list.tsx'
import { VoiceGoes } from './voice-goes.tsx'

const counts = Array.from({ length: mostAlternatives }, (_, nth) => nth + 1).map(
  (count) => [String(count), count === 1 ? 'One' : String(count)] as const,
)

/** How this browser listens, and where a voice goes when it does. */
export function DictationForm() {
  const kept = useKeptDictation()
  const isListed = dictationLanguages.some(([tag]) => tag === kept.language)
  const languages = isListed
    ? dictationLanguages
    : [[kept.language, kept.language] as const, ...dictationLanguages]
  return (
    <>
      <p className="type-secondary mt-1 text-text-2">
        {kept.isSupported
          ? 'This browser can listen. The microphone stands above a page and beside the field of a talk.'
          : 'This browser cannot turn speech into words. Chrome, Edge and Safari can; what you choose is kept for them to come.'}
      </p>
      <p className="type-secondary mt-3 text-muted">
        <VoiceGoes />
      </p>
      <div className="mt-5 grid gap-4">
        <PickList
          label="Language"
          value={kept.language}
          options={languages}
          onChange={(language) => changeDictation({ language })}
        />
        <PickList
          label="Guesses"
          note="How many guesses the browser makes at what it heard. The first is typed."
          value={String(kept.maxAlternatives)}
          options={counts}
          onChange={(most) => changeDictation({ maxAlternatives: Number(most) })}
        />
      </div>
      <div className="mt-3 divide-y divide-line border-b border-line">
        <Toggle
          className="py-2"
          label="Go on after a pause"
          note="until you stop it"
          isOn={kept.continuous}
          onChange={(continuous) => changeDictation({ continuous })}
        />
        <Toggle
          className="py-2"
          label="Show words while you speak"
          note="before they are certain"
          isOn={kept.interimResults}
          onChange={(interimResults) => changeDictation({ interimResults })}
        />
        <Toggle
          className="py-2"
          label="Put in spoken marks"
          note="comma, full stop, question mark, new line, new paragraph"
          isOn={kept.autoInsertPunctuation}
          onChange={(autoInsertPunctuation) => changeDictation({ autoInsertPunctuation })}
        />
      </div>
    </>
  )
}
