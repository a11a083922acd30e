import { themeColors } from '#domain/theme/theme.ts'
import { classNames } from '#web/ui/class-names.ts'
import { colorOf } from '../mark-look.tsx'

type Color = '' | (typeof themeColors)[number]

/** The colour that an event wears, or none. */
export function ColorField({ value, onChange }: { value: Color; onChange: (color: Color) => void }) {
  return (
    <fieldset>
      <legend className="mb-1 text-label font-medium text-text-2">
        Colour <span className="font-normal text-muted">{value || 'none'}</span>
      </legend>
      <div className="-ml-2 flex flex-wrap">
        {(['', ...themeColors] as const).map((color) => (
          <label
            key={color || 'none'}
            className="relative grid size-9 place-items-center rounded-full has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <input
              autoComplete="off"
              type="radio"
              name="color"
              aria-label={color || 'none'}
              checked={color === value}
              onChange={() => onChange(color)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              aria-hidden="true"
              className={classNames(
                'size-4.5 rounded-full outline-offset-3',
                color === '' && 'border-[1.5px] border-line-strong',
                color === value && 'outline-2 outline-text',
              )}
              style={color === '' ? undefined : { background: colorOf(color) }}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
