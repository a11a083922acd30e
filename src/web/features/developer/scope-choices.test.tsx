import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ScopeChoices } from './scope-choices.tsx'

test('whoever makes a token reads what each scope opens, and what every token reads beside it', () => {
  const html = renderToStaticMarkup(
    <ScopeChoices chosen={['records:write']} error={undefined} onChoose={() => undefined} />,
  )
  const words = html.replaceAll(/<[^>]*>/g, ' ')
  expect(words).toContain('read your plan, read and change your look')
  expect(words).toContain('Each token also reads your username, email address, name and plan')
})
