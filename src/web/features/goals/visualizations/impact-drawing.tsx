import { type ImpactAnalysis, signed } from '#domain/goals/visuals/impact-analysis.ts'
import { leastDays } from '#domain/goals/visuals/step-effect.ts'
import { type IntervalRow, IntervalRows } from '#web/ui/charts/interval-rows.tsx'

/** Goals one under the other, each with its interval; what has no clear link stands in a row as high as the others. */
export function ImpactDrawing({ drawn }: { drawn: ImpactAnalysis }) {
  const rows = drawn.rows.map(({ id, title, effect }): IntervalRow => {
    const name = `${title} (n = ${effect.withStep})`
    if (effect.is === 'too-few') {
      const least = Math.min(effect.withStep, effect.without)
      return { key: id, name, is: 'too-few', words: `${least} of ${leastDays}` }
    }
    const { low, high, difference: point } = effect
    return {
      key: id,
      name,
      is: effect.is,
      low,
      high,
      point,
      words: effect.is === 'clear' ? signed(point) : 'no clear link',
    }
  })
  return <IntervalRows rows={rows} />
}
