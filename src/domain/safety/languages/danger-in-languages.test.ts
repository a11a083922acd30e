import { describe, expect, test } from 'vitest'
import { alikeSayings } from './alike-sayings.test-support.ts'
import { dangerInLanguages, saysSafeInLanguages } from './danger-in-languages.ts'
import { dangerLanguages } from './danger-language.ts'
import { dangerSayings } from './danger-sayings.test-support.ts'

describe.each(dangerLanguages)('in %s', (language) => {
  test.each(dangerSayings[language])('"%s" is danger', (words) => {
    expect(dangerInLanguages(words)?.language).toBe(language)
  })

  test.each(alikeSayings[language])('"%s" is none', (words) => {
    expect(dangerInLanguages(words)).toBeNull()
  })

  test('a page that says it in its middle says it', () => {
    const [words = ''] = dangerSayings[language]
    const page = `Tuesday. Rain all day, and the bus was late.\n${words}\nThen I made soup.`
    const found = dangerInLanguages(page)
    expect(found?.language).toBe(language)
    expect(page.slice(found?.span.start, found?.span.end)).toBe(found?.span.text)
  })
})

test.each([
  'Ich bin in Sicherheit.',
  'Je suis en sécurité maintenant.',
  'Ya estoy a salvo.',
  'Sono al sicuro.',
  'Estou em segurança.',
  'Ik ben veilig.',
  'Jestem bezpieczna.',
  'Güvendeyim.',
  'أنا في أمان',
  'मैं सुरक्षित हूँ।',
  '我现在很安全。',
  '今は安全です。',
])('"%s" is a plain word of safety', (words) => {
  expect(saysSafeInLanguages(words)).toBe(true)
})

test.each([
  'Ich bin nicht in Sicherheit.',
  'Je ne suis pas en sécurité.',
  'No estoy a salvo.',
  'Ich bin sicher, dass niemand kommt.',
  'Bin ich in Sicherheit?',
  '我不安全。',
  'Estoy seguro de que nadie me quiere.',
])('"%s" is none', (words) => {
  expect(saysSafeInLanguages(words)).toBe(false)
})
