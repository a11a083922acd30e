import { expect, test } from 'vitest'
import type { HabitRow } from '#domain/views/habit-rows.ts'
import { orderCommands } from '#web/features/palette/palette-order.ts'
import { habitCommands } from './use-habit-commands.ts'

const row = (name: string, more: Partial<HabitRow> = {}) =>
  ({ id: name.toLowerCase(), name, behavior: '', today: 'due', isArchived: false, ...more }) as HabitRow

function paletteOf(habits: readonly HabitRow[]) {
  const done: string[] = []
  const said = (what: string) => (habit?: HabitRow) => void done.push(`${what} ${habit?.id ?? ''}`.trim())
  const parts = { open: said('open'), begin: said('begin'), complete: said('complete') }
  const commands = habitCommands(habits, parts)
  const listed = (query: string) =>
    orderCommands(commands, query, []).flatMap((group) => group.commands.map(({ title }) => title))
  return { commands, listed, done }
}

test('the palette begins a habit, opens each by its name, and marks as done what today asks for', () => {
  const { commands, listed, done } = paletteOf([
    row('Swim'),
    row('Read', { today: 'done' }),
    row('Run', { isArchived: true }),
  ])
  expect(listed('')).toEqual(['New habit'])
  expect(listed('swim')).toEqual(['Swim', 'Done: Swim'])
  expect(listed('read')).toEqual(['Read'])
  expect(listed('run')).toEqual(['Run'])
  for (const { run } of commands) run()
  expect(done).toEqual(['begin', 'complete swim', 'open swim', 'open read', 'open run'])
})
