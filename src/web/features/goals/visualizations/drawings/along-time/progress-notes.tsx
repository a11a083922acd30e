import { placeLabels } from '#web/ui/charts/placing/place-labels.ts'
import { fittedWords, textWidth } from '#web/ui/charts/placing/text-width.ts'
import type { Placing } from '#web/ui/charts/series-lines.tsx'
import type { ProgressPlaces } from './progress-places.ts'

/** So many notes stand beside the line at most, and so many points. */
const [mostNotes, mostPoints] = [6, 120]
const widest = 176

/** A point for each step, and beside the line the notes of those that went furthest, as far as there is room. */
export function ProgressNotes({
  places,
  height,
  width,
  x,
  y,
}: Placing & { places: ProgressPlaces; height: number; width: number }) {
  const { steps, values, until } = places
  const left = x(0)
  const step = x(1) - left || 1
  const labels = placeLabels(
    steps
      .filter(({ note }) => note.trim() !== '')
      .sort((a, b) => b.by - a.by)
      .slice(0, mostNotes)
      .map(({ at, value, note, by }) => {
        const words = `“${fittedWords(note.trim(), widest)}”`
        return { x: x(at), y: y(value), words, width: textWidth(words), weight: by }
      }),
    {
      left,
      right: left + width - 8,
      top: 4,
      bottom: height - 10,
      lineAt: (px) => y(values[Math.max(0, Math.min(until, Math.round((px - left) / step)))] ?? 0),
    },
  )
  return (
    <g>
      {steps.slice(-mostPoints).map(({ day, at, value }) => (
        <circle key={day} cx={x(at)} cy={y(value)} r="2.6" className="fill-ink" />
      ))}
      {labels.map(({ words, at, x: middle, baseline, stem: [from, to] }) => (
        <g key={`${at}${words}`}>
          <path d={`M${at} ${from}V${to}`} className="stroke-line-strong" />
          <text
            x={middle}
            y={baseline}
            textAnchor="middle"
            paintOrder="stroke"
            strokeWidth="4"
            strokeLinejoin="round"
            className="fill-text-2 stroke-surface-0 text-fine"
          >
            {words}
          </text>
        </g>
      ))}
    </g>
  )
}
