import { useId, useRef, useState } from 'react'
import { isWithoutBrowser, svgSize } from './first-frame.ts'
import { Hatch } from './hatch.tsx'
import { useWidth } from './use-width.ts'

/** A cell's fullness from 0 to 1. none: nothing happened; unknown: nobody can say; skipped: left out on purpose; ahead: still to come; outside: no part of what is shown. */
export type HeatCell = number | 'none' | 'unknown' | 'skipped' | 'ahead' | 'outside'

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
  /** The largest height of a row, in px. */
  tallest?: number
  /** The cell that is walked from: where nobody has walked yet, this one is told. */
  start?: CellPlace
  /** A short word in a cell, such as the day of the month. */
  wordIn?: (row: number, column: number) => string
  /** The colour of a row's cells as a class, where it is another than ink; such rows stand a little apart below the others. */
  inks?: readonly (string | undefined)[]
  /** Shows what lies before (-1) or after (1), and answers whether there is anything: by Page Up and Page Down, and by walking past an end of the axis along which time goes. */
  turn?: { readonly along: 'rows' | 'columns'; readonly by: (way: -1 | 1) => boolean }
}

/** Row and column. */
type CellPlace = readonly [number, number]

/** What the names of the rows take at least, in px; a letter of a longer one, and what is left free beside it. */
const [namesWidth, letter, namesGap] = [40, 7.2, 10]
/** How far rows of another colour stand apart, in px. */
const apart = 6
/** The smallest size of a cell, in px. */
const smallest = 6

/** One hue, fuller for more. Arrow keys walk the cells, Enter or Space chooses one. */
export function HeatGrid(props: HeatGridProps) {
  const { cells, rowNames, columnMarks, describe, label, onChoose, wordIn, start = [0, 0] } = props
  const { largest = 26, tallest = 20, inks = [] } = props
  const around = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState<CellPlace | null>(null)
  const [isFocused, setFocused] = useState(false)
  const hatch = useId()
  const columns = cells[0]?.length ?? 0
  const longest = Math.max(0, ...rowNames.map((name) => name.trim().length))
  const nameRoom = longest > 0 ? Math.max(namesWidth, longest * letter + namesGap) : 0
  const pitch = Math.max(smallest, Math.min(largest, (useWidth(around) - nameRoom) / Math.max(1, columns)))
  const rowHeight = Math.min(pitch, tallest)
  const topOf = (row: number) => row * rowHeight + (inks[row] ? apart : 0)
  const height = topOf(cells.length - 1) + rowHeight
  const within = ([row, column]: CellPlace): CellPlace => [
    Math.max(0, Math.min(cells.length - 1, row)),
    Math.max(0, Math.min(columns - 1, column)),
  ]
  const held = within(at ?? start)
  const looked = isFocused ? held : null
  const size: CellPlace = [cells.length, columns]
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
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onKeyDown={(pressed) => {
        const step = cellByKey(pressed.key, held, size, props.turn?.along)
        if (step === undefined) return
        pressed.preventDefault()
        if (step === 'choose') return onChoose?.(held[0], held[1])
        if (step.turn === 0 || props.turn?.by(step.turn)) setAt(step.at)
      }}
    >
      {/* Measured in place of what is around it, whose height follows from the width: that would be told as one more change. */}
      <div ref={around} />
      <svg
        data-drawing
        {...svgSize(nameRoom + columns * pitch, height + 22, {
          least: nameRoom + columns * smallest,
        })}
        className="block overflow-visible"
        aria-hidden="true"
      >
        <Hatch id={hatch} />
        {cells.map((row, r) => (
          <g key={describe(r, 0)}>
            <text
              x={nameRoom - namesGap}
              y={topOf(r) + rowHeight / 2 + 4}
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
                ink={inks[r] ?? 'fill-ink'}
                x={nameRoom + c * pitch}
                y={topOf(r)}
                width={pitch - 2}
                height={rowHeight - 2}
                isLooked={looked?.[0] === r && looked[1] === c}
                words={describe(r, c)}
                inside={wordIn?.(r, c) ?? ''}
                onPress={() => {
                  setAt([r, c])
                  onChoose?.(r, c)
                }}
              />
            ))}
          </g>
        ))}
        {columnMarks.map((mark) => (
          <text
            key={`${mark.at}${mark.words}`}
            x={nameRoom + mark.at * pitch + (wordIn ? pitch / 2 - 1 : 0)}
            y={height + 16}
            textAnchor={wordIn ? 'middle' : 'start'}
            className="figures fill-muted text-fine"
          >
            {mark.words}
          </text>
        ))}
      </svg>
      <p aria-hidden="true" className="figures type-label min-h-5 text-text-2">
        {looked ? describe(looked[0], looked[1]) : ''}
      </p>
    </div>
  )
}

