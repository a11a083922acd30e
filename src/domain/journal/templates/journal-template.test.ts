import { expect, test } from 'vitest'
import { journalTemplate, templateForm } from './journal-template.ts'

const own = {
  title: ' Sunday soup ',
  pageTitle: '',
  about: '',
  body: '*What is in it*\n',
  order: 1,
  createdAt: '2026-11-19T20:31:00.000Z',
  updatedAt: '2026-11-19T20:31:00.000Z',
}

test('a template of one’s own needs a name and something in it, and nothing else', () => {
  expect(journalTemplate.parse(own)).toEqual({
    ...own,
    title: 'Sunday soup',
    category: null,
    minutes: null,
    madeFrom: null,
    isHidden: false,
  })
  for (const wrong of [
    { title: '  ' },
    { body: ' \n\t' },
    { title: 'x'.repeat(121) },
    { body: 'x'.repeat(50_001) },
    { minutes: 0 },
    { minutes: 2.5 },
    { minutes: Number.NaN },
  ]) {
    expect(templateForm.safeParse({ ...own, minutes: null, ...wrong }).success).toBe(false)
  }
  expect(templateForm.parse({ ...own, minutes: 5 }).minutes).toBe(5)
})

test('the words of a body stay as they were typed', () => {
  expect(journalTemplate.parse({ ...own, body: '  indented\n\n' }).body).toBe('  indented\n\n')
})
