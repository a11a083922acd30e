import { type AppearancePreferences, defaultSettings, radiusLength } from '#domain/theme/theme.ts'
import { forgetText, keepText } from '../device/local-storage.ts'
import type { AppearanceState } from './appearance-store.ts'
import type { ThemeColours } from './theme-colours.ts'

/** What public/first-paint.js paints before anything else runs. */
interface FirstLook extends ThemeColours {
  readonly theme: AppearancePreferences['theme']
  readonly variant: AppearancePreferences['themeVariant']
}

export const firstPaintKey = 'inkwell-first-look'

/** The style sheet has them already. */
export const defaultColours: ThemeColours = {
  css: '',
  rooms: { dark: 'oklch(0.162 0.006 70)', light: 'oklch(0.962 0.009 82)' },
}

const known = new Map<string, ThemeColours>()
let wanted: AppearanceState | null = null
let sheet: CSSStyleSheet | null = null

const nameOf = ({ colorTheme, themeVariant }: AppearancePreferences): string =>
  `${colorTheme} ${themeVariant}`
known.set(nameOf(defaultSettings), defaultColours)

/** Makes the page wear a look. Colours other than the default ones are computed by a part that is fetched the first time. */
export function paintPage(state: AppearanceState): void {
  wanted = state
  const colours = known.get(nameOf(state.settings))
  if (colours) wear(state, colours)
  else
    compute(state.settings).then(
      (made) => wanted === state && wear(state, made),
      (error: unknown) => {
        console.error(error)
        if (wanted === state) wear(state, defaultColours)
      },
    )
}

async function compute(settings: AppearancePreferences): Promise<ThemeColours> {
  const { coloursOf } = await import('./theme-colours.ts')
  const made = coloursOf(settings.colorTheme, settings.themeVariant)
  known.set(nameOf(settings), made)
  return made
}

function wear({ settings, mode, isForced }: AppearanceState, { css, rooms }: ThemeColours): void {
  const whole = `:root{--radius:${radiusLength[settings.borderRadius]}}${css}`
  sheet ??= new CSSStyleSheet()
  sheet.replaceSync(whole)
  // Takes the place of what the first script put on.
  document.adoptedStyleSheets = [sheet]
  const { dataset } = document.documentElement
  dataset.theme = mode
  dataset.variant = settings.themeVariant
  document.querySelector('meta[name="theme-color"]')?.setAttribute('content', rooms[mode])
  if (isForced) forgetText(firstPaintKey)
  else keepFirstLook({ theme: settings.theme, variant: settings.themeVariant, css: whole, rooms })
}

const keepFirstLook = (look: FirstLook): void => keepText(firstPaintKey, JSON.stringify(look))