/**
 * Where a key leads from a cell of a grid of so many rows and columns, and which page it turns to; undefined: it is none of these keys. `along`: the axis past
 * whose ends a page is turned; absent: there are no pages.
 */
export function cellByKey(
  key: string,
  [row, column]: CellPlace,
  [rows, columns]: CellPlace,
  along?: 'rows' | 'columns',
): 'choose' | { readonly at: CellPlace; readonly turn: -1 | 0 | 1 } | undefined {
  if (key === 'Enter' || key === ' ') return 'choose'
  if (key === 'Home') return { at: [row, 0], turn: 0 }
  if (key === 'End') return { at: [row, columns - 1], turn: 0 }
  if (key === 'PageUp' || key === 'PageDown')
    return along && { at: [row, column], turn: key === 'PageUp' ? -1 : 1 }
  const [down, right] = steps[key] ?? [0, 0]
  if (down === 0 && right === 0) return undefined
  const [toRow, toColumn] = [row + down, column + right]
  if (along === 'rows' && toRow < 0) return { at: [rows - 1, column], turn: -1 }
  if (along === 'rows' && toRow >= rows) return { at: [0, column], turn: 1 }
  if (along === 'columns' && toColumn < 0) return { at: [row, columns - 1], turn: -1 }
  if (along === 'columns' && toColumn >= columns) return { at: [row, 0], turn: 1 }
  return {
    at: [Math.max(0, Math.min(rows - 1, toRow)), Math.max(0, Math.min(columns - 1, toColumn))],
    turn: 0,
  }
}

const steps: Readonly<Record<string, CellPlace>> = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

interface CellProps {
  cell: HeatCell
  hatch: string
  ink: string
  x: number
  y: number
  width: number
  height: number
  isLooked: boolean
  words: string
  inside: string
  onPress: () => void
}

function Cell({ cell, hatch, ink, x, y, width, height, isLooked, words, inside, onPress }: CellProps) {
  const radius = Math.min(5, width / 3)
  const [midX, midY] = [x + width / 2, y + height / 2]
  const box = { x, y, width, height, rx: radius }
  return (
    <g onPointerUp={onPress}>
      <title>{words}</title>
      {!isWithoutBrowser && <rect {...box} fill="transparent" />}
      {typeof cell === 'number' && (
        <rect {...box} className={ink} opacity={inside ? 0.1 + cell * 0.36 : 0.12 + cell * 0.85} />
      )}
      {cell === 'unknown' && <rect {...box} fill={`url(#${hatch})`} />}
      {cell === 'ahead' && (
        <rect {...box} x={x + 0.5} y={y + 0.5} width={width - 1} className="fill-none stroke-line" />
      )}
      {cell === 'none' && !inside && <circle cx={midX} cy={midY} r="1.8" className="fill-muted" />}
      {cell === 'skipped' && (
        <path d={`M${midX - 5} ${midY + 5}L${midX + 5} ${midY - 5}`} className="stroke-muted" />
      )}
      {inside && (
        <text
          x={midX}
          y={midY + 4}
          textAnchor="middle"
          className={
            typeof cell === 'number'
              ? 'figures fill-text text-fine font-strong'
              : 'figures fill-text-2 text-fine'
          }
        >
          {inside}
        </text>
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
