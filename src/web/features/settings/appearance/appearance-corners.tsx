import { type BorderRadius, borderRadii, radiusLength } from '#domain/theme/theme.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Radios } from './appearance-radios.tsx'
import { cornerWords } from './appearance-words.ts'

/** Five corners, each drawn as it is; the fullest as it is on a card. */
export function CornerChoice({
  radius,
  isDisabled,
  onChange,
}: {
  radius: BorderRadius
  isDisabled: boolean
  onChange: (radius: BorderRadius) => void
}) {
  return (
    <div>
      <p aria-hidden="true" className="text-ui font-strong">
        Corners
      </p>
      <Radios
        name="Corners"
        values={borderRadii}
        chosen={radius}
        onChange={onChange}
        {...{ isDisabled }}
        className="mt-4 grid grid-cols-5 gap-3"
        tile={(value, isChosen) => (
          <span className="grid gap-2 py-1">
            <span
              className={classNames(
                'block h-10 w-full max-w-13 border-t border-l',
                isChosen
                  ? 'border-t-2 border-l-2 border-ink'
                  : 'border-line-strong group-hover:border-text-2',
              )}
              style={{ borderTopLeftRadius: `min(${radiusLength[value]}, 28px)` }}
            />
            <span
              className={classNames(
                'type-label',
                isChosen ? 'font-semibold text-text' : 'text-text-2 group-hover:text-text',
              )}
            >
              {cornerWords[value]}
            </span>
          </span>
        )}
      />
    </div>
  )
}
