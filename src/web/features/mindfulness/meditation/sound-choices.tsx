import { Square, Volume2 } from 'lucide-react'
import { useId } from 'react'
import type { Texture, Tone } from '#domain/sound/sound-names.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import type { PreviewProps } from '../panel-props.ts'

export interface SoundChoice<Value extends string> {
  readonly value: Value
  readonly name: string
  /** What is heard of it; null where nothing sounds. */
  readonly sound: Texture | Tone | null
}

/** Sounds of which one is chosen; each can be heard before. */
export function SoundChoices<Value extends string>({
  legend,
  choices,
  chosen,
  onChoose,
  preview,
}: {
  legend: string
  choices: readonly SoundChoice<Value>[]
  chosen: Value
  onChoose: (value: Value) => void
  preview: PreviewProps
}) {
  const name = useId()
  return (
    <fieldset>
      <legend className="type-label mb-1 text-muted">{legend}</legend>
      {choices.map(({ value, name: words, sound }) => (
        <div key={value} className="flex min-h-12 items-center gap-3 border-b border-line">
          <label className="group flex min-h-12 flex-1 items-center gap-3.5">
            <input
              autoComplete="off"
              type="radio"
              name={name}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="size-4.5 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong checked:border-[5.5px] checked:border-ink"
            />
            <span className="font-serif text-read leading-title text-text-2 group-has-checked:text-text group-hover:text-text">
              {words}
            </span>
          </label>
          {sound && (
            <IconButton
              label={preview.shown === sound ? `Stop ${words}` : `Hear ${words}`}
              side="left"
              aria-pressed={preview.shown === sound}
              icon={
                preview.shown === sound ? (
                  <Square size={15} strokeWidth={2} aria-hidden="true" />
                ) : (
                  <Volume2 size={18} strokeWidth={1.6} aria-hidden="true" />
                )
              }
              onClick={() => preview.press(sound)}
              className="-mr-3"
            />
          )}
        </div>
      ))}
    </fieldset>
  )
}
