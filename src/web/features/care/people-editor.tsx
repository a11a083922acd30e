import { Plus } from 'lucide-react'
import { useId, useState } from 'react'
import type { OwnContact } from '#domain/safety/care-records.ts'
import type { ContactRole } from '#domain/safety/plan-parts.ts'
import { type EntityRow, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { ContactForm } from './contact-form.tsx'

/** The person's own contacts of one kind: the list, and one form at a time to add or change. */
export function PeopleEditor({ who, title, hint }: { who: ContactRole; title: string; hint: string }) {
  const id = useId()
  const people = useEntities('own_contact').rows.filter((contact) => contact.role === who)
  /** The contact that is being changed; 'new': one more; null: none. */
  const [edited, setEdited] = useState<string | null>(null)
  const close = () => setEdited(null)
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-ui font-medium leading-ui">
        {title}
      </h3>
      <p className="text-label leading-ui text-muted">{hint}</p>
      {people.length > 0 && (
        <ul className="mt-3 border-t border-line">
          {people.map((contact) =>
            edited === contact.id ? (
              <li key={contact.id} className="border-b border-line py-4">
                <ContactForm who={who} contact={contact} onClose={close} />
              </li>
            ) : (
              <PersonRow key={contact.id} contact={contact} onEdit={() => setEdited(contact.id)} />
            ),
          )}
        </ul>
      )}
      <div className="mt-3">
        {edited === 'new' ? (
          <ContactForm who={who} contact={null} onClose={close} />
        ) : (
          <Button variant="outline" size="small" onClick={() => setEdited('new')}>
            <Plus size={15} strokeWidth={1.7} aria-hidden="true" />
            {who === 'person' ? 'Add a person' : 'Add a professional'}
          </Button>
        )}
      </div>
    </section>
  )
}

const word = 'hit-44 rounded-inner text-small font-strong text-text-2 hover:text-ink'

function PersonRow({ contact, onEdit }: { contact: EntityRow<OwnContact>; onEdit: () => void }) {
  const actions = useEntityActions('own_contact')
  const { id, name, phone, how } = contact
  const remove = () => void actions.remove(id, `${name} is off your plan`)
  return (
    <li className="flex min-h-14.5 flex-wrap items-center gap-x-5 gap-y-1 border-b border-line py-2.5">
      <div className="min-w-0 flex-[1_1_180px]">
        <p className="font-serif text-read leading-list [overflow-wrap:anywhere]">{name}</p>
        <p className="type-label figures text-muted [overflow-wrap:anywhere]">
          {[phone, how].filter(Boolean).join('. ')}
        </p>
      </div>
      <button type="button" aria-label={`Change ${name}`} onClick={onEdit} className={word}>
        Change
      </button>
      <button type="button" aria-label={`Remove ${name}`} onClick={remove} className={word}>
        Remove
      </button>
    </li>
  )
}
