import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { helpFor } from '#domain/safety/help/help-lines.ts'
import { EmergencyNumber } from './emergency-number.tsx'

const shown = (code: string, language?: 'de'): string =>
  renderToStaticMarkup(<EmergencyNumber help={helpFor(code)} language={language} className="text-link" />)

test('a number is dialled by what names it, and words that name no one number dial none', () => {
  expect(shown('GB')).toContain('href="tel:999"')
  expect(shown('JM')).toContain('your local emergency number (such as 112, 911 or 999)')
  expect(shown('JM')).not.toContain('tel:')
  expect(shown('JM', 'de')).toMatch(/href="tel:112".*>112</)
})
