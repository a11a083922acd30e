import { expect, test } from 'vitest'
import { namesTableReady } from '#names-table'
import { knownAcross } from '../known-names.ts'
import { readMemory } from '../read-memory.ts'

await namesTableReady()

const read = (text: string, names: Parameters<typeof readMemory>[1]['names'] = []) =>
  readMemory(text, { day: '2026-03-10', weekStart: 'monday', names, notNames: [] })
const namesOf = (text: string, names?: Parameters<typeof readMemory>[1]['names']) =>
  read(text, names).mentions.map(({ kind, name }) => `${kind} ${name}`)
/** Of a page among forty that name nobody: a young journal takes more names for somebody's. */
const others = Array.from({ length: 40 }, () => ({ mentions: [] }))
const namesOfAll = (text: string) => namesOf(text, knownAcross([read(text), ...others]))
const linksOf = (text: string) => read(text).links.map(({ from, to, type }) => `${from} ${type} ${to}`)

test('whom a page names only as somebody’s is somebody, and what they are is said', () => {
  expect(namesOf("Tom's sister got married. Tom laughed.")).toContain("person Tom's sister")
  expect(linksOf("Tom's sister got married.")).toEqual(["person:tom's sister sister of person:tom"])
  expect(namesOf("Tom's sister Ilse got married.")).not.toContain("person Tom's sister")
  expect(namesOf("Ilse is Tom's sister.")).toEqual(['person Ilse', 'person Tom'])
  expect(namesOf("Tom's coat was wet.")).toEqual(['person Tom'])
})

test('nobody of a film or book is somebody of a life, unless the journal knows the name', () => {
  expect(namesOfAll('In that series Vincent shot his brother. I laughed.')).toEqual([])
  expect(namesOf('Watched the film with Anna.')).toEqual(['person Anna'])
  expect(namesOf('In that series Vincent shot his brother.', [{ name: 'Vincent', kind: 'person' }])).toEqual([
    'person Vincent',
  ])
})

test('in a young journal who was met once is somebody', () => {
  const text = 'Dinner with Bertram. I slept.'
  expect(namesOf(text, knownAcross([read(text)]))).toContain('person Bertram')
})

test('a hall, a firm and a word that begins a sentence are nobody', () => {
  expect(namesOf('Dad drove me up to Boyd Hall. I slept.')).not.toContain('person Boyd')
  expect(namesOfAll('Nineteen years with Mackie & Sons. I slept.')).not.toContain('person Mackie')
  expect(namesOf('Met Grace in town. Grace laughed.')).toContain('person Grace')
})

test.each([
  'There was a dog at the gate called Bess. I laughed.',
  'Bess barked at Tom all night.',
  "Took Bess's lead off. Bess ran.",
  'The starter is called Bess and lives on the fridge.',
  'Their dog Bess, a big yellow thing, lay on my bag.',
  'Went to Mrs Honan and to her cat, Bess, nineteen years old.',
  'Bríd put her guinea pigs, Tom and Bess, on my chest.',
  'The cats are Bess and Wallace.',
  'Bess is her greyhound, and misses everyone.',
  'Then Bess, ginger cat, came in.',
  'Walked Bess twice round the block.',
  'A black pup, and Tom has named her Bess.',
  'Bess (the combi oven) threw error 9.',
  'The sat nav voice, which he calls Bess, has better manners.',
  'Started at the new firm, Bess Harper, on Monday.',
])('an animal and a firm are things, whatever they are called: %s', (text) => {
  expect(namesOf(text)).not.toContain('person Bess')
  expect(namesOf(text).some((name) => name.startsWith('concept Bess'))).toBe(true)
})

