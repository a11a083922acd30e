import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings, saveSettings } from '#contract/account.ts'
import { defaultSettings } from '#domain/theme/theme.ts'
import { type LocalServer, startLocalServer } from '#web/testing/local-server.ts'
import { appearanceServer, settingsPath } from './appearance-server.ts'
import { type AppearanceState, AppearanceStore } from './appearance-store.ts'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
const keptLook = () => JSON.parse(kept.get('inkwell-theme-settings') ?? 'null')

let server: LocalServer
let painted: AppearanceState[]
let look: AppearanceStore
let logged: unknown[]

const answerWith = (body: object, status = 200) => {
  server.answer = { status, body: JSON.stringify(body) }
}
const sent = (method: string) => server.received.filter((one) => one.method === method)
const bodies = () => sent('PUT').map(({ body }) => JSON.parse(body))
const loaded = () => vi.waitFor(() => expect(look.state.read().isLoading).toBe(false))
const paintedNow = () => painted.at(-1)

beforeEach(async () => {
  kept.clear()
  vi.stubGlobal('localStorage', storage)
  server = await startLocalServer()
  painted = []
  logged = []
  vi.spyOn(console, 'error').mockImplementation((...what) => void logged.push(what[0]))
  look = newAppearance()
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await server.close()
})

/** The store as a page that was just opened has it. */
function newAppearance(systemIsLight = false): AppearanceStore {
  const store = new AppearanceStore({
    server: appearanceServer(server.address),
    paint: (state) => void painted.push(state),
    loadWithinMs: 1_500,
    retryMs: 30,
  })
  store.start(systemIsLight)
  return store
}

describe('the first load', () => {
  // Spec: S7-012, S4-012
  it('asks the server once for a person, without a payload', async () => {
    expect([readSettings.path, readSettings.method]).toEqual([settingsPath, 'GET'])
    expect([saveSettings.path, saveSettings.method]).toEqual([settingsPath, 'PUT'])
    answerWith({ theme: 'light', colorTheme: 'rose' })
    look.come(3)
    await loaded()
    expect(server.received.map(({ method, url, body }) => [method, url, body])).toEqual([
      ['GET', '/api/user/settings', ''],
    ])
    expect(look.state.read().settings).toEqual({ ...defaultSettings, theme: 'light', colorTheme: 'rose' })
  })

  // Spec: S4-014, S7-030, S4-008
  it('comes before anything is painted or saved; then the mode and all four parts are kept here', async () => {
    answerWith({ theme: 'light', themeVariant: 'tint' })
    look.come(3)
    expect(painted).toEqual([])
    expect(kept.size).toBe(0)
    await loaded()
    expect(painted.map(({ mode, settings }) => [mode, settings.themeVariant])).toEqual([['light', 'tint']])
    expect(kept.get('theme')).toBe('light')
    expect(keptLook()).toEqual({ ...defaultSettings, theme: 'light', themeVariant: 'tint' })
  })

  // Spec: S4-013, S8-017
  it('is over when it fails as well: that is logged, and the defaults stay', async () => {
    answerWith({ error: 'starting' }, 503)
    look.come(3)
    await loaded()
    expect(String(logged[0])).toContain('503')
    expect(look.state.read().settings).toEqual(defaultSettings)
    expect(paintedNow()?.mode).toBe('dark')
  })

  it('is over when nothing answers', async () => {
    const silent = new AppearanceStore({
      server: {
        load: (signal) =>
          new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
        save: async () => {},
      },
      paint: (state) => void painted.push(state),
      loadWithinMs: 20,
    })
    silent.start(false)
    silent.come(3)
    await vi.waitFor(() => expect(silent.state.read().isLoading).toBe(false))
    expect(String(logged[0])).toContain('not answered in time')
  })

  // Spec: S7-013
  it('is given up when the person leaves, without a word', async () => {
    const leave = look.come(3)
    leave()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(look.state.read().isLoading).toBe(true)
    expect([painted, logged, kept.size]).toEqual([[], [], 0])
  })

  it('takes what the server says before what is kept here, and the four kept parts before the kept mode', async () => {
    kept.set('theme', 'system')
    expect(newAppearance().state.read().settings.theme).toBe('system')
    kept.set(
      'inkwell-theme-settings',
      JSON.stringify({ theme: 'light', colorTheme: 'teal', borderRadius: 'huge' }),
    )
    look = newAppearance()
    expect(look.state.read().settings).toEqual({ ...defaultSettings, theme: 'light', colorTheme: 'teal' })
    answerWith({ colorTheme: 'amber' })
    look.come(3)
    await loaded()
    expect(look.state.read().settings).toEqual({ ...defaultSettings, theme: 'light', colorTheme: 'amber' })
  })

  // Spec: S8-017
  it('needs no storage: what fails there is only logged', async () => {
    const refuse = () => {
      throw new Error('storage is refused')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    look = newAppearance()
    expect(look.state.read().settings).toEqual(defaultSettings)
    answerWith({ theme: 'light' })
    look.come(3)
    await loaded()
    expect(paintedNow()?.mode).toBe('light')
    expect(String(logged[0])).toContain('storage is refused')
  })

  it('takes a broken note in storage for none', () => {
    kept.set('inkwell-theme-settings', '{"theme"')
    expect(newAppearance().state.read().settings).toEqual(defaultSettings)
    expect(logged).toHaveLength(1)
  })
})

describe('a choice', () => {
  // Spec: S1-033
  it('is painted at once, kept here, and sent with all four parts', async () => {
    look.come(3)
    await loaded()
    look.change({ colorTheme: 'emerald' })
    expect(paintedNow()?.settings.colorTheme).toBe('emerald')
    expect(keptLook().colorTheme).toBe('emerald')
    await vi.waitFor(() => expect(bodies()).toEqual([{ ...defaultSettings, colorTheme: 'emerald' }]))
  })

  it('that follows quickly waits for its turn, and the last one is what the server has', async () => {
    look.come(3)
    await loaded()
    for (const colorTheme of ['blue', 'rose', 'teal'] as const) look.change({ colorTheme })
    await vi.waitFor(() => expect(bodies().map(({ colorTheme }) => colorTheme)).toEqual(['blue', 'teal']))
  })

  it('made while the look still loads is not taken back by the answer', async () => {
    answerWith({ theme: 'dark', colorTheme: 'rose' })
    look.come(3)
    look.change({ theme: 'light' })
    expect(paintedNow()?.mode).toBe('light')
    await loaded()
    await vi.waitFor(() =>
      expect(bodies()).toEqual([{ ...defaultSettings, theme: 'light', colorTheme: 'rose' }]),
    )
  })

  it('made without a server outlasts the next start, wins over the old answer, and is sent then', async () => {
    const leave = look.come(3)
    await loaded()
    answerWith({}, 503)
    look.change({ theme: 'light' })
    await vi.waitFor(() => expect(sent('PUT').length).toBeGreaterThan(1))
    leave()
    answerWith({ theme: 'dark', colorTheme: 'rose' })
    server.received.length = 0
    look = newAppearance()
    look.come(3)
    await loaded()
    expect(look.state.read().settings).toMatchObject({ theme: 'light', colorTheme: 'rose' })
    // What was on its way when the page was left may still arrive before.
    await vi.waitFor(() =>
      expect(bodies().at(-1)).toEqual({ ...defaultSettings, theme: 'light', colorTheme: 'rose' }),
    )
    await vi.waitFor(() =>
      expect(JSON.parse(kept.get('inkwell-look-owner') ?? '')).toEqual({ userId: 3, unsent: {} }),
    )
  })

  it('that the server will never take is not sent for ever', async () => {
    look.come(3)
    await loaded()
    answerWith({ error: 'bad' }, 400)
    look.change({ theme: 'light' })
    await vi.waitFor(() => expect(sent('PUT')).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 100))
    expect(sent('PUT')).toHaveLength(1)
  })

  it('in another tab is seen here', async () => {
    look.come(3)
    await loaded()
    kept.set('inkwell-theme-settings', JSON.stringify({ ...defaultSettings, themeVariant: 'minimal' }))
    look.followOtherTab()
    expect(paintedNow()?.settings.themeVariant).toBe('minimal')
    expect(sent('PUT')).toEqual([])
  })
})

