import type { NamedMove } from '#domain/insights/analysis.ts'
import { type BegunExperiment, experimentFrom } from '#domain/insights/experiments/begin-experiment.ts'
import type { Experiment } from '#domain/insights/experiments/experiment.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { wallInstant } from '#domain/time/wall-instant.ts'
import { offerUndo } from '#web/lib/vault/offer-undo.ts'
import { type EntityRow, useEntities, useEntityActions } from '#web/lib/vault/use-entities.ts'
import { useMyDay } from '#web/lib/vault/use-my-day.ts'

export type ExperimentRow = EntityRow<Experiment>

/** A whole number of chance, from which all tosses of an experiment follow. */
export const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1

/** Rings on every day of an experiment, at a time by the clock of a zone. */
function reminderOf({ question, firstDay, days }: BegunExperiment, remindAt: string, zone: string) {
  const at = (day: Day) => new Date(wallInstant(day, remindAt, zone)).toISOString()
  return {
    ...{ title: `What the coin says: ${question}`.slice(0, 200), zone },
    ...{ startTime: at(firstDay), endTime: at(firstDay) },
    ...{
      isRecurring: true,
      recurringPattern: 'daily' as const,
      recurringEndDate: at(addDays(firstDay, days - 1)),
    },
  }
}

/** All experiments, newest first, and what can be done with them. */
export function useExperiments(today: Day) {
  const { rows, isReady } = useEntities('experiment')
  const actions = useEntityActions('experiment')
  const bells = useEntityActions('reminder')
  const { zone } = useMyDay()
  const quiet = (reminderId: string | null) => (reminderId === null ? null : bells.take(reminderId))
  /** `remindAt`: 'HH:MM' on each of its days; null: nothing rings. */
  async function begin(begun: BegunExperiment, remindAt: string | null = null): Promise<boolean> {
    const reminderId = remindAt === null ? null : await bells.create(reminderOf(begun, remindAt, zone))
    if (remindAt !== null && reminderId === null) return false
    const uid = await actions.create({ ...begun, reminderId })
    if (uid === null) {
      await quiet(reminderId)
      return false
    }
    const takeBack = async () => {
      await actions.take(uid)
      await quiet(reminderId)
    }
    offerUndo('The experiment begins. The coin has been tossed for every day.', takeBack)
    return true
  }
  return {
    isReady,
    all: rows.toReversed(),
    begin,
    /** One press from an insight. */
    tryOut: (move: NamedMove) => begin(experimentFrom(move, today, newSeed())),
    say: (one: ExperimentRow, day: Day, followed: boolean) =>
      void actions.patch(one.id, { followed: { ...one.followed, [day]: followed } }),
    stop: async (one: ExperimentRow) => {
      if (!(await actions.patch(one.id, { stoppedOn: today }))) return
      const silenced = await quiet(one.reminderId)
      const goOn = async () => {
        await actions.patch(one.id, { stoppedOn: null })
        if (silenced) await bells.restore(silenced)
      }
      offerUndo('Stopped. What was rated stays.', goOn)
    },
    remove: async (one: ExperimentRow) => {
      if (await actions.remove(one.id, 'The experiment is gone')) await quiet(one.reminderId)
    },
  }
}