test.each([
  ['He is a train driver with ScotRail. I slept.', 'ScotRail'],
  ['Margaret played something of Chopin and left.', 'Chopin'],
  ['Ishbel gave us "Auld Lang Syne" on the fiddle.', 'Auld Lang Syne'],
  ['He talked for half an hour on Maurice Hill. I slept.', 'Maurice Hill'],
  ['He looks like Winston Grey, as they all do.', 'Winston Grey'],
  ['I am Robert Rennie and I am fifty-one.', 'Robert Rennie'],
  ['What to call it. Anna votes Chez Robert.', 'Chez Robert'],
  ['My name is Robert Rennie and I am fifty-one.', 'Robert Rennie'],
  ['We had Patsy Cline on all the way. I laughed.', 'Patsy Cline'],
  ['Watched a quiz with Anna, Claudia Winkleman, I laughed.', 'Claudia Winkleman'],
  ['Anna played Ashokan Farewell and cried.', 'Ashokan Farewell'],
  ['I read aloud from Patrick Hill, doing the voices.', 'Patrick Hill'],
  ['The hens are named after Catherine of Aragon.', 'Catherine'],
  ["New Year's Eve we played in Sikeston.", 'Eve'],
  ['Carol service. Sang and laughed.', 'Carol'],
  ['We have one drink called Pocari Hill.', 'Pocari Hill'],
  ['She drove her own Morris Minor for years.', 'Morris Minor'],
  ['I was out by Bellville already.', 'Bellville'],
  ["Final day. Clare weren't in it.", 'Clare'],
  ['He is a Morton supporter. I slept.', 'Morton'],
  ['A farmer’s daughter from Bala came.', 'Bala'],
  ['Anna called at ten from Nsukka and sang.', 'Nsukka'],
  ['Train to Edale to climb Kinder Scout with Anna.', 'Kinder Scout'],
  ['Funeral at Quang Minh temple yesterday.', 'Quang Minh'],
  ['Joy handed me a cold Fanta, and I drank it.', 'Fanta'],
  ['Examiner told her to pull over. Anna did.', 'Examiner'],
])('who is no part of a life is not somebody: %s', (text, name) => {
  expect(namesOfAll(text)).not.toContain(`person ${name}`)
})

test.each([
  ['Anna and Cillian over for pizza.', 'Cillian', ['Anna']],
  ['Anna & Rhian are over with the baby.', 'Rhian', ['Anna']],
  ['It was her niece rang, Attracta, who lives in Tralee.', 'Attracta', []],
  ["My cousins have grown: Dara's 17 and wants to fly.", 'Dara', []],
  ['My cousins have grown: Dara sings, Seyi is nine.', 'Seyi', []],
  ['A girl, and they have called her Gift.', 'Gift', []],
  ['They put him in beside his Verna. I cried.', 'Verna', []],
  ['Anna can see into Mrs Kotecha’s next door.', 'Mrs Kotecha', []],
  ['Murdo MacKinnon turned up in his jacket.', 'Murdo MacKinnon', ['Murdo']],
])('who stands beside somebody, has an age or is told of is somebody: %s', (text, name, known) => {
  const names = known.map((one) => ({ name: one, kind: 'person' as const }))
  expect(namesOf(text, names)).toContain(`person ${name}`)
})

test('what only looks like it is nobody', () => {
  const names = [{ name: 'Olly', kind: 'person' as const }]
  expect(namesOf('Olly, City since birth, has gone to bed.', names)).not.toContain('person City')
  expect(namesOf('Picked Tadhg Neylon from Corofin, who was the quiet one.')).not.toContain('person Corofin')
  expect(namesOf('Two Brazilians, from Goiás, who listen.')).not.toContain('person Goiás')
  expect(namesOf("He never stops, and we've called him Wogan.")).not.toContain('person Wogan')
  expect(namesOf("Work done. st patrick's, everyone in green.")).not.toContain('person patrick')
  expect(namesOf("Supper with Uncle Wale. He's Daddy's younger brother.")).not.toContain(
    "person Daddy's younger brother",
  )
})

test('a woman called like a dog is somebody', () => {
  expect(namesOf('We had a dog once. The new nurse is called Bess.')).toContain('person Bess')
  expect(namesOf('Supper with Bess. Bess laughed.')).toContain('person Bess')
  expect(namesOf('Walked Bess to school. She laughed.')).toContain('person Bess')
  expect(namesOf('Fed the hens and the tups. He died. The vicar called him Bess.')).toContain('person Bess')
})

