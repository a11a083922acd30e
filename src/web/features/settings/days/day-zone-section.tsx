import { deviceZone } from '#browser/device-zone.ts'
import { dayRuleOf, type MyDay } from '#domain/time/my-day.ts'
import { zoneName, zoneOffset } from '#domain/time/zones.ts'
import { Note, Part, Trouble } from '../settings-block.tsx'
import { useDayChoice } from './day-choice.ts'
import { Segments } from './day-segments.tsx'
import { ZonePicker } from './day-zone-picker.tsx'

const ways = ['device', 'fixed'] as const
const wayNames = { device: 'Follow this device', fixed: 'One zone' }

/** Whose clock counts: the device's, wherever it is, or that of one place. */
export function DayZoneSection({ now, kept }: { now: number; kept: MyDay }) {
  const { value: fixed, choose, error } = useDayChoice('zone', kept.zone)
  const here = deviceZone()
  const { zone } = dayRuleOf({ ...kept, zone: fixed }, here)
  const isKnown = fixed === null || fixed === zone
  return (
    <Part title="Your days are counted in">
      <Note>
        {fixed === null
          ? 'When you travel, your days travel along. A page keeps the zone that it was written in.'
          : 'Days keep to this place, wherever the device is. A page keeps the zone that it was written in.'}
      </Note>
      <div className="mt-4 flex">
        <Segments
          name="Zone"
          values={ways}
          chosen={fixed === null ? 'device' : 'fixed'}
          wordsOf={(way) => wayNames[way]}
          onChange={(way) => choose(way === 'device' ? null : zone)}
        />
      </div>
      <p className="mt-5 flex items-baseline justify-between gap-4">
        <span className="font-serif text-write leading-item">{zoneName(zone).city}</span>
        {zone !== 'UTC' && <span className="figures text-small text-text-2">{zoneOffset(now, zone)}</span>}
      </p>
      {!isKnown && (
        <p className="type-secondary mt-1.5 text-warning">
          This browser does not know {fixed}, so it follows the device for now.
        </p>
      )}
      {fixed !== null && (
        <>
          {here !== zone && <Note>This device is in {zoneName(here).city}.</Note>}
          <ZonePicker chosen={zone} {...{ now, here }} onChoose={choose} />
        </>
      )}
      <Trouble error={error} />
    </Part>
  )
}
