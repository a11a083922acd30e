import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtInTemplates } from '#domain/journal/templates/built-in-templates.ts'

interface Text {
  /** Such as 'faq/forgotten-password'. */
  readonly name: string
  readonly fields: Readonly<Record<string, string>>
  readonly body: string
}

const folder = import.meta.dirname
const texts: readonly Text[] = globSync('*/*.md', { cwd: folder }).sort().map(textOf)
const of = (kind: string): Text[] => texts.filter(({ name }) => name.startsWith(`${kind}/`))
const [articles, answers, guides, pages] = [of('blog'), of('faq'), of('guides'), of('pages')]
const slugOf = ({ name }: Text): string => name.split('/')[1] ?? ''

function textOf(path: string): Text {
  const [, head = '', body = ''] =
    /^---\n(.*?)\n---\n(.*)$/s.exec(readFileSync(join(folder, path), 'utf8')) ?? []
  const fields = head.split('\n').map((line) => /^([a-z]+): (\S.*)$/.exec(line)?.slice(1) ?? [line, ''])
  return { name: path.replace(/\.md$/, ''), fields: Object.fromEntries(fields), body }
}

const wordsOf = ({ body }: Text): number => body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0

/** Code says things as machines do; the rules for prose do not hold there. */
const prose = ({ fields, body }: Text): string =>
  [...Object.values(fields), body].join('\n').replace(/`[^`\n]*`/g, '`')

const categories = {
  blog: ['vault', 'insights', 'habits', 'calm', 'moving', 'companion', 'practice'],
  faq: ['getting-started', 'privacy', 'companion', 'journal', 'money', 'moving'],
}

test('there are eight articles, twenty-six answers, eight guides and the texts of the pages', () => {
  expect([articles.length, answers.length, guides.length]).toEqual([8, 26, 8])
  expect(pages.map(slugOf)).toEqual('about,careers,contact,enhanced,features,mobile,privacy'.split(','))
  expect(new Set(articles.map(({ fields }) => fields.category))).toEqual(new Set(categories.blog))
  expect(new Set(answers.map(({ fields }) => fields.category))).toEqual(new Set(categories.faq))
})

