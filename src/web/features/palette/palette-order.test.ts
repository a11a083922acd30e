import { Feather } from 'lucide-react'
import { expect, test } from 'vitest'
import { orderCommands, type PaletteCommand } from './palette-order.ts'

const command = (
  title: string,
  group: 'Start' | 'Go',
  more: Partial<PaletteCommand> = {},
): PaletteCommand => ({
  ...{ id: title, title, group, also: '', Icon: Feather, isFirst: true, run: () => undefined },
  ...more,
})

const commands = [
  command('New entry', 'Start'),
  command('Lock now', 'Start', { also: 'vault close' }),
  command('Morning pages', 'Start', { isFirst: false, aside: 'Template' }),
  command('Memory Lane', 'Go'),
  command('Month', 'Go', { isFirst: false }),
]
const listed = (query: string, recent: readonly string[] = []) =>
  orderCommands(commands, query, recent).map((group) => [
    group.title,
    ...group.commands.map(({ title }) => title),
  ])

test('before anything is typed it offers what one starts with and where one can go', () => {
  expect(listed(' ')).toEqual([
    ['Start', 'New entry', 'Lock now'],
    ['Go', 'Memory Lane'],
  ])
})

test('the last choices stand first and only once, also those that are not offered at first', () => {
  expect(listed('', ['Morning pages', 'gone', 'Lock now'])).toEqual([
    ['Lately', 'Morning pages', 'Lock now'],
    ['Start', 'New entry'],
    ['Go', 'Memory Lane'],
  ])
})

test('typing looks through everything, and the group with the best one comes first', () => {
  expect(listed('mo')).toEqual([
    ['Go', 'Month', 'Memory Lane'],
    ['Start', 'Morning pages'],
  ])
  expect(listed('vault')).toEqual([['Start', 'Lock now']])
  expect(listed('template')).toEqual([['Start', 'Morning pages']])
  expect(listed('zzz')).toEqual([])
})

test('of what fits equally well the last choice comes first', () => {
  const twins = [command('Page one', 'Go'), command('Page two', 'Go')]
  const titles = (recent: readonly string[]) =>
    orderCommands(twins, 'page', recent)[0]?.commands.map(({ title }) => title)
  expect(titles([])).toEqual(['Page one', 'Page two'])
  expect(titles(['Page two'])).toEqual(['Page two', 'Page one'])
})
