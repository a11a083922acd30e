import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#web/lib/toasts.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { type BundlePart, kilobytes, type PartList, partLists } from './bundle-part.ts'
import { BundleTable } from './bundle-table.tsx'
import { loadAll, useLoadTimes } from './load-times.ts'

/** What the build wrote about itself. */
const usePartLists = () =>
  useQuery({
    queryKey: ['/bundle.json'],
    select: (parts: readonly BundlePart[] | null) => partLists(parts ?? []),
  })

function Sum({ lists }: { lists: readonly PartList[] }) {
  const first = lists.find(({ group }) => group === 'first')
  const all = lists.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0)
  const count = lists.reduce((sum, { parts, small }) => sum + parts.length + small.length, 0)
  if (!first) return null
  return (
    <p className="type-writing mt-5 max-w-[34em] text-text-2">
      The first screen waits for{' '}
      <strong className="figures font-medium text-text">{kilobytes(first.gzipBytes)}</strong> of script. All{' '}
      {count} files together are <strong className="figures font-medium text-text">{kilobytes(all)}</strong>,
      and most of them come when they are needed.
    </p>
  )
}

function LoadAll({ parts }: { parts: readonly BundlePart[] }) {
  const [done, setDone] = useState<number | null>(null)
  const isBusy = done !== null && done < parts.length
  const start = () => {
    setDone(0)
    loadAll(parts, setDone).catch((error: unknown) => {
      console.error(error)
      setDone(null)
      toast({
        title: 'Not all parts could be loaded',
        description: 'The server did not answer.',
        variant: 'destructive',
      })
    })
  }
  return (
    <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
      <Button variant="outline" isPending={isBusy} onClick={start}>
        Load every part from the server
      </Button>
      <p role="status" className="type-secondary figures text-muted">
        {isBusy && `${done} of ${parts.length}`}
        {done === parts.length && 'Done. The times below are those of this run.'}
        {done === null && 'One after another, past the stores of this browser.'}
      </p>
    </div>
  )
}

/** How large each part of the app is, and how long it took to load. */
export function BundleTestScreen() {
  const { data: lists, isPending } = usePartLists()
  const times = useLoadTimes()
  return (
    <article className="mx-auto w-full max-w-270 px-5.5 pb-20 pt-8 md:px-14 md:pt-16">
      <h1 className="type-question">Bundle test</h1>
      {isPending && <Skeleton className="mt-8 h-80 w-full" />}
      {!isPending && !lists?.length && (
        <p className="type-writing mt-5 max-w-[34em] text-text-2">
          There are no figures here. They are written when the app is built, and this server shows one that
          was not.
        </p>
      )}
      {lists && lists.length > 0 && (
        <>
          <Sum lists={lists} />
          <LoadAll parts={lists.flatMap(({ parts, small }) => [...parts, ...small])} />
          <div className="mt-12">
            <BundleTable lists={lists} times={times} />
          </div>
          <p className="type-secondary mt-8 max-w-[60ch] text-muted">
            What travels is compressed. A time that says this device came from the browser’s own store; the
            worker loads its parts by itself, so they show a time only after a run.
          </p>
        </>
      )}
    </article>
  )
}
