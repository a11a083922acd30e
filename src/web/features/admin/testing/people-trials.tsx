import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ProofDialog } from '../proof-dialog.tsx'
import { useProvenDo } from '../use-admin.ts'
import { type ShownMaking, usePeopleMaking } from './people-making.ts'
import { brokenWords, lifeWords } from './testing-words.ts'
import { Trial } from './trial.tsx'

/** Sample people with a life each, made by this device as theirs would. */
export function PeopleTrial() {
  const [isAsking, setAsking] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { making, make } = usePeopleMaking()
  const { mutateAsync } = useProvenDo(make)
  return (
    <Trial
      title="Sample people"
      about={
        making ? (
          <Made {...making} />
        ) : (
          'Three sample people to sign in as, with 7, 30 and 100 pages. This browser seals the pages with their own keys. Your own session and journal are not touched.'
        )
      }
    >
      <Button
        ref={opener}
        size="small"
        variant="outline"
        isPending={making?.is === 'going'}
        onClick={() => setAsking(true)}
      >
        Make them
      </Button>
      {isAsking && (
        <ProofDialog
          title="Make sample people?"
          what="Three sample accounts share one password, shown here until you make more or reload the page. It takes a few seconds, so keep this tab open."
          verb="Make them"
          returnFocus={opener}
          act={mutateAsync}
          onClose={() => setAsking(false)}
        />
      )}
    </Trial>
  )
}

function Made({ is, why, people, password, done, of }: ShownMaking) {
  if (is === 'going')
    return (
      <span className="figures">
        Writing their journals: {done} of {of} pages.
      </span>
    )
  const whole = people.filter(({ isWhole }) => isWhole)
  const broken = people.filter(({ isWhole }) => !isWhole).map(({ username }) => username)
  return (
    <span role="status">
      {is === 'broken' && `${brokenWords(why, broken)} `}
      {whole.length > 0 && (
        <>
          {whole.map(lifeWords).join(', ')}, all with the password{' '}
          <code className="font-mono break-all">{password}</code>.
        </>
      )}
    </span>
  )
}
