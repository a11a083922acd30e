import { QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { makeQueryClient } from '../query-client.ts'
import { AuthProvider, useAuth } from './auth-context.tsx'
import { readAuthStatus, setUser, userQuery } from './use-user.ts'

let server: LocalServer

beforeEach(async () => {
  server = await startLocalServer()
})
afterEach(() => server.close())

const mara: User = {
  id: 3,
  username: 'mara.l',
  email: 'mara@lindqvist.example',
  name: 'Mara Lindqvist',
  avatarUrl: null,
  isAdmin: false,
  onboardingCompleted: true,
  subscriptionTier: 'free',
  subscriptionStatus: 'inactive',
  planType: 'free',
  aiModelPreference: 'openai',
  preferredName: null,
  passwordSeen: false,
  hasPassword: true,
  isGoogleLinked: false,
  hasAvatar: false,
  createdAt: '2026-11-19T20:31:00.000Z',
}

function Who() {
  const { user, isAuthenticated, isLoading } = useAuth()
  return <p>{isLoading ? 'loading' : `${user?.name ?? 'nobody'} ${isAuthenticated}`}</p>
}

const shown = (client = makeQueryClient()) =>
  renderToString(
    <QueryClientProvider client={client}>
      <AuthProvider>
        <Who />
      </AuthProvider>
    </QueryClientProvider>,
  )

describe('who is signed in', () => {
  // Spec: S7-010
  it('is kept under the key of its address and never asked twice in vain', () => {
    expect(userQuery.queryKey).toEqual(['/api/user'])
    expect(userQuery.retry).toBe(false)
  })

  it('is known to everything inside the provider', () => {
    const client = makeQueryClient()
    expect(shown(client)).toContain('loading')
    setUser(client, mara)
    expect(shown(client)).toContain('Mara Lindqvist true')
    setUser(client, null)
    expect(shown(client)).toContain('nobody false')
  })

  // Spec: S8-040
  it('cannot be asked outside the provider', () => {
    expect(() => renderToString(<Who />)).toThrow('useAuth must be used within an AuthProvider')
  })
})

describe('the auth status', () => {
  // Spec: S7-011
  it('tells whether somebody is signed in, and who', async () => {
    server.answer = { status: 200, body: JSON.stringify({ isAuthenticated: true, user: mara }) }
    const status = await readAuthStatus(`${server.address}/api/auth/status`)
    expect(status).toEqual({ isAuthenticated: true, user: mara })
  })

  // Spec: S8-012
  it("is 'Failed to authenticate' when the answer is not OK", async () => {
    server.answer = { status: 503, body: 'starting' }
    await expect(readAuthStatus(`${server.address}/api/auth/status`)).rejects.toThrow(
      'Failed to authenticate',
    )
  })

  it("is the network error's own message when nothing answers", async () => {
    await server.close()
    await expect(readAuthStatus(`${server.address}/api/auth/status`)).rejects.toThrow('fetch failed')
    server = await startLocalServer()
  })

  // Spec: S8-013
  it("is 'Authentication error' when the network error says nothing", async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError(''))
    await expect(readAuthStatus(`${server.address}/api/auth/status`)).rejects.toThrow('Authentication error')
  })
})
