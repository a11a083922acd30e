import { Link } from '@tanstack/react-router'
import { NotebookPen, UserRound, Wind } from 'lucide-react'
import { useState } from 'react'
import { callLink } from '#domain/safety/care-links.ts'
import type { OwnContact } from '#domain/safety/care-records.ts'
import type { CountryHelp } from '#domain/safety/help/help-line.ts'
import { type EntityRow, useEntities } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'

import { CareBreathing } from './care-breathing.tsx'
import { CareRowFrame } from './care-row-frame.tsx'
import { HelpRows } from './help-rows.tsx'

const small = buttonClass('outline', 'small')

/** What can be done now: people who listen, one's own people, a slow breath, one's own plan. */
export function CareRows({ help }: { help: CountryHelp }) {
  const people = useEntities('own_contact').rows
  return (
    <ul className="mt-5 border-t border-line">
      <HelpRows lines={help.lines} />
      <PeopleRows people={people.filter(({ role }) => role === 'person')} />
      <BreathRow />
      <PlanRow hasPeople={people.length > 0} />
    </ul>
  )
}

/** More of them stand in the plan. */
const mostPeople = 2

function PeopleRows({ people }: { people: readonly EntityRow<OwnContact>[] }) {
  if (people.length === 0)
    return (
      <CareRowFrame
        Icon={UserRound}
        title="A person you trust"
        about="Who could hear this today? Name somebody, and their number stands here."
      >
        <Link to="/settings" search={{ section: 'care' }} className={small}>
          Name one
        </Link>
      </CareRowFrame>
    )
  return people.slice(0, mostPeople).map(({ id, name, phone, how }, at) => {
    const link = callLink(phone)
    return (
      <CareRowFrame
        key={id}
        Icon={UserRound}
        title={at === 0 ? 'A person you trust' : name}
        about={[at === 0 && name, phone, how && `“${how}”`].filter(Boolean).join(', ')}
      >
        {link && (
          <a href={link} className={small}>
            Call {name}
          </a>
        )}
      </CareRowFrame>
    )
  })
}

function BreathRow() {
  const [isBreathing, setIsBreathing] = useState(false)
  return (
    <>
      <CareRowFrame
        Icon={Wind}
        title="Two minutes of breathing"
        about="In for four, out for six, both feet on the floor"
      >
        <Button
          variant="outline"
          size="small"
          aria-expanded={isBreathing}
          onClick={() => setIsBreathing(!isBreathing)}
        >
          {isBreathing ? 'Stop' : 'Begin'}
        </Button>
      </CareRowFrame>
      {isBreathing && (
        <li>
          <CareBreathing />
        </li>
      )}
    </>
  )
}

function PlanRow({ hasPeople }: { hasPeople: boolean }) {
  const hasPlan = useView('care.plan').rows.length > 0
  const isThere = hasPlan || hasPeople
  return (
    <CareRowFrame
      Icon={NotebookPen}
      title="Your own plan"
      about={
        isThere ? 'What you wrote for a time like this' : 'A few lines for hard hours, in your own words'
      }
    >
      {isThere ? (
        <Link to="/settings/plan" className={small}>
          Read it
        </Link>
      ) : (
        <Link to="/settings" search={{ section: 'care' }} className={small}>
          Begin it
        </Link>
      )}
    </CareRowFrame>
  )
}
