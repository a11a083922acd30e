import { LayoutGrid, Table2 } from 'lucide-react'
import { useId, useState } from 'react'
import { densities } from '#domain/goals/goal-choices.ts'
import type { VisualizationPreference } from '#domain/goals/records/goal-visualization.ts'
import { colorThemes } from '#domain/theme/theme.ts'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/fields/long-fields.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { densityWords } from './drawings/drawing-options.ts'

type Choices = Omit<VisualizationPreference, 'updatedAt' | 'dashboardLayout' | 'defaultView'>

interface VisualizationChoicesProps {
  choices: Choices
  /** The numbers stand in place of the drawings. */
  isTables: boolean
  onTables: (isTables: boolean) => void
  /** The drawings can be put in another order. */
  isArranging: boolean
  onArranging: (isArranging: boolean) => void
  onChoose: (changes: Partial<Choices>) => void
}

/** How all nine drawings look: what is changed often in sight, the rest behind a button. */
export function VisualizationChoices(props: VisualizationChoicesProps) {
  const { choices, isTables, onTables, isArranging, onArranging, onChoose } = props
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { density, showMoodImpact, showEnergyImpact } = choices
  return (
    <div className="grid gap-y-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <Segments
          label="Density"
          values={densities}
          chosen={density}
          wordsOf={(one) => densityWords[one]}
          onChange={(one) => onChoose({ density: one })}
        />
        <div className="w-28">
          <Toggle
            label="Mood"
            isOn={showMoodImpact}
            onChange={(isOn) => onChoose({ showMoodImpact: isOn })}
          />
        </div>
        <div className="w-28">
          <Toggle
            label="Energy"
            isOn={showEnergyImpact}
            onChange={(isOn) => onChoose({ showEnergyImpact: isOn })}
          />
        </div>
        <Button variant="quiet" size="small" aria-pressed={isTables} onClick={() => onTables(!isTables)}>
          <Table2 size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          As tables
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-pressed={isArranging}
          onClick={() => onArranging(!isArranging)}
        >
          <LayoutGrid size={16} strokeWidth={1.7} aria-hidden="true" className="text-muted" />
          Arrange
        </Button>
        <Button
          variant="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Fewer choices' : 'More choices'}
        </Button>
      </div>
      {isOpen && <RareChoices {...{ id, choices, onChoose }} />}
    </div>
  )
}

/** 'violet' as it begins a line. */
const named = (colour: string): string => colour.charAt(0).toUpperCase() + colour.slice(1)

function RareChoices({
  id,
  choices,
  onChoose,
}: Pick<VisualizationChoicesProps, 'choices' | 'onChoose'> & { id: string }) {
  const { colorTheme, animationsEnabled, autoRefresh } = choices
  return (
    <div id={id} className="flex flex-wrap items-end gap-x-8 gap-y-3">
      <div className="w-44">
        <SelectField
          label="Colour of the drawings"
          value={colorTheme}
          onChange={(event) => onChoose({ colorTheme: event.target.value })}
        >
          <option value="default">Same as the app</option>
          {colorThemes.map((name) => (
            <option key={name} value={name}>
              {named(name)}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="w-68">
        <Toggle
          label="Animate the drawings"
          isOn={animationsEnabled}
          onChange={(isOn) => onChoose({ animationsEnabled: isOn })}
        />
      </div>
      <div className="w-68">
        <Toggle
          label="Keep them up to date"
          isOn={autoRefresh}
          onChange={(isOn) => onChoose({ autoRefresh: isOn })}
        />
      </div>
    </div>
  )
}
