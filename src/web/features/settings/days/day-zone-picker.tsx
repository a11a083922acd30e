import { Check } from 'lucide-react'
import { type KeyboardEvent, useId, useMemo, useRef, useState } from 'react'
import { findZones, zoneName, zoneOffset } from '#domain/time/zones.ts'
import { classNames } from '#web/ui/class-names.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'

/** More than these are not drawn; another letter finds them. */
const mostDrawn = 40

interface ZonePickerProps {
  chosen: string
  /** Ms since 1970: the instant whose offsets are shown. */
  now: number
  /** The zone that the device is in. */
  here: string
  onChoose: (zone: string) => void
}

/** Every zone that the browser knows, found by typing; arrow keys walk, Enter takes. */
export function ZonePicker({ chosen, now, here, onChoose }: ZonePickerProps) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [search, setSearch] = useState('')
  const [walked, setWalked] = useState<string | null>(null)
  const near = [...new Set([chosen, here, 'UTC'])]
  const zones = useMemo(() => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])], [])
  const found = search.trim() === '' ? near : findZones(zones, search)
  const drawn = found.slice(0, mostDrawn)
  const active = drawn.find((zone) => zone === walked) ?? drawn[0]
  const optionId = (zone: string): string => `${id}-${zone.replaceAll('/', '-')}`

  function walk(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined && drawn.length > 0) {
      event.preventDefault()
      const from = active ? drawn.indexOf(active) : 0
      const to = walked === null && step === 1 && search !== '' ? 0 : from + step
      const next = drawn[(to + drawn.length) % drawn.length] ?? null
      setWalked(next)
      if (next) document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' })
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      take(active)
    } else if (event.key === 'Escape' && search !== '') {
      event.preventDefault()
      setSearch('')
    }
  }
  function take(zone: string) {
    setSearch('')
    setWalked(null)
    list.current?.scrollTo({ top: 0 })
    onChoose(zone)
  }
  return (
    <div className="mt-5">
      <TextField
        label="Another place"
        placeholder="City or region"
        role="combobox"
        aria-expanded
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        spellCheck={false}
        value={search}
        onChange={(event) => {
          setSearch(event.target.value)
          setWalked(null)
        }}
        onKeyDown={walk}
      />
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        aria-label="Zones"
        className="-mx-2.5 mt-2 max-h-77 overflow-y-auto overscroll-contain [scrollbar-width:thin]"
      >
        {drawn.map((zone) => (
          <ZoneOption
            key={zone}
            id={optionId(zone)}
            isChosen={zone === chosen}
            isActive={zone === active && (search !== '' || walked !== null)}
            onTake={() => take(zone)}
            {...{ zone, now }}
          />
        ))}
      </div>
      <p role="status" className="type-label mt-2 text-muted">
        {found.length === 0
          ? 'No place of that name. A larger city nearby may be there.'
          : found.length > mostDrawn
            ? `And ${found.length - mostDrawn} more: another letter finds them.`
            : search.trim() === '' && `Type to find one of ${zones.length} zones.`}
      </p>
    </div>
  )
}

function ZoneOption({
  id,
  zone,
  now,
  isChosen,
  isActive,
  onTake,
}: {
  id: string
  zone: string
  now: number
  isChosen: boolean
  isActive: boolean
  onTake: () => void
}) {
  const { city, region } = zoneName(zone)
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onTake}
      onKeyDown={(event) => event.key === 'Enter' && onTake()}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-inner px-2.5 text-small',
        isActive ? 'bg-wash' : 'hover:bg-surface-2',
      )}
    >
      <span className="min-w-0 flex-1 truncate">
        {city} <span className="text-label text-muted">{region}</span>
      </span>
      {isChosen && <Check size={16} strokeWidth={1.8} aria-hidden="true" className="shrink-0 text-ink" />}
      <span className="figures shrink-0 text-label text-text-2">{zoneOffset(now, zone)}</span>
    </div>
  )
}
