import { RefusedError, send } from '#browser/request.ts'
import { type AppearancePreferences, readSettingsFrom } from '#domain/theme/theme.ts'

/** Written out, since the contract would bring its validator into the first script; a test holds the two together. */
export const settingsPath = '/api/user/settings'

/** The look as the server keeps it. `load` gives the fields that it has; both reject when it does not answer well. */
export interface AppearanceServer {
  load(signal: AbortSignal): Promise<Partial<AppearancePreferences>>
  save(settings: AppearancePreferences): Promise<void>
}

const refused = async (response: Response) =>
  new RefusedError(response.status, await response.text(), response.statusText)

export function appearanceServer(origin = ''): AppearanceServer {
  return {
    async load(signal) {
      const response = await send('GET', origin + settingsPath, { signal })
      if (response.status === 401) return {}
      if (!response.ok) throw await refused(response)
      return readSettingsFrom(await response.json())
    },
    async save(settings) {
      const response = await send('PUT', origin + settingsPath, { body: settings })
      if (!response.ok) throw await refused(response)
    },
  }
}