test.each([
  'If Ilse moved to Leeds, I would cry.',
  'I wish Ilse lived in Bath.',
  'It is not true that Tom married Anna.',
  'I dreamt that Tom married Anna.',
  'I doubt Ilse works with Tom.',
  'Did Tom say Ilse is married to Ben?',
])('what is not told as true says nothing of two: %s', (text) => {
  expect(linksOf(text)).toEqual([])
})

test.each([
  'My new boss, Aylin, was late. Aylin laughed.',
  'Aylin is my new boss. Aylin laughed.',
  'Lunch with Aylin, my new boss. Aylin laughed.',
  'Lunch with Aylin. She is my new boss.',
])('what somebody is to the writer is read beside their name: %s', (text) => {
  const { mentions } = read(text, [{ name: 'Aylin', kind: 'person' }])
  expect(mentions.map(({ surface, role }) => [surface, role])).toEqual([['person:aylin', 'new boss']])
})

test.each([
  'I told Mam, Nesta and Tom.',
  'I rang my sister, Nesta, and Tom.',
  'My sister, Nesta, Tom and I went.',
  'Nesta is my sister’s friend.',
])('in a list nobody is what the one before is: %s', (text) => {
  const { mentions } = read(text, [{ name: 'Nesta', kind: 'person' }])
  expect(mentions.find(({ surface }) => surface === 'person:nesta')?.role).toBeUndefined()
})

test.each(["Tom's sister Ilse rang.", "Ilse, Tom's sister, rang.", "Ilse is Tom's sister."])(
  'somebody’s sister is whoever a page names so: %s',
  (text) => {
    const names = ['Tom', 'Ilse'].map((name) => ({ name, kind: 'person' as const }))
    expect(read(text, names).links).toContainEqual(
      expect.objectContaining({ from: "person:tom's sister", to: 'person:ilse', type: 'same' }),
    )
  },
)

test('a first name behind a whole one is whose that is, unless it is one of the family', () => {
  const names = ['Frank', 'Frank Lister'].map((name) => ({ name, kind: 'person' as const }))
  const same = (text: string) => read(text, names).links.filter(({ type }) => type === 'same')
  expect(same('I met Frank Lister. Later Frank laughed.')).toHaveLength(1)
  expect(same('I met Frank Lister. Not our Frank, of course.')).toEqual([])
})

test.each([
  ["Ngozi, Chidi's wife, has turned the room into a ward.", 'person Ngozi'],
  ["Rory's brother Hamish read the psalm.", 'person Hamish'],
  ['Ann Post has had enough.', 'person Ann Post'],
])('somebody of whom no list knows is read: %s', (text, name) => {
  expect(namesOf(text)).toContain(name)
})

test.each([
  ['Eleven hundred emails were waiting.', 'Eleven'],
  ['We ploughed through Silas Marner. I slept.', 'Silas Marner'],
  ['Ray hums the same four bars of Steely Dan. I slept.', 'Steely Dan'],
  ['Back from Clare. They had tractors. I slept.', 'Clare'],
  ['A civic at last. I named it Gneiss. I slept.', 'Gneiss'],
  ['Nineteen years with Mackie & Sons. I slept.', 'Sons'],
])('nobody is made of a title, a place, a firm, a thing or a word: %s', (text, name) => {
  expect(namesOfAll(text)).not.toContain(`person ${name}`)
})

test('somebody with a longer name than the journal knows is named whole, and is not the one whom it knows', () => {
  const known = [{ name: 'Raj', kind: 'person' }] as const
  const text = "They sent a physio, and his name's Raj too. Raj Gill, arms like fence posts."
  const { mentions, links } = read(text, known)
  expect(mentions.map(({ name }) => name)).toEqual(['Raj', 'Raj Gill'])
  expect(links).toEqual([])
  const named = read('Nell is here. It is for my grandmother, Nell Considine, who had six.', [
    { name: 'Nell', kind: 'person' },
  ])
  expect(named.links).toEqual([])
})

