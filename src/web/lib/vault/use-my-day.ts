import { useCallback, useMemo } from 'react'
import { deviceZone } from '#browser/device-zone.ts'
import { type Day, dayOf } from '#domain/time/day.ts'
import { dayRuleOf, defaultMyDay, type MyDay, type MyDayRule } from '#domain/time/my-day.ts'
import type { RowOf } from '#domain/views/views.ts'
import { useWatched, type Watched, watchedValue } from './observable.ts'
import { applyPatch, type Rows } from './use-rows.ts'
import { viewNamed } from './use-view.ts'
import { useVaultCalls, type VaultCalls } from './vault-calls.ts'

type Choices = Pick<Watched<Rows<RowOf<'my-day'>>>, 'read' | 'subscribe'>

const byOwner = new Map<number | null, Choices>()

/** One subscription for all screens of a person: the first that wants to know asks, and nobody asks again. */
function choicesOf(vault: VaultCalls): Choices {
  const known = byOwner.get(vault.owner)
  if (known) return known
  const rows = watchedValue<Rows<RowOf<'my-day'>>>({ rows: [], isReady: false })
  let isAsked = false
  const choices: Choices = {
    read: rows.read,
    subscribe(listener) {
      if (!isAsked) {
        isAsked = true
        vault.subscribe(viewNamed('my-day'), null, (patch) => rows.write(applyPatch(rows.read(), patch)))
      }
      return rows.subscribe(listener)
    },
  }
  byOwner.set(vault.owner, choices)
  return choices
}

/** What the person chose about their days; the defaults until the vault has answered. */
export const useMyDayChoices = (): MyDay => useWatched(choicesOf(useVaultCalls())).rows[0] ?? defaultMyDay

/** Whether the vault has answered what the person chose: until then nothing that could be changed is to be shown as chosen. */
export const useIsMyDayKnown = (): boolean => useWatched(choicesOf(useVaultCalls())).isReady

/** How the person counts days and weeks on this device: what every screen asks before it says a day. */
export function useMyDay(): MyDayRule {
  const { startHour, zone, weekStart } = useMyDayChoices()
  const here = deviceZone()
  return useMemo(() => dayRuleOf({ startHour, zone, weekStart }, here), [startHour, zone, weekStart, here])
}

/** Which day of the person an instant belongs to, written as records keep it ('2026-11-20T03:00:00.000Z'). */
export function useDayOf(): (instant: string) => Day {
  const rule = useMyDay()
  return useCallback((instant: string) => dayOf(Date.parse(instant), rule), [rule])
}
