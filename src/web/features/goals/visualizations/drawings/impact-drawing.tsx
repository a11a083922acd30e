import type { Density } from '#domain/goals/goal-choices.ts'
import type { ImpactAnalysis, ImpactRow } from '#domain/goals/visuals/impact-analysis.ts'
import { rangeWords, signed } from '#domain/goals/visuals/impact-words.ts'
import { leastDays, type Scale, type StepEffect } from '#domain/goals/visuals/step-effect.ts'
import { capital, inWords } from '#domain/text/number-words.ts'
import { type IntervalFinding, type IntervalRow, IntervalRows } from '#web/ui/charts/interval-rows.tsx'

const most: Readonly<Record<Density, number>> = { compact: 4, normal: 8, detailed: 16 }

/** Goals one under the other, each with its interval; of two scales each has one, the second with a diamond. */
export function ImpactDrawing({ drawn, density }: { drawn: ImpactAnalysis; density: Density }) {
  const { scales, rows } = drawn
  const left = rows.length - most[density]
  return (
    <>
      <IntervalRows rows={rows.slice(0, most[density]).map((row) => intervalRow(row, scales, density))} />
      {left > 0 && (
        <p className="type-label mt-2 text-muted">
          {capital(inWords(left))} more {left === 1 ? 'is' : 'are'} among the numbers.
        </p>
      )}
    </>
  )
}

function intervalRow(
  { id, title, effects }: ImpactRow,
  scales: readonly Scale[],
  density: Density,
): IntervalRow {
  const found = effects.map((effect, at) => {
    const scale = scales[at] ?? 'mood'
    const days = `n = ${effect.withStep}`
    return {
      ...findingOf(effect),
      about: scales.length > 1 ? `${scale}, ${days}` : days,
      ...(scales.length > 1 && { stroke: scale }),
      ...(density === 'detailed' && effect.is !== 'too-few' && { range: rangeWords(effect) }),
    }
  })
  const [first = findingOf({ is: 'too-few', withStep: 0, without: 0 }), second] = found
  return { ...first, key: id, name: title, ...(second && { second }) }
}

function findingOf(effect: StepEffect): IntervalFinding {
  if (effect.is === 'too-few')
    return { is: 'too-few', words: `${Math.min(effect.withStep, effect.without)} of ${leastDays} days` }
  const { is, low, high, difference: point } = effect
  return { is, low, high, point, words: is === 'clear' ? signed(point) : 'no clear link' }
}
