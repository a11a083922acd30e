import { Link } from '@tanstack/react-router'
import { ArrowLeft, Printer } from 'lucide-react'
import { callLink } from '#domain/safety/care-links.ts'
import type { OwnContact } from '#domain/safety/care-records.ts'
import { type ContactRole, type PlanSection, planOrder, planWords } from '#domain/safety/plan-parts.ts'
import type { PlanRow } from '#domain/views/care.ts'
import { type EntityRow, useEntities } from '#web/lib/vault/use-entities.ts'
import { useView } from '#web/lib/vault/use-view.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Paper } from '#web/ui/paper.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

import { listMonth } from './care-words.ts'
import { EmergencyNumber } from './emergency-number.tsx'
import { HelpRows } from './help-rows.tsx'
import { useHelp } from './use-help.ts'

/** The safety plan to be read in a hard hour: large, plain, without a server, and on paper. */
export function PlanScreen() {
  const plan = useView('care.plan')
  const contacts = useEntities('own_contact')
  if (!plan.isReady || !contacts.isReady) return <Skeleton className="h-96 w-full" />
  const isEmpty = plan.rows.length === 0 && contacts.rows.length === 0
  return (
    <div className="mx-auto w-full max-w-165">
      <div className="plan-off-paper flex flex-wrap items-center gap-x-6 gap-y-3">
        <Link
          to="/settings"
          search={{ section: 'care' }}
          className="hit-44 mr-auto inline-flex items-center gap-2 rounded-inner text-small text-text-2 hover:text-text"
        >
          <ArrowLeft size={16} strokeWidth={1.6} aria-hidden="true" />
          Care
        </Link>
        <Link to="/settings" search={{ section: 'care' }} className={buttonClass('quiet', 'small')}>
          {isEmpty ? 'Begin it' : 'Change it'}
        </Link>
        <Button variant="outline" size="small" onClick={() => print()}>
          <Printer size={16} strokeWidth={1.6} aria-hidden="true" />
          Print
        </Button>
      </div>
      <Paper className="pb-16 pt-6">
        <h1 className="type-screen-title">Your plan for a hard hour</h1>
        {isEmpty ? <Empty /> : <Filled plan={plan.rows} contacts={contacts.rows} />}
        <Lines />
      </Paper>
    </div>
  )
}

function Empty() {
  return (
    <>
      <p className="mt-5 font-serif text-lead leading-ui">
        Nothing stands here yet. A plan is best written on a calm day, a line at a time.
      </p>
      <p className="type-secondary mt-2 text-muted">
        What you notice first, what has helped before, whom you can call. Every part may stay empty.
      </p>
    </>
  )
}

interface FilledProps {
  plan: readonly PlanRow[]
  contacts: readonly EntityRow<OwnContact>[]
}

const roleOf: Readonly<Partial<Record<PlanSection, ContactRole>>> = {
  people: 'person',
  professionals: 'professional',
}

function Filled({ plan, contacts }: FilledProps) {
  return planOrder.map((section) => {
    const role = roleOf[section]
    const people = contacts.filter((contact) => contact.role === role)
    const lines = linesOf(plan.find(({ id }) => id === section)?.text ?? '')
    if (people.length + lines.length === 0) return null
    return (
      <section key={section} className="mt-8 border-t border-line pt-5">
        <h2 className="text-small font-medium text-text-2">{planWords[section].title}</h2>
        <ul className="mt-2 grid gap-1.5 font-serif text-write leading-ui">
          {lines.map((line) => (
            <li key={line} className="[overflow-wrap:anywhere]">
              {line}
            </li>
          ))}
          {people.map((contact) => (
            <Person key={contact.id} {...contact} />
          ))}
        </ul>
      </section>
    )
  })
}

const linesOf = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => line.trim() || [])),
]

function Person({ name, phone, how }: OwnContact) {
  const link = callLink(phone)
  return (
    <li>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 [overflow-wrap:anywhere]">
        <span>{name}</span>
        {link ? (
          <a href={link} className="text-link hit-44 figures" aria-label={`Call ${name}, ${phone}`}>
            {phone}
          </a>
        ) : (
          phone && <span>{phone}</span>
        )}
      </p>
      {how && <p className="text-item leading-ui text-text-2 italic">{how}</p>}
    </li>
  )
}

function Lines() {
  const { help } = useHelp()
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="text-small font-medium text-text-2">When nobody of mine can be reached</h2>
      <p className="mt-2 flex items-baseline justify-between gap-4 font-serif text-write leading-ui">
        <span>In danger now</span>
        <EmergencyNumber help={help} className="hit-44 text-link figures text-title-s" />
      </p>
      <ul className="mt-3 border-t border-line">
        <HelpRows lines={help.lines} />
      </ul>
      <p className="type-label mt-3 text-muted">
        {help.country}, from public knowledge of {listMonth()}. Please check the numbers on a calm day.
      </p>
    </section>
  )
}