describe('the mode', () => {
  // Spec: S4-007, S4-009
  it('is dark, light, or what the system is, also when that changes', async () => {
    expect(look.state.read().mode).toBe('dark')
    look.come(3)
    await loaded()
    look.change({ theme: 'light' })
    expect(paintedNow()?.mode).toBe('light')
    look.change({ theme: 'system' })
    expect(paintedNow()?.mode).toBe('dark')
    look.followSystem(true)
    expect(paintedNow()?.mode).toBe('light')
    look.change({ theme: 'dark' })
    expect(paintedNow()?.mode).toBe('dark')
  })

  // Spec: S4-010
  it('that is forced overrides everything: nothing is loaded, chosen or saved meanwhile', async () => {
    look.come(3)
    await loaded()
    look.change({ theme: 'light', colorTheme: 'rose' })
    await vi.waitFor(() => expect(sent('PUT')).toHaveLength(1))
    const before = [...kept]
    look.force('dark')
    look.change({ theme: 'light' })
    look.followSystem(true)
    look.followOtherTab()
    expect(paintedNow()).toMatchObject({ mode: 'dark', isLoading: false, settings: defaultSettings })
    expect([...kept]).toEqual(before)
    expect(server.received).toHaveLength(2)
  })
})

describe('two people, one after the other, in one browser', () => {
  it('never see the look of each other when the first one signs out', async () => {
    answerWith({ theme: 'light', colorTheme: 'rose' })
    const leave = look.come(3)
    await loaded()
    leave()
    look.force('dark')
    look.forget()
    expect(kept.size).toBe(0)
    answerWith({})
    look.force(null)
    look.come(4)
    await loaded()
    expect(look.state.read().settings).toEqual(defaultSettings)
    expect(painted.slice(1).map(({ mode }) => mode)).not.toContain('light')
  })

  it('nor when the second one comes without the first one leaving', async () => {
    answerWith({ theme: 'light', colorTheme: 'rose' })
    look.come(3)
    await loaded()
    answerWith({})
    look = newAppearance()
    look.come(4)
    expect(paintedNow()).toMatchObject({ mode: 'dark', settings: defaultSettings })
    await loaded()
    expect(keptLook()).toEqual(defaultSettings)
  })
})
