import { Skeleton } from '#web/ui/skeleton.tsx'

/** Lines in the place of a page that is still coming. */
export function PageWaiting() {
  return (
    <section aria-label="Page" aria-busy="true" className="h-full bg-surface-1">
      <div className="mx-auto grid max-w-169 gap-4 px-5.5 pt-18 md:px-12 md:pt-26">
        <Skeleton className="h-4 w-52" />
        <Skeleton className="mb-4 h-10 w-3/4" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-11/12" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/5" />
      </div>
    </section>
  )
}
