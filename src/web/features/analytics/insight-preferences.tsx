import type { RefObject } from 'react'
import type { insightFrequencies } from '#domain/insights/records.ts'
import { longDate } from '#domain/time/entry-date.ts'
import { useDayOf } from '#web/lib/vault/use-my-day.ts'
import { useSingle } from '#web/lib/vault/use-single.ts'
import { Button } from '#web/ui/button.tsx'
import { Sheet } from '#web/ui/dialog.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Segments } from '#web/ui/segments.tsx'

const frequencies = [
  'daily',
  'weekly',
  'monthly',
] as const satisfies readonly (typeof insightFrequencies)[number][]
const frequencyWords = { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly' } as const
const periods = ['90', '365', '1095'] as const
const periodWords = { '90': '90 days', '365': 'A year', '1095': 'Three years' } as const

interface Choices {
  readonly autoGenerateInsights: boolean
  readonly insightGenerationFrequency: (typeof frequencies)[number]
  readonly notifyOnInsights: boolean
  readonly dataRetentionPeriod: number
  readonly lastAnalysisDate: string | null
}
// As the record begins; the schema itself stays in the worker.
const first: Choices = {
  autoGenerateInsights: true,
  insightGenerationFrequency: 'weekly',
  notifyOnInsights: true,
  dataRetentionPeriod: 365,
  lastAnalysisDate: null,
}

/** How insights are made: by themselves or not, how often, whether they are told, how long results are kept, and what counts as strong. */
export function InsightPreferences({
  onClose,
  returnFocus,
}: {
  onClose: () => void
  returnFocus: RefObject<HTMLElement | null>
}) {
  const { value: choices, change: choose } = useSingle('analytics_preferences', first)
  const dayOf = useDayOf()
  const period = periods.find((one) => Number(one) >= choices.dataRetentionPeriod) ?? '1095'
  return (
    <Sheet
      title="How insights are made"
      onClose={onClose}
      returnFocus={returnFocus}
      foot={<Button onClick={onClose}>Done</Button>}
    >
      <div className="grid gap-8">
        <section className="grid gap-4">
          <Toggle
            label="Put together by themselves"
            isOn={choices.autoGenerateInsights}
            onChange={(autoGenerateInsights) => choose({ autoGenerateInsights })}
          />
          <p className="type-secondary -mt-3 text-muted">
            For the dashboard. This page reckons whenever you open it, and only on this device.
          </p>
          <Segments
            label="How often"
            values={frequencies}
            chosen={choices.insightGenerationFrequency}
            wordsOf={(one) => frequencyWords[one]}
            onChange={(insightGenerationFrequency) => choose({ insightGenerationFrequency })}
          />
          <Toggle
            label="Say when there is a new one"
            isOn={choices.notifyOnInsights}
            onChange={(notifyOnInsights) => choose({ notifyOnInsights })}
          />
          <p className="type-secondary -mt-3 text-muted">
            With a word on the dashboard. Nothing rings and nothing is sent.
          </p>
        </section>
        <section className="grid gap-3 border-line border-t pt-6">
          <h3 className="type-list-title">How long results are kept</h3>
          <p className="type-secondary text-muted">
            Only what was reckoned goes after this time. Your pages stay.
          </p>
          <Segments
            label="How long results are kept"
            values={periods}
            chosen={period}
            wordsOf={(one) => periodWords[one]}
            onChange={(chosen) => choose({ dataRetentionPeriod: Number(chosen) })}
          />
          {choices.lastAnalysisDate && (
            <p className="type-label figures text-muted">
              Last put together on {longDate(dayOf(choices.lastAnalysisDate))}.
            </p>
          )}
        </section>
        <Calibration />
      </div>
    </Sheet>
  )
}

const asIs = {
  thresholds: { minimum: 0.1, weak: 0.3, moderate: 0.6, strong: 0.8 },
  defaultReinforcement: 0.05,
  secondaryReinforcement: 0.025,
  decayRate: 0.01,
}
/** How strengths grow and fade, in hundredths. */
const growth = [
  ['defaultReinforcement', 'A sentence that names both adds', 20, 1],
  ['secondaryReinforcement', 'A page that names both adds', 10, 0.5],
  ['decayRate', 'A day takes, in percent', 10, 0.5],
] as const

/** From which strength on somebody is called strong or moderate. */
function Calibration() {
  const { value, change, reset } = useSingle('relationship_calibration', asIs)
  const { strong, moderate } = value.thresholds
  const choose = (changes: Partial<Record<'strong' | 'moderate', number>>) =>
    change({ thresholds: { ...value.thresholds, ...changes } })
  return (
    <section className="grid gap-4 border-line border-t pt-6">
      <h3 className="type-list-title">When somebody is close</h3>
      <p className="type-secondary text-muted">
        Strength counts how often and how lately somebody is named, from 0 to 100, held against whoever is
        named most.
      </p>
      <Slider
        label="Strong from"
        min={50}
        max={100}
        step={5}
        value={Math.round(100 * strong)}
        onChange={(value) => choose({ strong: Math.max(value / 100, moderate) })}
      />
      <Slider
        label="Moderate from"
        min={10}
        max={90}
        step={5}
        value={Math.round(100 * moderate)}
        onChange={(value) => choose({ moderate: Math.min(value / 100, strong) })}
      />
      <p className="type-secondary text-muted">
        In Memory Lane two people, or a person and a place, begin at 10 of 100. Every sentence and page that
        names both adds a little, and every day takes a little.
      </p>
      {growth.map(([name, label, max, step]) => (
        <Slider
          key={name}
          label={label}
          min={0}
          max={max}
          step={step}
          value={Math.round(1000 * value[name]) / 10}
          onChange={(chosen) => change({ [name]: chosen / 100 })}
        />
      ))}
      {reset && (
        <Button variant="quiet" size="small" className="-ml-3 w-fit" onClick={reset}>
          As it was at first
        </Button>
      )}
    </section>
  )
}