test.each(texts)('$name has complete front matter, and a description that fits a search result', (text) => {
  const keys = {
    blog: 'title,description,date,category',
    faq: 'question,category,order,description',
    guides: 'title,description,template,minutes,order',
    pages: 'title,description',
  }
  const kind = text.name.split('/')[0] as keyof typeof keys
  expect(Object.keys(text.fields)).toEqual(keys[kind].split(','))
  for (const value of Object.values(text.fields)) expect(value).not.toMatch(/^$|^["'“]|\s$/)
  expect(text.fields.description?.length).toBeGreaterThanOrEqual(40)
  expect(text.fields.description?.length).toBeLessThanOrEqual(155)
  expect((text.fields.title ?? text.fields.question)?.length).toBeLessThanOrEqual(70)
  expect(slugOf(text)).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
})

test('no two texts of a kind have one title, and no two texts one description', () => {
  for (const kind of [articles, guides, answers]) {
    const titles = kind.map(({ fields }) => fields.title ?? fields.question)
    expect(new Set(titles).size).toBe(kind.length)
  }
  expect(new Set(texts.map(({ fields }) => fields.description)).size).toBe(texts.length)
})

test.each(articles)('$name has a day that has come', ({ fields }) => {
  expect(fields.date).toMatch(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/)
  expect(fields.date && fields.date <= '2026-11-22').toBe(true)
})

test('guides and the answers of a category are counted from 1', () => {
  const groups = categories.faq.map((one) => answers.filter(({ fields }) => fields.category === one))
  for (const group of [guides, ...groups]) {
    const orders = group.map(({ fields }) => Number(fields.order)).sort((a, b) => a - b)
    expect(orders).toEqual(group.map((_, nth) => nth + 1))
  }
})

test('each guide opens as a template of its own, and says how long that takes', () => {
  expect(new Set(guides.map(({ fields }) => fields.template)).size).toBe(guides.length)
  for (const { name, fields } of guides) {
    const template = builtInTemplates.find(({ id }) => id === fields.template)
    expect({ name, minutes: Number(fields.minutes) }).toEqual({ name, minutes: template?.minutes })
  }
})

test('templates that a text names in italics are there', () => {
  const titles = new Set(builtInTemplates.map(({ title }) => title))
  const named = texts.flatMap(({ body }) => {
    const after = /\btemplates?(?: is)? called \*([^*]+)\*/gi
    const before = /\btemplates?(?: of (?:its|their) own)?,? \*([^*]+)\*/gi
    return [...body.matchAll(after), ...body.matchAll(before)].map(([, title]) => title ?? '')
  })
  expect(named.length).toBeGreaterThan(5)
  expect(named.map((title) => title.replace(/,$/, '')).filter((title) => !titles.has(title))).toEqual([])
})

test.each([
  { kind: 'blog', least: 900, most: 1_500 },
  { kind: 'faq', least: 60, most: 200 },
  { kind: 'guides', least: 350, most: 700 },
])('each text of $kind has $least to $most words', ({ kind, least, most }) => {
  const lengths = of(kind).map((text) => ({ name: text.name, words: wordsOf(text) }))
  expect(lengths.filter(({ words }) => words < least || words > most)).toEqual([])
})

test('nobody is shouted at, and signs are set as in a book', () => {
  const faults = texts.flatMap((text) =>
    [...prose(text).matchAll(/[!"'—…]|\p{Extended_Pictographic}| {2}/gu)].map(
      ([sign], nth) => `${text.name} ${nth} ${sign}`,
    ),
  )
  expect(faults).toEqual([])
})

test('nothing is promised that is promised everywhere', () => {
  const worn =
    /in today’s|game.?changer|seamless|effortless|revolution|unlock your|supercharge|zero.?knowledge|military.?grade|100 ?%|unbreakable|\bcures?\b|\bheals?\b|clinically|scientifically proven|world.?class|cutting.?edge/i
  expect(texts.filter((text) => worn.test(prose(text))).map(({ name }) => name)).toEqual([])
})

test('each text is Markdown alone, with headings of the second and third level', () => {
  for (const { name, body } of texts) {
    const plain = body.replace(/`[^`\n]*`/g, '')
    expect({ name, html: plain.match(/<[a-z/!][^>]*>/i), image: plain.match(/!\[/) }).toEqual({
      name,
      html: null,
      image: null,
    })
    const marks = [...body.matchAll(/^(#+) /gm)].map(([, mark]) => mark)
    expect(marks.filter((mark) => mark !== '##' && mark !== '###')).toEqual([])
  }
})

const routes = new Set(
  '/ /mobile /enhanced /auth /privacy-policy /blog /about /features /features-old /contact /guides /careers /faq /goal-visualizations /theme-test /speech-to-text-demo /dashboard /journal /settings'.split(
    ' ',
  ),
)

test('links lead to routes, to texts that are there, or to an https address', () => {
  const known = new Set([
    ...routes,
    ...texts.map(({ name }) => `/${name}`).filter((at) => !at.startsWith('/pages/')),
  ])
  const links = texts.flatMap(({ name, body }) =>
    [...body.matchAll(/\]\(([^)]*)\)/g)].map(([, to = '']) => ({ name, to })),
  )
  expect(links.length).toBeGreaterThan(30)
  const isGood = (to: string): boolean => /^https:\/\/\S+$/.test(to) || known.has(to.split(/[?#]/)[0] ?? '')
  expect(links.filter(({ to }) => !isGood(to))).toEqual([])
  expect(links.filter(({ name, to }) => to === `/${name}`)).toEqual([])
})

test('every article is led to from another text', () => {
  const led = texts.flatMap(({ name, body }) =>
    [...body.matchAll(/\]\(\/([^)]*)\)/g)].map(([, to = '']) => ({ name, to })),
  )
  const alone = articles.filter(({ name }) => !led.some((one) => one.to === name && one.name !== name))
  expect(alone.map(({ name }) => name)).toEqual([])
})

test('no text says that something is unfinished, or on its way', () => {
  const promised =
    /being built|before it is built|\bwe are building|not (?:finished|ready)\b|not (?:here|there|built) yet|shows? (?:it|them) yet|coming soon|habits to come|for now\b|at present\b/i
  const faults = texts.flatMap((text) => {
    const [found] = promised.exec(prose(text)) ?? []
    return found === undefined ? [] : [`${text.name}: ${found}`]
  })
  expect(faults).toEqual([])
})

test('the features name what each page of the app is for, prices and tokens among them', () => {
  const features = pages.find(({ name }) => name === 'pages/features')?.body ?? ''
  const named = [
    'Memory Lane',
    'Analytics',
    'Goals',
    'Habits',
    'Calendar',
    'Resonance',
    '/pricing',
    'Developer',
  ]
  expect(named.filter((name) => !features.includes(name))).toEqual([])
})
