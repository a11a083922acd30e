import { type RefObject, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Note, Part } from '../settings-block.tsx'

/** For the day on which somebody may have had the keys. */
export function RenewSection({ onRenew }: { onRenew: (opener: RefObject<HTMLElement | null>) => void }) {
  const opener = useRef<HTMLButtonElement>(null)
  return (
    <Part title="Keys">
      <Note>
        If somebody may have had your keys: new ones are made, every page is sealed again, and the old ones
        end.
      </Note>
      <Button ref={opener} variant="outline" size="small" className="mt-3.5" onClick={() => onRenew(opener)}>
        Renew the keys
      </Button>
    </Part>
  )
}
