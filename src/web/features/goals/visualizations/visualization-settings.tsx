import { X } from 'lucide-react'
import { dated } from '#domain/goals/engine/days.ts'
import { type Density, densities, type VisualizationType } from '#domain/goals/goal-choices.ts'
import type { Visual } from '#domain/goals/visuals/goal-world.ts'
import type { Day } from '#domain/time/day.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { densityWords } from './drawings/drawing-options.ts'
import type { GoalDrawings } from './use-goal-drawings.ts'
import { choicesFor } from './use-visualizations.ts'

/** Mood and energy can be laid over those alone: over time, or as what is compared. */
const withOverlays: readonly VisualizationType[] = [
  'progress_chart',
  'streak_calendar',
  'timeline',
  'impact_analysis',
  'milestone_timeline',
]

/** Nothing of its own: as all of them are. */
const asAll = { density: undefined, showMoodImpact: undefined, showEnergyImpact: undefined }

/** As many answers can be kept of one drawing. */
const mostKept = 200
const longestKept = 600

interface VisualizationSettingsProps {
  type: VisualizationType
  drawings: GoalDrawings
  /** What the drawing says now. */
  visual: Visual
  today: Day
}

/** What can be chosen for one drawing: how it looks, and answers that are worth keeping. */
export function VisualizationSettings(props: VisualizationSettingsProps) {
  const { type, drawings } = props
  const { byType } = drawings
  const own = byType.get(type)
  return (
    <aside
      aria-label="This chart"
      className="grid content-start gap-8 border-line max-xl:border-t max-xl:pt-8 xl:border-l xl:pl-9"
    >
      <Looks {...props} />
      <KeptAnswers {...props} />
      <p className="type-label figures text-muted">
        Looked at {own?.viewCount ?? 0} {own?.viewCount === 1 ? 'time' : 'times'}
        {own?.lastViewed && `, last on ${dated(own.lastViewed.slice(0, 10), props.today)}`}.
      </p>
    </aside>
  )
}

/** How this one looks: as all of them, until something is chosen for it alone. */
function Looks({ type, drawings: { byType, change, preferences } }: VisualizationSettingsProps) {
  const own = byType.get(type)
  const { showsMood, showsEnergy } = choicesFor(preferences, own)
  const density: Density = own?.settings.density ?? 'detailed'
  const choose = (settings: NonNullable<typeof own>['settings']) => void change(type, { settings })
  return (
    <section aria-labelledby="its-look" className="grid gap-3">
      <h2 id="its-look" className="text-small font-strong">
        This chart alone
      </h2>
      <Segments
        label="Density"
        values={densities}
        chosen={density}
        wordsOf={(one) => densityWords[one]}
        onChange={(one) => choose({ density: one })}
      />
      {withOverlays.includes(type) && (
        <div>
          <Toggle label="Mood" isOn={showsMood} onChange={(isOn) => choose({ showMoodImpact: isOn })} />
          <Toggle label="Energy" isOn={showsEnergy} onChange={(isOn) => choose({ showEnergyImpact: isOn })} />
        </div>
      )}
      <Slider
        label="Background"
        min={0}
        max={100}
        step={5}
        ground="var(--surface-0)"
        value={Math.round((own?.customization.backgroundOpacity ?? 0) * 100)}
        wordFor={(value) => (value === 0 ? 'none' : 'of 100')}
        onChange={(value) => void change(type, { customization: { backgroundOpacity: value / 100 } })}
      />
      {own && Object.values(own.settings).some((value) => value !== undefined) && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          onClick={() => void change(type, { settings: asAll })}
        >
          Use what holds for all of them
        </Button>
      )}
    </section>
  )
}

function KeptAnswers({ type, drawings: { byType, change }, visual, today }: VisualizationSettingsProps) {
  const kept = byType.get(type)?.insights ?? []
  const words = [visual.answer, ...(visual.isDrawn && visual.finding ? [visual.finding] : [])]
    .join(' ')
    .slice(0, longestKept)
  const isKept = kept.some((one) => one.on === today && one.words === words)
  const remove = (at: number) => {
    const left = kept.filter((_, place) => place !== at)
    void change(type, { insights: left })
    offerUndo('The kept answer was removed', () => change(type, { insights: kept }))
  }
  return (
    <section aria-labelledby="kept-answers" className="grid gap-3 border-line border-t pt-6">
      <h2 id="kept-answers" className="text-small font-strong">
        What it said before
      </h2>
      {kept.length === 0 && (
        <p className="type-label text-muted">Keep what it says today, and compare it with a later day.</p>
      )}
      <ul className="grid gap-3">
        {kept
          .map((one, at) => ({ ...one, at }))
          .reverse()
          .map(({ on, words: said, at }) => (
            <li key={`${on} ${said}`} className="flex items-start justify-between gap-2">
              <p className="type-label text-text-2">
                <span className="figures block text-muted">{dated(on, today)}</span> {said}
              </p>
              <IconButton
                label={`Remove what it said on ${dated(on, today)}`}
                className="-my-2 -mr-2.5"
                icon={<X size={16} strokeWidth={1.7} aria-hidden="true" />}
                onClick={() => remove(at)}
              />
            </li>
          ))}
      </ul>
      <Button
        variant="outline"
        size="small"
        className="justify-self-start"
        disabled={isKept}
        onClick={() => void change(type, { insights: [...kept, { on: today, words }].slice(-mostKept) })}
      >
        {isKept ? 'Today’s answer is kept' : 'Keep what it says today'}
      </Button>
    </section>
  )
}
