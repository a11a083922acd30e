import { expect, test } from 'vitest'
import { goalFact } from '#domain/goals/sample-goals.test-support.ts'
import { orderCommands } from '#web/features/palette/palette-order.ts'
import { goalCommands } from './use-goal-commands.ts'

test('the palette begins a goal, and opens each by its name or a tag', () => {
  const done: string[] = []
  const commands = goalCommands(
    [
      goalFact({ id: 'swim', title: 'Swim a kilometre', tags: ['water'] }),
      goalFact({ id: 'rota', title: 'Leave the night rota', status: 'completed' }),
    ],
    { begin: () => done.push('begin'), open: (id) => done.push(id) },
  )
  const listed = (query: string) =>
    orderCommands(commands, query, []).flatMap((group) => group.commands.map(({ title }) => title))
  expect(listed('')).toEqual(['New goal'])
  expect(listed('water')).toEqual(['Swim a kilometre'])
  expect(listed('rota')).toEqual(['Leave the night rota'])
  for (const { run } of commands) run()
  expect(done).toEqual(['begin', 'swim', 'rota'])
})
