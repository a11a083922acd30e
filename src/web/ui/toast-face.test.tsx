import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ToastIcon } from './toast-face.tsx'

// Spec: S2-176, S3-178
it('each of the four kinds of message has a sign of its own shape', () => {
  const shapes = (['default', 'success', 'destructive', 'warning'] as const).map((variant) =>
    [...renderToString(<ToastIcon variant={variant} />).matchAll(/ (?:d|points|r|cx)="([^"]+)"/g)]
      .map(([, shape]) => shape)
      .join(' '),
  )
  expect(new Set(shapes).size).toBe(4)
})
