import { Suspense } from 'react'
import { calendarLayers } from '#domain/calendar/calendar-mark.ts'
import { lateComponent } from '#web/lib/device/late-component.ts'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { layerIcons, layerNames } from './mark-look.tsx'
import { showLayer, useShownLayers } from './shown-layers.ts'

const OutsideList = lateComponent(
  async () => (await import('./sharing/outside-list.tsx')).OutsideList,
  'unseen',
)

/** What is shown, each with its switch. */
export function LayerList() {
  const shown = useShownLayers()
  return (
    <section aria-labelledby="calendar-layers">
      <h2 id="calendar-layers" className="type-label font-medium text-muted">
        Shown
      </h2>
      <ul className="mt-1">
        {calendarLayers.map((layer) => {
          const Icon = layerIcons[layer]
          return (
            <li key={layer}>
              <div className="flex items-center gap-3.5">
                <Icon size={17} strokeWidth={1.6} aria-hidden="true" className="shrink-0 text-text-2" />
                <Toggle
                  label={layerNames[layer]}
                  isOn={shown.has(layer)}
                  onChange={(isOn) => showLayer(layer, isOn)}
                />
              </div>
              {layer === 'outside' && shown.has(layer) && (
                <Suspense>
                  <OutsideList />
                </Suspense>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
