import { useId, useRef, useState } from 'react'
import { svgSize } from './first-frame.ts'
import { Hatch } from './hatch.tsx'
import { useWidth } from './use-width.ts'

/** A cell's fullness from 0 to 1. none: nothing happened; unknown: nobody can say; skipped: left out on purpose; ahead: still to come. */
export type HeatCell = number | 'none' | 'unknown' | 'skipped' | 'ahead'

interface HeatGridProps {
  /** Cells by row; all rows are equally long. */
  cells: readonly (readonly HeatCell[])[]
  rowNames: readonly string[]
  /** Under the grid. */
  columnMarks: readonly { readonly at: number; readonly words: string }[]
  describe: (row: number, column: number) => string
  label: string
  onChoose?: (row: number, column: number) => void
  /** The largest size of a cell, in px. */
  largest?: number
}

const nameRoom = 40
/** The smallest size of a cell, in px. */
const smallest = 6

/** One hue, fuller for more. Arrow keys walk the cells, Enter chooses one. */
export function HeatGrid({
  cells,
  rowNames,
  columnMarks,
  describe,
  label,
  onChoose,
  largest = 26,
}: HeatGridProps) {
  const around = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<readonly [number, number] | null>(null)
  const hatch = useId()
  const columns = cells[0]?.length ?? 0
  const pitch = Math.max(smallest, Math.min(largest, (useWidth(around) - nameRoom) / Math.max(1, columns)))
  const rowHeight = Math.min(pitch, 20)
  const move = (row: number, column: number) =>
    setAt([Math.max(0, Math.min(cells.length - 1, row)), Math.max(0, Math.min(columns - 1, column))])
  const held = at ?? [0, 0]
  const byKey: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [0, -1],
    ArrowRight: [0, 1],
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, cells.length * columns - 1)}
      aria-valuenow={held[0] * columns + held[1]}
      aria-valuetext={columns > 0 ? describe(held[0], held[1]) : 'nothing yet'}
      className="w-full rounded-control"
      onFocus={() => setAt((now) => now ?? [0, 0])}
      onBlur={() => setAt(null)}
      onKeyDown={(pressed) => {
        const step = byKey[pressed.key]
        if (step) {
          pressed.preventDefault()
          move(held[0] + step[0], held[1] + step[1])
        }
        if (pressed.key === 'Enter') onChoose?.(held[0], held[1])
      }}
    >
      {/* Measured in place of what is around it, whose height follows from the width: that would be told as one more change. */}
      <div ref={around} />
      <svg
        data-drawing
        {...svgSize(nameRoom + columns * pitch, cells.length * rowHeight + 22, nameRoom + columns * smallest)}
        className="block overflow-visible"
        aria-hidden="true"
      >
        <Hatch id={hatch} />
        {cells.map((row, r) => (
          <g key={rowNames[r]}>
            <text
              x={nameRoom - 10}
              y={r * rowHeight + rowHeight / 2 + 4}
              textAnchor="end"
              className="fill-muted text-fine"
            >
              {rowNames[r]}
            </text>
            {row.map((cell, c) => (
              <Cell
                key={describe(r, c)}
                cell={cell}
                hatch={hatch}
                x={nameRoom + c * pitch}
                y={r * rowHeight}
                width={pitch - 2}
                height={rowHeight - 2}
                isLooked={at?.[0] === r && at[1] === c}
                words={describe(r, c)}
                onPress={() => {
                  move(r, c)
                  onChoose?.(r, c)
                }}
              />
            ))}
          </g>
        ))}
        {columnMarks.map((mark) => (
          <text
            key={`${mark.at}${mark.words}`}
            x={nameRoom + mark.at * pitch}
            y={cells.length * rowHeight + 16}
            className="figures fill-muted text-fine"
          >
            {mark.words}
          </text>
        ))}
      </svg>
      <p aria-hidden="true" className="figures type-label min-h-5 text-text-2">
        {at ? describe(at[0], at[1]) : ''}
      </p>
    </div>
  )
}

interface CellProps {
  cell: HeatCell
  hatch: string
  x: number
  y: number
  width: number
  height: number
  isLooked: boolean
  words: string
  onPress: () => void
}

function Cell({ cell, hatch, x, y, width, height, isLooked, words, onPress }: CellProps) {
  const radius = Math.min(5, width / 3)
  const [midX, midY] = [x + width / 2, y + height / 2]
  const box = { x, y, width, height, rx: radius }
  return (
    <g onPointerDown={onPress}>
      <title>{words}</title>
      <rect {...box} fill="transparent" />
      {typeof cell === 'number' && <rect {...box} className="fill-ink" opacity={0.12 + cell * 0.85} />}
      {cell === 'unknown' && <rect {...box} fill={`url(#${hatch})`} />}
      {cell === 'ahead' && (
        <rect {...box} x={x + 0.5} y={y + 0.5} width={width - 1} className="fill-none stroke-line" />
      )}
      {(cell === 'none' || cell === 'skipped') && (
        <circle cx={midX} cy={midY} r="1.8" className="fill-muted" />
      )}
      {cell === 'skipped' && (
        <path d={`M${midX - 5} ${midY + 5}L${midX + 5} ${midY - 5}`} className="stroke-muted" />
      )}
      {isLooked && (
        <rect
          {...box}
          x={x - 1.5}
          y={y - 1.5}
          width={width + 3}
          height={height + 3}
          className="fill-none stroke-text"
          strokeWidth="1.5"
        />
      )}
    </g>
  )
}
