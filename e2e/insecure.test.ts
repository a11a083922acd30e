import { networkInterfaces } from 'node:os'
import { expect, test } from 'vitest'
import { launchBrowser, newPerson } from './support/browser.ts'
import { startServer } from './support/server.ts'

const ownAddress = Object.values(networkInterfaces())
  .flat()
  .find((one) => one?.family === 'IPv4' && !one.internal)?.address

test.skipIf(!ownAddress)(
  'on plain http from another machine one page says why, and how to get https',
  async () => {
    const server = await startServer({ env: { HOST: '0.0.0.0' } })
    const browser = await launchBrowser()
    try {
      const origin = `http://${ownAddress}:${server.port}`
      const person = await newPerson(browser, origin)
      // The browser says itself that this address is not to be trusted.
      person.expectTrouble(/Cross-Origin-Opener-Policy/)
      await person.page.goto('/dashboard')
      await person.page.getByRole('heading', { name: 'This address cannot keep a secret.' }).waitFor()
      expect(await person.page.getByText('reverse_proxy').textContent()).toContain(String(server.port))
      await person.close()
    } finally {
      await browser.close()
      await server.stop()
    }
  },
)
