import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Done, Trouble } from '../settings-block.tsx'
import { useDo } from '../use-worker.ts'
import type { BrowserModelState, RelatedEntryModels } from './companion-settings-data.ts'

/** Brings the browser's own model when it is not here yet, with how far that is. */
export function BrowserModelSection({
  state,
  download,
  onThere,
}: {
  state: BrowserModelState
  download: RelatedEntryModels['download']
  onThere: () => void
}) {
  const [share, setShare] = useState(0)
  const bring = useDo((_: null) => download(setShare), onThere)
  if (state === 'unavailable' || state === 'missing') return null
  const percent = Math.round(share * 100)
  return (
    <div className="mt-3">
      <Button variant="outline" size="small" isPending={bring.isPending} onClick={() => bring.mutate(null)}>
        {state === 'downloading' ? 'Wait for the download' : 'Download'}
      </Button>
      {bring.isPending && (
        <progress
          aria-label="Download of the browser’s own model"
          value={percent}
          max={100}
          className="mt-3 block h-1.5 w-full accent-(--primary)"
        />
      )}
      <Done>{bring.isPending ? `${percent} of 100` : ''}</Done>
      <Trouble error={bring.error} />
    </div>
  )
}
