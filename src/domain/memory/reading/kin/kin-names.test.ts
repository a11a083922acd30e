import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { assembleMemory } from '../../assemble.ts'
import { readMemory } from '../../read-memory.ts'

await namesTableReady()

const readOn = (day: string, text: string, known: readonly string[]) => {
  const names = known.map((name) => ({ name, kind: 'person' as const }))
  return readMemory(text, { day, weekStart: 'monday', names, notNames: [] })
}

/** Whom a page names, with what they are to the writer. */
const peopleIn = (text: string): string[] =>
  readOn('2026-03-01', text, [])
    .mentions.filter(({ kind }) => kind === 'person')
    .map(({ surface, role }) => `${surface.slice('person:'.length)}${role ? ` (${role})` : ''}`)

/** The people of pages, each with all surfaces that are taken for one. */
const groupsOf = (texts: readonly string[], known: readonly string[] = []): string[] => {
  const pages = texts.map((text, at) => {
    const day = `2026-03-${String(at + 1).padStart(2, '0')}`
    return { ...{ uid: day, day, atMs: Date.parse(day), mood: null }, read: readOn(day, text, known) }
  })
  const { nodes } = assembleMemory(pages, { corrections: [], today: '2026-04-01' })
  return nodes
    .filter(({ type }) => type === 'person')
    .map(({ surfaces }) => surfaces.map((surface) => surface.slice('person:'.length)).join(' + '))
    .sort()
}

test.each([
  ['Halmoni made kimchi. My halmoni never sits.', ['halmoni (grandmother)']],
  ['Kuya Ramon is home.', ['kuya ramon']],
  ['Tita Baby and Tito Boy came from Cebu.', ['tita baby', 'tito boy']],
  ['Suresh Uncle drove us.', ['suresh uncle']],
  ['My Opa turned 90. Opa Heinz sang.', ['opa heinz', 'opa (grandfather)']],
  ['Granny made soup.', ['granny (grandmother)']],
  ["Dinner with Lena and her Oma at Nonna's Pizzeria.", ['lena']],
  ['They ate well. Chi energy flows.', []],
])('kin words of other languages are people, alone and with a name: %s', (text, people) => {
  expect(peopleIn(text)).toEqual(people)
})

test.each([
  ['My brother-in-law Pete rang.', ['pete (brother-in-law)']],
  ['My late husband, George, loved it.', ['george (husband)']],
  ['My new boss, Karen, shouted.', ['karen (new boss)']],
  ['Hannah, my wee sister, rang.', ['hannah (sister)']],
  ['Hannah - my sister - came for tea.', ['hannah (sister)']],
  ['My husband — Daniel — forgot.', ['daniel (husband)']],
  ["My sister's called Hannah.", ['hannah (sister)']],
  ['Hannah there, my niece, eight months gone.', ['hannah (niece)']],
  ["Anna, my mother's friend, came.", ['anna', "mother's friend", 'role:mother (mother)']],
  ['Saw Tom, my boss was there too.', ['role:boss (boss)', 'tom']],
  ['My manager, Steve, my colleague Jo and I met.', ['jo (colleague)', 'steve (manager)']],
  ['My dad, Pete and I fished.', ['pete', 'role:father (father)']],
  ['Mum, Agnes and Dad came.', ['agnes', 'role:father (father)', 'role:mother (mother)']],
])('what somebody is to the writer is read in every order: %s', (text, people) => {
  expect(peopleIn(text).toSorted()).toEqual(people)
})

test('two words of kin are two people, and the only one is whom "my grandmother" means', () => {
  expect(groupsOf(['Granny came.', 'Nana slept.', 'My grandmother rang.'])).toEqual([
    'granny',
    'nana',
    'role:grandmother',
  ])
  expect(groupsOf(['Halmoni came.', 'My grandmother rang.'])).toEqual(['halmoni + role:grandmother'])
  expect(groupsOf(['Mum came.', 'Amma slept.'])).toEqual(['amma', 'role:mother'])
  expect(groupsOf(['My mother came.', 'Amma slept.'])).toEqual(['amma + role:mother'])
})

test("a word of kin is no first name: 'Ba' and 'Ba Ngoai' are two, and 'Masi' is the only aunt who is called so", () => {
  const known = ['Ba', 'Ba Ngoai', 'Daksha Masi', 'Hansa Masi', 'Masi']
  expect(groupsOf(['Ba rang. Then Ba Ngoai slept.'], known)).toEqual(['ba', 'ba ngoai'])
  expect(groupsOf(['Daksha Masi drove over. Masi is a nurse.'], known)).toEqual(['daksha masi + masi'])
  const both = ['Daksha Masi drove over. Masi is a nurse.', 'Hansa Masi landed. Masi slept.']
  expect(groupsOf(both, known)).toEqual(['daksha masi', 'hansa masi', 'masi'])
  expect(groupsOf(['Caro came. Mama Caro stayed.'], ['Caro', 'Mama Caro'])).toEqual(['caro', 'mama caro'])
})

test('a surname alone is the only one on its page who has it', () => {
  const known = ['Theo Kaulback', 'Kaulback']
  expect(groupsOf(['Theo Kaulback has a shed. Kaulback charged me half.'], known)).toEqual([
    'kaulback + theo kaulback',
  ])
  expect(
    groupsOf(
      ['Theo Kaulback has a shed. Kaulback charged me half.', 'Ina Kaulback came.'],
      [...known, 'Ina Kaulback'],
    ),
  ).toEqual(['ina kaulback', 'kaulback', 'theo kaulback'])
})
