import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Logo, Wordmark } from './wordmark.tsx'

// Spec: S9-028, S2-182
it('shows the name beside a moving mark in four heights', () => {
  const heights = (['sm', 'md', 'lg', 'xl'] as const).map((size) => {
    const html = renderToString(<Wordmark name="Inkwell" size={size} />)
    expect(html).toContain('Inkwell')
    expect(html).toContain('animate-logo')
    return / (h-\d+)"/.exec(html)?.[1]
  })
  expect(heights).toEqual(['h-6', 'h-8', 'h-10', 'h-12'])
})

// Spec: S2-181
it('answers the hand unless told not to', () => {
  expect(renderToString(<Logo />)).toContain('logo-shape')
  expect(renderToString(<Logo hasHoverEffect={false} />)).not.toContain('logo-shape')
})

it('is decoration unless it has a name', () => {
  expect(renderToString(<Logo />)).toContain('aria-hidden="true"')
  expect(renderToString(<Logo label="Inkwell" />)).toContain('role="img" aria-label="Inkwell"')
})
