import { dayRuleOf, type MyDayRule } from '#domain/time/my-day.ts'
import { myDayIn } from '#domain/time/my-day-in.ts'
import { myDayChoice, myDayRecords } from '#domain/time/my-day-record.ts'
import { changeSingle } from './entity.ts'
import { chooseMyDay } from './my-day.calls.ts'
import { type CommandImpl, perform, type WorkerTools } from './worker-calls.ts'

/** How the person counts days on this device. */
export const ruleOf = ({ session, zone }: Pick<WorkerTools, 'session' | 'zone'>): MyDayRule =>
  dayRuleOf(myDayIn(session.store), zone)

export const myDayCommands: readonly CommandImpl[] = [
  perform(chooseMyDay, (tools, choice) =>
    changeSingle(tools, myDayRecords, () => ({
      ...myDayIn(tools.session.store),
      ...myDayChoice.parse(choice),
    })),
  ),
]
