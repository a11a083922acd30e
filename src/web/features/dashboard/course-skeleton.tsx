import { Skeleton } from '#web/ui/skeleton.tsx'

/** As high as the fourteen days without anything said of them. */
export function CourseSkeleton() {
  return (
    <>
      <Skeleton className="h-7 w-80 max-w-full" />
      <Skeleton className="mt-2 h-4 w-64" />
      <Skeleton className="mt-5 h-44 w-full" />
    </>
  )
}
