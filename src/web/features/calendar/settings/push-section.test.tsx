import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { PushSection } from './push-section.tsx'

vi.mock('./push-device.ts', () => ({ pushObstacle: () => null }))

test('it says what the server learns of reminders, and what a push service does', () => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <PushSection />
    </QueryClientProvider>,
  )
  expect(html).toContain('At which times something rings on this device')
  expect(html).toContain('The maker of your browser learns when this device is called, and by which server.')
})
