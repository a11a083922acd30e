import { type FormEvent, useState } from 'react'
import { callLink } from '#domain/safety/care-links.ts'
import type { OwnContact } from '#domain/safety/care-records.ts'
import type { ContactRole } from '#domain/safety/plan-parts.ts'
import { type EntityRow, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields/text-field.tsx'

interface ContactFormProps {
  who: ContactRole
  /** Null: somebody new. */
  contact: EntityRow<OwnContact> | null
  onClose: () => void
}

/** Name, number, and what to know before calling; sealed on this device, told to nobody. */
export function ContactForm({ who, contact, onClose }: ContactFormProps) {
  const actions = useEntityActions('own_contact')
  const [name, setName] = useState(contact?.name ?? '')
  const [phone, setPhone] = useState(contact?.phone ?? '')
  const [how, setHow] = useState(contact?.how ?? '')
  const [fault, setFault] = useState<{ readonly name?: string; readonly phone?: string }>({})

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = {
      ...(name.trim() === '' && { name: 'A name, so that you know who it is' }),
      ...(phone.trim() !== '' && !callLink(phone) && { phone: 'There is no number in this' }),
    }
    setFault(found)
    if (Object.keys(found).length > 0) return
    const said = { role: who, name, phone, how }
    const isKept = contact ? actions.patch(contact.id, said) : actions.create(said)
    void isKept.then((kept) => kept && onClose())
  }
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
      className="grid gap-4"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label="Name"
          autoFocus
          maxLength={200}
          error={fault.name}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          maxLength={60}
          error={fault.phone}
          value={phone}
          onChange={(event) => setPhone(event.target.value)}
        />
      </div>
      <TextField
        label="What to know before calling"
        aside="(Optional)"
        maxLength={500}
        value={how}
        onChange={(event) => setHow(event.target.value)}
      />
      <div className="flex gap-3">
        <Button type="submit" variant="outline" size="small">
          Keep
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
