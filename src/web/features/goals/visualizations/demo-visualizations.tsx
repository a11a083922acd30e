import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { type Density, densities, visualizationTypes } from '#domain/goals/goal-choices.ts'
import type { GoalWorld } from '#domain/goals/visuals/goal-world.ts'
import { AtEachWidth } from '#web/ui/charts/at-each-width.tsx'
import { Slider } from '#web/ui/fields/slider.tsx'
import { Toggle } from '#web/ui/fields/toggle.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { densityWords } from './drawings/drawing-options.ts'
import { drawnVisualizationOf } from './drawings/drawn-visualization.ts'
import { VisualizationFrame } from './visualization-frame.tsx'

/** All nine ways to look at a goal, on a fictional one over a year. Nothing is kept. */
export function DemoVisualizations({ world }: { world: GoalWorld }) {
  const [density, setDensity] = useState<Density>('normal')
  const [showsMood, setMood] = useState(false)
  const [showsEnergy, setEnergy] = useState(false)
  const [opacity, setOpacity] = useState(0)
  return (
    <div className="mx-auto max-w-380 px-5.5 pt-8 pb-16 lg:px-14 lg:pt-14">
      <h1 className="type-section max-w-prose">Nine ways to look at one goal</h1>
      <p className="type-interface mt-4 max-w-prose text-text-2">
        “{world.goal.title}” is an invented goal, with an invented year around it. With goals of your own,
        your device works all of this out from what you wrote down, and says so where there is too little.
        Nothing that you change here is kept.
      </p>
      <p className="type-interface mt-4 hidden max-w-prose text-text-2 noscript:block">
        Without JavaScript the drawings stand still. The numbers of each one stand below it.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3 noscript:hidden">
        <Segments
          label="Density"
          values={densities}
          chosen={density}
          wordsOf={(one) => densityWords[one]}
          onChange={setDensity}
        />
        <div className="w-28">
          <Toggle label="Mood" isOn={showsMood} onChange={setMood} />
        </div>
        <div className="w-28">
          <Toggle label="Energy" isOn={showsEnergy} onChange={setEnergy} />
        </div>
        <Slider
          label="Background"
          className="w-52"
          min={0}
          max={100}
          step={5}
          value={opacity}
          ground="var(--surface-0)"
          wordFor={strengthWord}
          onChange={setOpacity}
        />
      </div>
      <div className="mt-10 grid gap-x-12 gap-y-14 md:grid-cols-2 xl:grid-cols-3">
        {visualizationTypes.map((type) => {
          const drawn = drawnVisualizationOf(type, world, { density, showsMood, showsEnergy })
          return (
            <VisualizationFrame
              key={type}
              visualization={{
                ...drawn,
                drawing: <AtEachWidth isStretched={type === 'streak_calendar'}>{drawn.drawing}</AtEachWidth>,
              }}
              fileName={`example-${type}`}
              opacity={opacity / 100}
            />
          )
        })}
      </div>
      <Link
        to="/auth"
        search={{ mode: 'register' }}
        className="mt-14 inline-flex min-h-11 items-center rounded-inner text-ink text-ui underline underline-offset-4"
      >
        Start with a goal of your own
      </Link>
    </div>
  )
}

/** How strong a ground is, 0 to 100, in a word. */
const strengthWord = (value: number): string =>
  value === 0 ? 'none' : value < 35 ? 'faint' : value < 70 ? 'medium' : 'strong'
