import { expect, test } from 'vitest'
import { dictated } from './spoken-marks.ts'

const english = { language: 'en-US', hasMarks: true }
const put = (heard: string, before = '', how = english) => dictated(heard, before, how)

test('spoken marks become marks, and a sentence after an end mark begins with a capital', () => {
  expect(put('I walked home full stop it rained comma and I did not mind')).toBe(
    'I walked home. It rained, and I did not mind',
  )
  expect(put('was it worth it question mark yes exclamation mark')).toBe('Was it worth it? Yes!')
  expect(put('two things colon bread semicolon milk')).toBe('Two things: bread; milk')
})

test('a new line and a new paragraph begin one, with a capital and without a space', () => {
  expect(put('the end new line the beginning')).toBe('The end\nThe beginning')
  expect(put('new paragraph tomorrow', 'Today.')).toBe('\n\nTomorrow')
  expect(put('and more', 'Today.\n\n')).toBe('And more')
})

test('what is heard goes on from the text before the caret', () => {
  expect(put('and slept', 'I walked')).toBe(' and slept')
  expect(put('and slept', 'I walked ')).toBe('and slept')
  expect(put('then I slept', 'I walked.')).toBe(' Then I slept')
  expect(put('comma and slept', 'I walked')).toBe(', and slept')
  expect(put('inside', 'I walked (')).toBe('inside')
  expect(put('   ')).toBe('')
})

test('the name of a mark after an article is a word', () => {
  expect(put('it was a period of rain period')).toBe('It was a period of rain.')
  expect(put('the comma matters')).toBe('The comma matters')
  expect(put('this period of my life is over')).toBe('This period of my life is over')
  expect(put('I said this period')).toBe('I said this.')
  expect(put('she wrote that period new line I did not')).toBe('She wrote that.\nI did not')
})

test('marks are known in German, French and Spanish, and left alone in languages whose names are not known', () => {
  expect(put('es regnete Komma und ich ging Punkt', '', { ...english, language: 'de-DE' })).toBe(
    'Es regnete, und ich ging.',
  )
  expect(put('il pleut virgule encore point', '', { ...english, language: 'fr-FR' })).toBe(
    'Il pleut, encore.',
  )
  expect(put('llueve coma otra vez punto', '', { ...english, language: 'es-ES' })).toBe('Llueve, otra vez.')
  expect(put('sataa comma taas', '', { ...english, language: 'fi-FI' })).toBe('Sataa comma taas')
})

test('without inserted marks the words stay as they were heard', () => {
  expect(put('the end period', 'Yes.', { ...english, hasMarks: false })).toBe(' the end period')
})
