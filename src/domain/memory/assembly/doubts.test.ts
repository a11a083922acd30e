import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { assembleMemory } from '../assemble.ts'
import type { MemoryCorrection } from '../memory-correction.ts'
import { readMemory } from '../read-memory.ts'

await namesTableReady()

/** What is asked of pages, a day each, that know the names of one another. */
const askedOf = (
  texts: readonly string[],
  known: readonly string[],
  corrections: readonly MemoryCorrection[] = [],
): string[] => {
  const names = known.map((name) => ({ name, kind: 'person' as const }))
  const pages = texts.map((text, at) => {
    const day = `2026-03-${String(at + 1).padStart(2, '0')}`
    const read = readMemory(text, { day, weekStart: 'monday', names, notNames: [] })
    return { ...{ uid: day, day, atMs: Date.parse(day), mood: null }, read }
  })
  const { doubts } = assembleMemory(pages, { corrections, today: '2026-04-01' })
  return doubts.map(({ one, others }) => [one, ...others].map((surface) => surface.slice(7)).join(' '))
}

test('kin without a name are asked about with a name that stands close to them', () => {
  const texts = ['My brother was asking for me. He might ask himself. Fergal and I have not had a word.']
  expect(askedOf([...texts, 'Fergal sent a card.', 'Fergal came home.'], ['Fergal'])).toEqual([
    'role:brother fergal',
  ])
  const theirs = ["Easter with Wiebke's mother. Heike cuts her own hedges."]
  expect(askedOf(theirs, ['Wiebke', 'Heike'])).toEqual(["wiebke's mother heike"])
})

test('nobody is asked whether kin are somebody whom a page tells apart from them, of the other gender, or with a role', () => {
  const brother = 'My brother was asking for me. '
  expect(askedOf([`${brother}Monique rang.`, 'Monique left.', 'Monique came.'], ['Monique'])).toEqual([])
  expect(askedOf([`${brother}Fergal rang.`, 'My brother and Fergal left.'], ['Fergal'])).toEqual([])
  expect(askedOf([`${brother}Fergal rang.`, 'My friend Fergal left.'], ['Fergal'])).toEqual([])
})

test('pet forms and very short forms are asked about, and a surname is not taken for a first name', () => {
  expect(askedOf(['Barnaby rang.', 'Barney came.'], ['Barnaby', 'Barney'])).toEqual(['barnaby barney'])
  expect(askedOf(['Fiona rang.', 'Fi came.'], ['Fiona', 'Fi'])).toEqual(['fi fiona'])
  expect(askedOf(['Mital rang.', 'Mits came.'], ['Mital', 'Mits'])).toEqual(['mital mits'])
  expect(askedOf(['Fergie rang.', 'Fergus MacIsaac came.'], ['Fergie', 'Fergus MacIsaac'])).toEqual([
    'fergie fergus macisaac',
  ])
  expect(askedOf(['Seun rang.', 'Oluwaseun came.'], ['Seun', 'Oluwaseun'])).toEqual(['seun oluwaseun'])
  expect(askedOf(['Mrs Danvers rang.', 'Dan came.'], ['Dan'])).toEqual([])
})

test('of many that may be one only the likeliest are asked about', () => {
  const pairs = Array.from('BCDFGHJKLMNPQRSTVWXZ').flatMap((letter) =>
    ['ara', 'ona', 'ela'].map((end) => [`${letter}${end}`, `${letter}${end}bel`]),
  )
  const texts = pairs.flat().map((name) => `${name} rang.`)
  expect(askedOf(texts, pairs.flat())).toHaveLength(40)
})

test('a short name is asked about with a full name, unless somebody is called by its first name', () => {
  expect(askedOf(['Jo rang.', 'Joëlle Mercier came.'], ['Jo', 'Joëlle Mercier'])).toEqual([
    'jo joelle mercier',
  ])
  expect(
    askedOf(['Jo rang.', 'Joëlle Mercier came.', 'Joëlle left.'], ['Jo', 'Joëlle', 'Joëlle Mercier']).sort(),
  ).toEqual(['jo joelle', 'joelle joelle mercier'])
  expect(askedOf(['Nettie Rennie rang.', 'Janet Rennie came.'], ['Nettie Rennie', 'Janet Rennie'])).toEqual([
    'nettie rennie janet rennie',
  ])
})

