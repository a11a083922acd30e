import { expect, test } from 'vitest'
import { builtInTemplates, templatesForPart } from './built-in-templates.ts'
import { fillTemplate, fillTitle, unknownVariables } from './fill-template.ts'
import { templateForm } from './journal-template.ts'
import { templateCategories } from './template-category.ts'
import { templateValues } from './template-variables.ts'

const nobody = templateValues(
  { name: null, lastMood: null, lastPage: null },
  Date.parse('2026-11-19T20:31:00.000Z'),
  { zone: 'UTC', startHour: 0 },
)
const ids = builtInTemplates.map(({ id }) => id)
const isPrompt = (line: string): boolean => /^\*[^*].*\*$/.test(line)
const isRoom = (line: string | undefined): boolean => line !== undefined && /^(?:- ?)?$/.test(line)

test('there are enough, each with its own id and name, in every category', () => {
  expect(builtInTemplates.length).toBeGreaterThanOrEqual(18)
  expect(new Set(ids).size).toBe(ids.length)
  expect(new Set(builtInTemplates.map(({ title }) => title)).size).toBe(ids.length)
  for (const category of templateCategories) {
    expect(builtInTemplates.filter((one) => one.category === category.id).length).toBeGreaterThan(1)
  }
})

test('what people ask for by its usual name is there', () => {
  const words = builtInTemplates.map(({ title, also }) => `${title} ${also}`.toLowerCase()).join('\n')
  const usual =
    'gratitude, cbt, end of day, worry time, decision, unsent, weekly review, morning pages, values, grief, sleep, sentence a day, best possible self, self-compassion, argument, body scan, monthly look back, savouring'
  for (const name of usual.split(', ')) expect(words).toContain(name)
})

test.each(builtInTemplates)(
  '$id knows its variables, says where it comes from, and leaves room under each prompt',
  (one) => {
    const { title, about, pageTitle, body, source, minutes } = one
    expect(unknownVariables(body + pageTitle)).toEqual([])
    expect(templateForm.safeParse({ title, about, pageTitle, body, minutes }).success).toBe(true)
    expect(one.id).toMatch(/^[a-z]+(?:-[a-z]+)*$/)
    expect(title.length).toBeLessThanOrEqual(32)
    expect(about).toMatch(/^[A-Z].{10,90}\.$/)
    expect(source).toMatch(/^.{20,150}\.$/)
    expect(source).toMatch(/\b\d{4}\b|\bAD \d+|century/)
    expect(minutes).toBeGreaterThan(0)
    expect(JSON.stringify(one)).not.toMatch(/!|…/)
    expect(JSON.stringify([title, about, body])).not.toMatch(
      /\b(?:heal|cure|therapy|proven|reduces?|improves?|symptoms?|should)\b/i,
    )

    const { text, caret } = fillTemplate(body, nobody)
    const lines = text.split('\n')
    const prompts = lines.filter(isPrompt)
    expect(prompts.length).toBeGreaterThan(0)
    for (const [at, line] of lines.entries()) if (isPrompt(line)) expect(isRoom(lines[at + 1])).toBe(true)
    expect(text).not.toMatch(/\{\{|\n{4}/)
    const lineBefore = text.slice(0, caret).split('\n').at(-1) ?? ''
    expect(['', '- ', 'Dear ']).toContain(lineBefore)
    expect(fillTitle(pageTitle, nobody)).not.toMatch(/\{\{|null/)
  },
)

test('the morning, the afternoon, the evening and the night have three each that fit', () => {
  for (const part of ['morning', 'afternoon', 'evening', 'night'] as const) {
    const fitting = templatesForPart(part)
    expect(fitting).toHaveLength(3)
    for (const id of fitting) expect(ids).toContain(id)
  }
})
