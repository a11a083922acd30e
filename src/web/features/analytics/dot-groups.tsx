import { useRef } from 'react'
import { oneDecimal } from '#domain/insights/insight-words.ts'
import { useWidth } from '#web/ui/charts/use-width.ts'

interface DotGroupsProps {
  stroke: 'mood' | 'energy' | 'stress'
  groups: readonly { readonly name: string; readonly values: readonly number[] }[]
}

const inks = { mood: 'text-mood', energy: 'text-energy', stress: 'text-stress' } as const
const rowHeight = 58
const left = 66
/** So many dots stand on each other. */
const abreast = 5

/** Every day as a dot from 1 to 10, group under group, each with its mean. */
export function DotGroups({ stroke, groups }: DotGroupsProps) {
  const around = useRef<HTMLDivElement>(null)
  const width = useWidth(around)
  const x = (value: number) => left + 6 + ((value - 1) / 9) * Math.max(0, width - left - 14)
  const height = groups.length * rowHeight + 24
  return (
    <div ref={around} style={{ height }}>
      {width > 0 && (
        <svg data-drawing width={width} height={height} className="block" aria-hidden="true">
          {groups.map(({ name, values }, nth) => (
            <g key={name} className={nth === 0 ? inks[stroke] : 'text-text-2'}>
              <text x="0" y={nth * rowHeight + 42} className="fill-text-2 text-label">
                {name}
              </text>
              {dotsOf(values).map(({ key, value, up }) => (
                <circle
                  key={key}
                  cx={x(value)}
                  cy={nth * rowHeight + 46 - up * 5.4}
                  r="2.4"
                  className="fill-current"
                  opacity={nth === 0 ? 1 : 0.7}
                />
              ))}
              {values.length > 0 && (
                <Mean at={x(mean(values))} top={nth * rowHeight} words={oneDecimal(mean(values))} />
              )}
            </g>
          ))}
          {[1, 4, 7, 10].map((value) => (
            <text
              key={value}
              x={x(value)}
              y={height - 4}
              textAnchor="middle"
              className="figures fill-muted text-fine"
            >
              {value}
            </text>
          ))}
        </svg>
      )}
    </div>
  )
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

function Mean({ at, top, words }: { at: number; top: number; words: string }) {
  return (
    <>
      <path d={`M${at} ${top + 19}V${top + 51}`} className="stroke-text" strokeWidth="1.5" />
      <text x={at} y={top + 13} textAnchor="middle" className="figures fill-text text-fine">
        {words}
      </text>
    </>
  )
}

/** Dots of the same tenth lie on each other; where there are more than five, beside. */
function dotsOf(values: readonly number[]): { key: string; value: number; up: number }[] {
  const counts = new Map<number, number>()
  return values.map((given) => {
    const value = Math.round(given * 4) / 4
    const nth = counts.get(value) ?? 0
    counts.set(value, nth + 1)
    const column = Math.floor(nth / abreast)
    const aside = (column % 2 === 0 ? 1 : -1) * Math.ceil(column / 2) * 0.14
    return { key: `${value} ${nth}`, value: value + aside, up: nth % abreast }
  })
}