test('where several names may be theirs, one question offers them, likeliest first: whoever is called so, is near, or is ours', () => {
  const texts = [
    'My daughter is tired. My wife slept.',
    'Our Kirsty rang.',
    'Kirsty came.',
    'Kirsty left.',
    'Kirsty ate.',
  ]
  expect(askedOf([...texts, 'My daughter laughed. Kirsty wept.'], ['Kirsty'])).toEqual([
    'role:daughter kirsty',
    'role:wife kirsty',
  ])
  const names = ['Phyllis', 'Beth', 'Aunty Phyllis']
  const aunts = [
    'My aunt rang. Beth rang too.',
    'Aunty Phyllis came.',
    'Beth left.',
    'Beth ate.',
    'Beth sang.',
  ]
  const [asked = ''] = askedOf(aunts, names).filter((one) => one.startsWith('role:aunt'))
  expect(asked).toContain('aunty phyllis')
  expect(asked).toContain('beth')
  const apart = ['aunty phyllis', 'beth'].map(
    (other): MemoryCorrection => ({
      ...{ type: 'same', surface: 'person:role:aunt', other: `person:${other}`, isSame: false },
      createdAt: '2026-04-01',
    }),
  )
  expect(askedOf(aunts, names, apart)).toEqual([])
})

test('a name is asked about with one that a title, a byname or a first name stands before', () => {
  expect(askedOf(['Samia rang.', 'Teta Samia came.'], ['Samia', 'Teta Samia'])).toEqual(['samia teta samia'])
  expect(askedOf(['Barrett rang.', 'Eoghan Barrett came.'], ['Barrett', 'Eoghan Barrett'])).toEqual([
    'barrett eoghan barrett',
  ])
  expect(askedOf(['Jo rang.', 'Granny Jo came.'], ['Jo', 'Granny Jo'])).toEqual(['jo granny jo'])
})

test('whom a page suggests to be one is asked about, though one sentence names both', () => {
  const sharon = ['Sharon is reading till 2am, my little sister in Form Four already.']
  expect(askedOf(sharon, ['Sharon'])).toEqual(['role:sister sharon'])
  const ellen = ['Dr Whitmore called me in. She said, "And it\'s Ellen."', 'Ellen came out.']
  expect(askedOf(ellen, ['Ellen'])).toEqual(['dr whitmore ellen'])
  expect(askedOf(['Mr Haddad says I should call him Sami.'], ['Sami'])).toEqual(['mr haddad sami'])
  expect(askedOf(['Dad was on every second page: Jim Rennie and his lorry.'], ['Jim Rennie'])).toEqual([
    'role:father jim rennie',
  ])
})

test('a name in a clause of its own may be the kin of another clause, and not in the same one', () => {
  const known = ['Mair', 'Bethan']
  expect(askedOf(['I met Mair and Bethan, and my niece showed me a burger.'], known)).toEqual([
    'role:niece bethan mair',
  ])
  expect(askedOf(['Bethan and my niece showed me a burger.'], known)).toEqual([])
})

test('who is named for the first time within days of a birth may be the child', () => {
  expect(askedOf(['My niece has a whole nose!', 'Ireti slept.'], ['Ireti'])).toEqual(['role:niece ireti'])
})

test("'Granny' may be the mother of somebody who has children, and a priest is nobody's father", () => {
  const granny = ['Mum rang.', 'Granny sent socks.']
  expect(askedOf([...granny, 'My daughter slept.'], [])).toContain('granny role:mother')
  expect(askedOf(granny, [])).toEqual([])
  expect(askedOf(['My father slept. Father Roddy came.', 'Father Roddy left.'], ['Father Roddy'])).toEqual([])
})

test("somebody's mum is asked about as their mother is, and 'Fat Raj' with 'Raj Gill'", () => {
  expect(askedOf(["Tea at Harry's mum. Denise baked."], ['Harry', 'Denise'])).toEqual([
    "harry's mother denise",
  ])
  expect(askedOf(['Raj Gill came.', 'Fat Raj left.'], ['Raj Gill', 'Fat Raj'])).toEqual(['fat raj raj gill'])
  expect(askedOf(['Oliver Trent came.', 'Olly left.'], ['Oliver Trent', 'Olly'])).toEqual([
    'olly oliver trent',
  ])
})

