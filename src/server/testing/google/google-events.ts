import { randomUUID } from 'node:crypto'

/** An event as Google's Calendar API has it (v3, resource `Events`), as far as it is used here. */
export interface GoogleEventResource {
  id: string
  etag: string
  status: 'confirmed' | 'tentative' | 'cancelled'
  updated: string
  [field: string]: unknown
}

interface Kept {
  readonly event: GoogleEventResource
  /** Counts changes over the whole calendar. */
  readonly change: number
}

/** An answer of the API: its status and its body. */
export interface ApiAnswer {
  readonly status: number
  readonly body?: unknown
}

const refusal = (status: number, reason: string): ApiAnswer => ({
  status,
  body: { error: { code: status, message: reason, errors: [{ domain: 'global', reason }] } },
})
export const apiRefusal = refusal

/** One calendar with its events and its changes. */
export class FakeCalendar {
  readonly id: string
  readonly summary: string
  readonly accessRole: 'owner' | 'reader'
  readonly primary: boolean
  timeZone = 'Europe/Berlin'
  /** Sync tokens of before this change are answered 410. */
  oldestToken = 0
  #changes = 0
  readonly #events = new Map<string, Kept>()
  readonly #now: () => number

  constructor(
    entry: { id: string; summary: string; accessRole?: 'owner' | 'reader'; primary?: boolean },
    now: () => number = Date.now,
  ) {
    this.id = entry.id
    this.summary = entry.summary
    this.accessRole = entry.accessRole ?? 'owner'
    this.primary = entry.primary ?? false
    this.#now = now
  }

  get entry(): object {
    const { id, summary, accessRole, primary, timeZone } = this
    return { id, summary, accessRole, timeZone, ...(primary && { primary }), backgroundColor: '#9fe1e7' }
  }

  /** What the person sees in Google: nothing that is deleted. */
  get shown(): GoogleEventResource[] {
    return [...this.#events.values()].map(({ event }) => event).filter(({ status }) => status !== 'cancelled')
  }

  /** Changes or makes an event, as the person does in Google. */
  set(id: string, fields: Readonly<Record<string, unknown>>): GoogleEventResource {
    const known = this.#events.get(id)?.event
    this.#changes += 1
    const event: GoogleEventResource = {
      status: 'confirmed',
      iCalUID: `${id}@google.com`,
      ...known,
      ...fields,
      id,
      etag: `"${randomUUID()}"`,
      updated: new Date(this.#now()).toISOString(),
    }
    for (const [name, value] of Object.entries(event)) if (value === null) delete event[name]
    this.#events.set(id, { event, change: this.#changes })
    return event
  }

  remove(id: string): void {
    this.set(id, { status: 'cancelled' })
  }

  one(id: string): ApiAnswer {
    const event = this.#events.get(id)?.event
    return event ? { status: 200, body: event } : refusal(404, 'notFound')
  }

  list(asked: URLSearchParams): ApiAnswer {
    const token = asked.get('syncToken')
    const since = token === null ? 0 : Number(token.slice(5))
    if (token !== null && (since < this.oldestToken || Number.isNaN(since)))
      return refusal(410, 'fullSyncRequired')
    if (token !== null && asked.has('timeMin')) return refusal(400, 'badRequest')
    const all = [...this.#events.values()]
      .filter(({ change }) => change > since)
      .sort((a, b) => a.change - b.change)
      .map(({ event }) => event)
      // Cancelled instances of a series are told always, the rest only to who asks for changes.
      .filter((event) => token !== null || event.status !== 'cancelled' || 'recurringEventId' in event)
    const from = Number(asked.get('pageToken') ?? 0)
    const to = from + Number(asked.get('maxResults') ?? 250)
    const more = to < all.length
    return {
      status: 200,
      body: {
        kind: 'calendar#events',
        timeZone: this.timeZone,
        items: all.slice(from, to),
        ...(more ? { nextPageToken: String(to) } : { nextSyncToken: `token${this.#changes}` }),
      },
    }
  }

  insert(body: Readonly<Record<string, unknown>>): ApiAnswer {
    const id = String(body.id ?? randomUUID().replaceAll('-', ''))
    if (!/^[a-v0-9]{5,1024}$/.test(id)) return refusal(400, 'invalid')
    if (!body.start || !body.end) return refusal(400, 'required')
    if (this.#events.has(id)) return refusal(409, 'duplicate')
    return { status: 200, body: this.set(id, body) }
  }

  change(id: string, body: Readonly<Record<string, unknown>>, ifMatch: string | undefined): ApiAnswer {
    const known = this.#events.get(id)?.event
    if (!known) return refusal(404, 'notFound')
    if (ifMatch !== undefined && ifMatch !== known.etag) return refusal(412, 'conditionNotMet')
    return { status: 200, body: this.set(id, body) }
  }

  delete(id: string, ifMatch: string | undefined): ApiAnswer {
    const known = this.#events.get(id)?.event
    if (!known) return refusal(404, 'notFound')
    if (known.status === 'cancelled') return refusal(410, 'deleted')
    if (ifMatch !== undefined && ifMatch !== known.etag) return refusal(412, 'conditionNotMet')
    this.remove(id)
    return { status: 204 }
  }
}
