import { useQuery } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Done, Note, Part } from '../settings-block.tsx'
import { useDo } from '../use-worker.ts'
import { bytesWords } from './health-words.ts'

async function readStorage() {
  const { usage = 0, quota = 0 } = await navigator.storage.estimate()
  return { usage, quota, isLasting: await navigator.storage.persisted() }
}

/** How much lies in this browser, and whether the browser may throw it away. */
export function StorageSection() {
  const storage = useQuery({
    queryKey: ['storage of this browser'],
    queryFn: readStorage,
    staleTime: 0,
    networkMode: 'always',
  })
  const ask = useDo(
    (_: null) => navigator.storage.persist(),
    () => void storage.refetch(),
  )
  const kept = storage.data
  return (
    <Part title="Storage on this device">
      {storage.isPending && <Skeleton className="mt-2 h-10 w-full" />}
      {kept && (
        <Note>
          <span className="figures text-text-2">
            {bytesWords(kept.usage)} of {bytesWords(kept.quota)}
          </span>{' '}
          used.{' '}
          {kept.isLasting
            ? 'The browser has promised to keep it until you clear it yourself.'
            : 'When the disk fills up, the browser may clear it; whatever the server has comes back.'}
        </Note>
      )}
      {storage.error && <Note>This browser does not say how much it keeps.</Note>}
      {kept && !kept.isLasting && (
        <Button
          variant="outline"
          size="small"
          className="mt-3.5"
          isPending={ask.isPending}
          onClick={() => ask.mutate(null)}
        >
          Ask the browser to keep it
        </Button>
      )}
      <Done>
        {ask.data === true && 'The browser keeps it.'}
        {ask.data === false &&
          'The browser said no for now. Installing Inkwell or using it for some days often changes that.'}
      </Done>
    </Part>
  )
}