test.each([
  [
    "Leanne had a feeling on the phone, and my sister's feelings are usually just wind.",
    'role:sister leanne',
  ],
  ['Asked my wife, since Leanne runs this lock.', 'role:wife leanne'],
  [
    "Leanne held my arm the whole time, she's seventy-three and Ren's mum and has never missed one.",
    "ren's mother leanne",
  ],
])('kin in a clause of their own may be whom the sentence names: %s', (text, asked) => {
  expect(askedOf([text, 'Leanne came.', 'Leanne left.'], ['Leanne', 'Ren'])).toContain(asked)
})

test.each([
  'Leanne and my sister went home.',
  'We had Leanne, Ren and my sister for tea.',
  'Leanne hugged my sister.',
])('whom one clause names besides kin is somebody else: %s', (text) => {
  const asked = askedOf([text, 'Leanne came.', 'Leanne left.'], ['Leanne', 'Ren'])
  expect(asked.filter((one) => /sister.*leanne/.test(one))).toEqual([])
})

test.each([
  ["Collins burnt his thumb. He's Collins on the payroll, Otis to everyone.", 'collins otis'],
  ['Auntie Carmel came in. She was Sister Benignus for fifty years.', 'auntie carmel sister benignus'],
  [
    "Macca came along. Paul Dunne, electrician, best mate since grade three, and he's late.",
    'macca paul dunne',
  ],
  ['Dr Abara called me in about the rota. Ngozi never sits down.', 'dr abara ngozi'],
  ['Ma keeps all in exercise books, Kim Lien on every cover like a schoolgirl.', 'role:mother kim lien'],
  ['Wallace, she calls him. Wally came.', 'wallace wally'],
  ["Anand, that's Dr Patel's first name.", 'anand dr patel'],
  ['Walt went home. Mr Henderson, I mean.', 'mr henderson walt'],
])('whom a page presents by another name is asked about: %s', (text, asked) => {
  const known = [
    'Collins',
    'Otis',
    'Auntie Carmel',
    'Sister Benignus',
    'Macca',
    'Paul Dunne',
    'Ngozi',
    'Anand',
    'Walt',
  ]
  expect(askedOf([text], [...known, 'Kim Lien', 'Wally', 'Wallace'])).toContain(asked)
})

test('a name that follows another is not asked about where it is often used, or has the same given name as somebody', () => {
  const rota = 'Dr Abara called me in about the rota. Leanne never sits down.'
  expect(askedOf([rota, 'Leanne came.', 'Leanne left.'], ['Leanne'])).toEqual([])
  const macca = 'Macca came along. Paul Dunne, electrician, was late.'
  expect(askedOf([macca, 'Paul Reid came.'], ['Macca', 'Paul Dunne', 'Paul Reid'])).toEqual([])
  expect(
    askedOf(['Duncan came along. Paul Dunne, electrician, was late.'], ['Duncan', 'Paul Dunne']),
  ).toEqual([])
})

test.each([
  ['Macca', 'Paul McIntyre'],
  ['Shazza', 'Sharon'],
  ['Gaz', 'Gareth'],
  ['Palomita', 'Paloma'],
  ['Aaru', 'Aarohi'],
  ['Dre', 'DeAndre'],
  ['Aunty Philo', "Philomena D'Souza"],
])('%s may be %s', (short, long) => {
  const asked = askedOf([`${short} rang.`, `${long} came.`], [short, long])
  expect(asked.map((one) => one.split(' ').sort().join(' '))).toEqual([
    `${short} ${long}`.toLowerCase().split(' ').sort().join(' '),
  ])
})

test('who kin without a name are is asked once, however little speaks for any name', () => {
  const texts = ['My sister is pregnant.', 'Kim came.', 'Lou left.']
  expect(askedOf(texts, ['Kim', 'Lou'])).toEqual(['role:sister kim lou'])
  const apart = ['kim', 'lou'].map(
    (other): MemoryCorrection => ({
      ...{ type: 'same', surface: 'person:role:sister', other: `person:${other}`, isSame: false },
      createdAt: '2026-04-01',
    }),
  )
  expect(askedOf(texts, ['Kim', 'Lou'], apart)).toEqual([])
})

test('in a young journal nobody is asked about two names only because they stand close to each other', () => {
  expect(askedOf(['Heike rang. Wiebke came.'], ['Heike', 'Wiebke'])).toEqual([])
})
