import { expect, test } from 'vitest'
import { treeOf } from '#web/lib/reading/read-text.ts'
import { modelTree } from './model-text.ts'

const costOf = (run: () => unknown): number => {
  const from = process.threadCpuUsage()
  run()
  const { user, system } = process.threadCpuUsage(from)
  return (user + system) / 1_000
}

const wordsOf = (node: ReturnType<typeof treeOf> | ReturnType<typeof treeOf>['children'][number]): string =>
  'children' in node ? node.children.map(wordsOf).join('') : 'value' in node ? node.value : ''

test.each(['>', '> ', '- ', '* ', '1. ', '[', '[a](', '**a', 'a*b', '_a', '`', '|', 'a|', '<', '&'])(
  'a page of nothing but %j is read in time in proportion to its length',
  { timeout: 60_000 },
  (sign) => {
    for (const parse of [treeOf, modelTree]) {
      const read = (letters: number) => costOf(() => parse(`${sign.repeat(letters / sign.length)}x`))
      read(1_000)
      const growsFaster = (): boolean => {
        const long = read(40_000)
        return long > 300 && long > 8 * read(10_000)
      }
      // What grows with the square does so each time; what a busy machine makes look so does not.
      expect([1, 2, 3].every(growsFaster)).toBe(false)
    }
  },
)

test('nothing is lost of what is nested too deeply, and what is not stays a quote or a list', () => {
  const deep = `${'> '.repeat(40)}x`
  expect(wordsOf(treeOf(deep))).toBe(deep)
  expect(treeOf('> > > - a').children[0]?.type).toBe('blockquote')
  expect(treeOf(`${'-'.repeat(60)}\n- a`).children.map(({ type }) => type)).toEqual(['thematicBreak', 'list'])
})
