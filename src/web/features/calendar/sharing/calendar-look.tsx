import type { CalendarSubscription } from '#domain/calendar/sharing/sharing-records.ts'
import { capital } from '#domain/text/number-words.ts'
import { themeColors } from '#domain/theme/theme.ts'
import { type EntityRow, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Select } from '#web/ui/fields/select.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'

type Look = Pick<EntityRow<CalendarSubscription>, 'id' | 'name' | 'isHidden' | 'color'>

/** Whether a calendar from elsewhere is shown. */
export function ShownToggle({ id, name, isHidden }: Omit<Look, 'color'>) {
  const { patch } = useEntityActions('calendar_subscription')
  return (
    <Toggle
      label={name}
      isOn={!isHidden}
      onChange={(isOn) => void patch(id, { isHidden: !isOn })}
      className="[overflow-wrap:anywhere]"
    />
  )
}

/** Whether a calendar from elsewhere is shown, and the colour that its events wear. */
export function CalendarLook({ color, ...look }: Look) {
  const { patch } = useEntityActions('calendar_subscription')
  return (
    <>
      <ShownToggle {...look} />
      <Select
        aria-label={`Colour of ${look.name}`}
        value={color ?? ''}
        onChange={({ target: { value } }) =>
          void patch(look.id, { color: themeColors.find((one) => one === value) ?? null })
        }
        className="max-w-40"
      >
        <option value="">No colour</option>
        {themeColors.map((one) => (
          <option key={one} value={one}>
            {capital(one)}
          </option>
        ))}
      </Select>
    </>
  )
}
