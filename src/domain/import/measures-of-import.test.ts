import { expect, test } from 'vitest'
import { measuresOfImport } from './measures-of-import.ts'

const mark = { import: { source: 'daylio' } }

test('scales, steps and temperature that came with a page are its numbers', () => {
  const scales = {
    ...{ 'Sleep Quality': '8/10 points', 'Sleep Time': '7:30', Weight: '72,5 kg', Walked: '10,532' },
    ...{ Coffee: '0', Cold: '-3.5', Mood: 'fine', Empty: '' },
  }
  expect(measuresOfImport({ metadata: { ...mark, scales } })).toEqual({
    ...{ 'Sleep Quality': 8, 'Sleep Time': 7.5, Weight: 72.5, Walked: 10_532, Coffee: 0, Cold: -3.5 },
  })
  const dayOne = { userActivity: { stepCount: 4321 }, weather: { temperatureCelsius: 11.5 } }
  expect(measuresOfImport({ metadata: { ...mark, ...dayOne } })).toEqual({ Steps: 4321, Temperature: 11.5 })
  const journey = { weather: { celsius: -2, words: 'Snow' }, location: { latitude: 48, longitude: 16 } }
  expect(measuresOfImport({ metadata: { ...mark, ...journey } })).toEqual({ Temperature: -2 })
})

test('a page that came with no import, or with nothing that is a number, has none', () => {
  expect(measuresOfImport({ metadata: { userActivity: { stepCount: 4321 } } })).toEqual({})
  const odd = { scales: 'much', weather: 'rain', userActivity: null }
  expect(measuresOfImport({ metadata: { ...mark, ...odd } })).toEqual({})
})
