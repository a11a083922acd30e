import { expect, test } from 'vitest'
import { checkedOn, emergencyNumberIn, helpFor, helpLines, internationalHelp } from './help-lines.ts'

const lines = helpLines.flatMap((help) => help.lines.map((line) => ({ ...line, where: help.code })))
const codes = helpLines.map(({ code }) => code)

test('at least 34 countries have help lines, each country once', () => {
  expect(codes.length).toBeGreaterThanOrEqual(34)
  expect(new Set(codes).size).toBe(codes.length)
})

test('each code is the ISO code of the country beside it', () => {
  const nameOf = new Intl.DisplayNames('en', { type: 'region', style: 'short', fallback: 'none' })
  const long = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const isNamed = (code: string, name: string) => nameOf.of(code) === name || long.of(code) === name
  expect(helpLines.filter(({ code, country }) => !isNamed(code, country))).toEqual([])
})

test('countries stand in the order of their English names', () => {
  const names = helpLines.map(({ country }) => country)
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')))
})

test('every country has an emergency number of three to five digits', () => {
  expect(helpLines.filter(({ emergency }) => !/^\d{3,5}$/.test(emergency))).toEqual([])
  expect(internationalHelp.emergency).toBe('112')
})

test('every country has one or two lines, and each can be called or texted', () => {
  expect(helpLines.filter((help) => help.lines.length < 1 || help.lines.length > 2)).toEqual([])
  expect(lines.filter(({ call, text }) => !call && !text)).toEqual([])
})

test('numbers are digits in groups, as they are dialled inside the country', () => {
  const isDialled = (number: string) => /^\*?\d+(?: \d+)*$/.test(number) && /^.{3,14}$/.test(number)
  const numbers = lines.flatMap(({ call, text }) => [call, text?.to].filter((one) => one !== undefined))
  expect(numbers.length).toBeGreaterThanOrEqual(lines.length)
  expect(numbers.filter((number) => !isDialled(number))).toEqual([])
})

test('no line is there twice in a country, and an emergency number is never given as a line', () => {
  for (const { lines: own, emergency } of helpLines) {
    const numbers = own.map(({ call, text }) => call ?? text?.to)
    expect(new Set(numbers).size).toBe(numbers.length)
    expect(numbers).not.toContain(emergency)
  }
})

test('hours are day and night or two times of the day', () => {
  const isHours = /^(?:day and night|\d{1,2}:\d{2} to \d{1,2}:\d{2})$/
  expect(lines.filter(({ hours }) => hours !== undefined && !isHours.test(hours))).toEqual([])
})

test('an address is a plain name of a host, so that nothing turns it into a link by itself', () => {
  const isHost = /^(?:[a-z0-9-]+\.)+[a-z]{2,}$/
  const all = [...lines, ...internationalHelp.lines]
  expect(all.filter(({ web }) => web !== undefined && !isHost.test(web))).toEqual([])
})

test('the numbers everybody knows are the ones given', () => {
  const called = (code: string) => helpFor(code).lines.map(({ call }) => call)
  expect(called('US')).toContain('988')
  expect(called('CA')).toContain('988')
  expect(called('GB')).toContain('116 123')
  expect(called('IE')).toContain('116 123')
  expect(called('AU')).toContain('13 11 14')
  expect(helpFor('GB').emergency).toBe('999')
  expect(helpFor('AU').emergency).toBe('000')
})

test('in the countries of the European Union the emergency number is 112', () => {
  const union = 'AT BE CZ DE DK ES FI FR GR HU IE IT LT LU LV NL PL PT RO SE SI SK'.split(' ')
  expect(union.filter((code) => helpFor(code).emergency !== '112')).toEqual([])
})

test('a country is found by its code in either case', () => {
  expect(helpFor('de').country).toBe('Germany')
  expect(helpFor(' nz ').country).toBe('New Zealand')
  expect(codes.map((code) => helpFor(code))).toEqual(helpLines)
})

test('where no line is known, the international directory and 112 are given', () => {
  for (const code of ['XX', '', 'Germany', '001']) expect(helpFor(code)).toBe(internationalHelp)
  expect(internationalHelp.lines.map(({ web }) => web)).toEqual(['findahelpline.com'])
})

test('the number of a country is given for that country and for no other', () => {
  expect(['CA', 'ke', 'SG', 'IE'].map(emergencyNumberIn)).toEqual(['911', '999', '995', '112'])
  expect(['JM', '001', ''].map(emergencyNumberIn)).toEqual([undefined, undefined, undefined])
})

test('the list says in which month it was written', () => {
  expect(checkedOn).toMatch(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
})