test.each([
  ['Big Tam is Tam Haddow, who is tall.', ['Big Tam', 'Tam Haddow'], 'person:big tam same person:tam haddow'],
  [
    'Zofia started today. She told us to call her Zosia.',
    ['Zofia', 'Zosia'],
    'person:zosia same person:zofia',
  ],
  [
    'Stephen is forty. There was a time when he was Stevie and told me everything.',
    ['Stephen', 'Stevie'],
    'person:stevie same person:stephen',
  ],
  [
    'Robert Hill, a plumber, whom everyone calls Tash, came.',
    ['Robert Hill', 'Tash'],
    'person:robert hill same person:tash',
  ],
  [
    'Bairdy (Stuart Baird, engineer) says the engine coughs.',
    ['Bairdy', 'Stuart Baird'],
    'person:bairdy same person:stuart baird',
  ],
  [
    'I slept. My granddaughter came at noon, Opal, seven pounds and loud.',
    ['Opal'],
    'person:opal same person:role:granddaughter',
  ],
  [
    "Tom's mother landed from Beirut last night, Samia, small and loud.",
    ['Tom', 'Samia'],
    "person:tom's mother same person:samia",
  ],
  [
    'Our own Moses, Moses Okello the driver, sat with me.',
    ['Moses', 'Moses Okello'],
    'person:moses okello same person:moses',
  ],
  [
    'Her roommate is Mrs Grubbs, Delphine Grubbs, who taught me.',
    ['Mrs Grubbs', 'Delphine Grubbs'],
    'person:delphine grubbs same person:mrs grubbs',
  ],
  ['She called me Carl twice. Carl was Daddy.', ['Carl'], 'person:carl same person:role:father'],
  [
    'Guadalupe Ortega, goes by Lupe, teaches here.',
    ['Guadalupe Ortega', 'Lupe'],
    'person:guadalupe ortega same person:lupe',
  ],
])('what a page says somebody is called is their name: %s', (text, names, link) => {
  const known = names.map((name) => ({ name, kind: 'person' as const }))
  const { links } = read(text, known)
  expect(links.map(({ from, to, type }) => `${from} ${type} ${to}`)).toContain(link)
})

test.each([
  'In the panto Robert is Tom Haddow, I think.',
  'Stephen is forty. Anna told us to call him later.',
  'Raffi brought another Raffi, Raffi Tashjian, a plumber.',
  'Iain Steele came. My own Iain texted meanwhile.',
  'My sister brought the cake, Tom, and the dog.',
  'My brother came with Tom, Anna, and a cake.',
])('what is played or only said of a call makes nobody one: %s', (text) => {
  expect(linksOf(text).filter((link) => link.includes(' same '))).toEqual([])
})

test('a neighbour who is called like a mother is nobody’s own mother', () => {
  const rolesIn = (text: string) =>
    read(text, [{ name: 'Sikira', kind: 'person' }]).mentions.map(({ surface, role }) => [surface, role])
  expect(rolesIn('Mummy ran out, and Mama Sikira laughed.')).toEqual([
    ['person:role:mother', 'mother'],
    ['person:sikira', undefined],
  ])
  expect(rolesIn('My mum Sikira laughed.')).toEqual([['person:sikira', 'mother']])
})

test('the mother of whom a son speaks is not the mother of whoever writes', () => {
  const surfaces = (text: string) => read(text).mentions.map(({ surface }) => surface)
  expect(surfaces('My son sent a message which said only, Mum did it.')).not.toContain('person:role:mother')
  expect(surfaces('My sister said Mum did it.')).toContain('person:role:mother')
})

test('big and wee are two people of one name, and many kin are nobody', () => {
  const names = [{ name: 'Tam', kind: 'person' as const }]
  expect(namesOf('Big Tam laughed. Then Wee Tam came, and Big Tam left.', names)).toEqual([
    'person Big Tam',
    'person Wee Tam',
  ])
  expect(namesOf("Big Tam's wife rang.", names)).toContain("person Big Tam's wife")
  expect(namesOf('A big thank you from Tam.', names)).toEqual(['person Tam'])
  expect(namesOf("Tom's kids sang.")).toEqual(['person Tom'])
})
