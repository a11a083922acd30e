import { Download, Image as Picture, Table2 } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { saveFile } from '#web/ui/save-file.ts'
import { classNames } from '../class-names.ts'
import { QuietAction } from '../quiet-action.tsx'
import { csvOf, type FigureTable } from './figure-table.ts'

interface FigureProps {
  /** What the drawing answers, as a question. */
  question: string
  /** One sentence that answers it, with the numbers. */
  answer: ReactNode
  /** One more sentence, below the drawing; null: nothing more is to be said. */
  finding?: string | null
  table: FigureTable
  /** Of the files that are saved, without an ending; absent: nothing is offered for saving. */
  fileName?: string
  /** The question's size: 24 px where it leads, 21 px in a row with others. */
  size?: 'lead' | 'side'
  /** How the heading counts: 2 under the title of a page. */
  level?: 2 | 3 | 4
  /** Beside the small actions under the drawing. */
  actions?: ReactNode
  /** At the right of the question. */
  corner?: ReactNode
  /** The numbers stand in place of the drawing. */
  isTableOnly?: boolean
  className?: string
  children: ReactNode
}

const notDrawn = 'The picture could not be made. If you are offline, try again once you are back online.'

/**
 * A drawing under the question that it answers. Its numbers are a table too: T or the button shows it, and screen readers meet it in place of the drawing.
 */
export function Figure({
  question,
  answer,
  finding = null,
  table,
  fileName,
  size = 'lead',
  level = 3,
  actions,
  corner,
  isTableOnly = false,
  className,
  children,
}: FigureProps) {
  const figure = useRef<HTMLElement>(null)
  const [isAsked, setAsked] = useState(false)
  const isTable = isAsked || isTableOnly
  const [trouble, setTrouble] = useState('')
  const title = useId()
  const Heading = `h${level}` as const
  return (
    <figure
      ref={figure}
      aria-labelledby={title}
      className={classNames('min-w-0', className)}
      onKeyDown={(pressed) => isTableKey(pressed) && setAsked(!isAsked)}
    >
      <div className="flex items-start justify-between gap-x-2">
        <Heading
          id={title}
          className={
            size === 'lead'
              ? 'type-insight'
              : 'font-serif text-title-xs leading-item tracking-title text-text'
          }
        >
          {question}
        </Heading>
        {corner && (
          <div data-not-painted className="-my-2.5 -mr-2.5 flex shrink-0">
            {corner}
          </div>
        )}
      </div>
      <p className="type-secondary mt-1 text-text-2">{answer}</p>
      <div className="mt-5" hidden={isTableOnly && hasNumbers(table)}>
        {children}
      </div>
      {finding && <p className="type-secondary mt-3 text-text-2">{finding}</p>}
      <NumbersTable {...table} isShown={isTable} />
      <div data-not-painted className="-mb-2 mt-2 flex flex-wrap items-center gap-x-5">
        {actions}
        {hasNumbers(table) && (
          <>
            {!isTableOnly && (
              <QuietAction
                Icon={Table2}
                words={isTable ? 'Hide the numbers' : 'Numbers'}
                onPress={() => setAsked(!isAsked)}
              />
            )}
            {fileName && (
              <>
                <QuietAction
                  Icon={Download}
                  words="CSV"
                  onPress={() => saveFile(`${fileName}.csv`, new Blob([csvOf(table)], { type: 'text/csv' }))}
                />
                <QuietAction
                  Icon={Picture}
                  words="Picture"
                  onPress={() => {
                    if (figure.current)
                      saveFigure(figure.current, `${fileName}.png`).then(
                        () => setTrouble(''),
                        () => setTrouble(notDrawn),
                      )
                  }}
                />
              </>
            )}
          </>
        )}
      </div>
      {trouble && (
        <p data-not-painted role="alert" className="type-secondary mt-2 text-warning">
          {trouble}
        </p>
      )}
    </figure>
  )
}

/** Where nothing was given yet there is nothing to read or to save either. */
const hasNumbers = ({ rows }: FigureTable): boolean =>
  rows.some(([, ...values]) => values.some((value) => value !== null && value !== undefined))

async function saveFigure(figure: HTMLElement, name: string) {
  const { savePicture } = await import('./save-picture.ts')
  await savePicture(figure, name)
}

function isTableKey({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent<HTMLElement>): boolean {
  if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey) return false
  return target instanceof HTMLElement && !target.matches('input, textarea, select, [contenteditable]')
}

/** So many rows stand on the page: a reader walks no further, and more of them would slow it down. The file has all. */
const mostRows = 500

function NumbersTable({ caption, head, rows, isShown }: FigureTable & { isShown: boolean }) {
  const shown = rows.slice(-mostRows).map((row, key) => ({ row, key }))
  const left = rows.length - shown.length
  return (
    <div
      data-not-painted
      className={isShown ? 'mt-4 max-h-80 overflow-auto' : 'sr-only'}
      {...(isShown && { role: 'region', 'aria-label': caption, tabIndex: 0 })}
    >
      <table className="figures w-full text-left text-label">
        <caption className={left > 0 ? 'pb-1.5 text-left text-muted' : 'sr-only'}>
          {caption}
          {left > 0 &&
            `: the last ${mostRows} rows of ${rows.length.toLocaleString('en')}. The CSV has them all.`}
        </caption>
        <thead>
          <tr className="text-muted">
            {head.map((name) => (
              <th key={name} scope="col" className="border-line border-b py-1.5 pr-4 font-normal">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ row: [name, ...values], key }) => (
            <tr key={key} className="border-line border-b last:border-0">
              <th scope="row" className={classNames('py-1.5 pr-4 font-normal text-text', unbroken(name))}>
                {name}
              </th>
              {values.map((value, at) => (
                <td key={head[at + 1]} className={classNames('py-1.5 pr-4 text-text-2', unbroken(value))}>
                  {value ?? <NotGiven />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const NotGiven = () => (
  <>
    <span aria-hidden="true" className="text-muted">
      –
    </span>
    <span className="sr-only">not given</span>
  </>
)

/** Days and months stay on one line. */
const unbroken = (value: string | number | null | undefined): string =>
  typeof value === 'string' && /^\d{4}-\d\d/.test(value) ? 'whitespace-nowrap' : ''
