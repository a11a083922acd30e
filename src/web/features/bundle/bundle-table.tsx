import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { type BundlePart, gzipSum, kilobytes, type PartList, type SectionGroup } from './bundle-part.ts'
import type { LoadTime, LoadTimes } from './load-times.ts'

const titles: Record<SectionGroup, string> = {
  first: 'Before the first screen',
  page: 'With a page',
  later: 'When something is opened',
  worker: 'In the worker, beside the screen',
  look: 'Look and letters',
}

const number = 'figures whitespace-nowrap py-2.5 pl-5 text-right align-baseline'

function neededBy({ group, pages }: BundlePart): string {
  if (pages.length > 3) return `${pages.length} pages`
  if (pages.length > 0) return pages.join(', ')
  return group === 'later' ? 'on demand' : 'every page'
}

function Time({ time }: { time: LoadTime | undefined }) {
  if (!time) return <span className="text-muted italic">not loaded</span>
  return (
    <>
      {time.ms < 10 ? time.ms.toFixed(1) : Math.round(time.ms)} ms
      <span className="block text-label text-muted">{time.isFromDevice ? 'this device' : 'the server'}</span>
    </>
  )
}

function Row({ part, largest, time }: { part: BundlePart; largest: number; time: LoadTime | undefined }) {
  const needed = neededBy(part)
  return (
    <tr className="border-t border-line">
      <th scope="row" className="w-full max-w-0 py-2.5 md:w-auto text-left align-baseline font-normal">
        <span className="block truncate font-mono text-label" title={part.file}>
          {part.name}
        </span>
        <span className="type-label block truncate text-muted">{part.holds.join(', ')}</span>
        <span className="type-label block truncate text-muted md:hidden">{needed}</span>
        <span aria-hidden="true" className="mt-2 block h-0.5 bg-line">
          <span
            className="block h-full bg-ink"
            style={{ width: `max(2px, ${(part.gzipBytes / largest) * 100}%)` }}
          />
        </span>
      </th>
      <td className="type-secondary hidden py-2.5 pl-8 align-baseline text-text-2 md:table-cell">{needed}</td>
      <td className={`${number} hidden text-text-2 md:table-cell`}>{kilobytes(part.bytes)}</td>
      <td className={number}>{kilobytes(part.gzipBytes)}</td>
      <td className={number}>
        <Time time={time} />
      </td>
    </tr>
  )
}

const files = (count: number): string => (count === 1 ? '1 file' : `${count} files`)

function Group({ list, largest, times }: { list: PartList; largest: number; times: LoadTimes }) {
  const { group, parts, small, gzipBytes } = list
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? [...parts, ...small] : parts
  return (
    <tbody>
      <tr className="border-t border-line">
        <th scope="rowgroup" colSpan={5} className="pb-3 pt-9 text-left font-normal">
          <span className="type-insight mr-3">{titles[group]}</span>
          <span className="type-secondary figures text-muted">
            {files(parts.length + small.length)}, {kilobytes(gzipBytes)}
          </span>
        </th>
      </tr>
      {shown.map((part) => (
        <Row key={part.file} part={part} largest={largest} time={times.get(part.file)} />
      ))}
      {small.length > 0 && !isWhole && (
        <tr className="border-t border-line">
          <td colSpan={5} className="py-1">
            <Button variant="quiet" className="figures -ml-5 font-normal" onClick={() => setWhole(true)}>
              Show {files(small.length)} under 1 kB, {kilobytes(gzipSum(small))} together
            </Button>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** Every part with what it weighs and how long it took. */
export function BundleTable({ lists, times }: { lists: readonly PartList[]; times: LoadTimes }) {
  const largest = Math.max(...lists.flatMap(({ parts }) => parts.map(({ gzipBytes }) => gzipBytes)))
  const head = 'type-label pb-2 font-normal text-muted'
  return (
    <table className="w-full border-collapse text-ui md:table-fixed">
      <caption className="sr-only">Parts of the app by when they are loaded</caption>
      <thead>
        <tr>
          <th scope="col" className={`${head} text-left`}>
            Part
          </th>
          <th scope="col" className={`${head} hidden w-[30%] pl-8 text-left md:table-cell`}>
            Needed by
          </th>
          <th scope="col" className={`${head} hidden w-28 text-right md:table-cell`}>
            Size
          </th>
          <th scope="col" className={`${head} text-right md:w-28`}>
            Travels
          </th>
          <th scope="col" className={`${head} text-right md:w-36`}>
            Load time
          </th>
        </tr>
      </thead>
      {lists.map((list) => (
        <Group key={list.group} {...{ list, largest, times }} />
      ))}
    </table>
  )
}
