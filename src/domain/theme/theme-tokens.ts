import { type Colour, cssOf, inSrgb, readable } from './colour.ts'
import type { ColorTheme, ThemeVariant } from './theme.ts'
import { type Grounds, groundsOf, type PaintedMode } from './theme-grounds.ts'
import { coursesOf, type Emotion, emotionColours, type Seed, seeds } from './theme-seeds.ts'

export interface Appearance {
  readonly mode: PaintedMode
  readonly colorTheme: ColorTheme
  readonly variant: ThemeVariant
}

/** Every colour of a look, by the name of its custom property. */
export type Palette = Record<PaletteName, Colour>
export type PaletteName =
  | 'surface-0'
  | 'surface-1'
  | 'surface-2'
  | 'surface-3'
  | 'text'
  | 'text-2'
  | 'muted'
  | 'line'
  | 'line-strong'
  | 'primary'
  | 'primary-end'
  | 'on-primary'
  | 'ink'
  | 'wash'
  | 'success'
  | 'warning'
  | 'danger'
  | 'energy'
  | 'stress'
  | `emotion-${Emotion}`

/** WCAG 2.2 AA: contrast of words, and of the edges of controls. */
const words = 4.5
/** What is chosen and not only allowed keeps a little more. */
const fills = 4.7
const inks = 4.98
const signs = 5.06
const edges = 3.05

type Wanted = Record<PaintedMode, Omit<Colour, 'h'> & { readonly h?: number }>

/** What each is before contrast moves it; a hue that is left out is the ground's own or the theme's. */
const wanted = {
  text: { dark: { l: 0.93, c: 0.012, h: 82 }, light: { l: 0.24, c: 0.014, h: 60 } },
  'text-2': { dark: { l: 0.8, c: 0.012, h: 80 }, light: { l: 0.4, c: 0.012, h: 65 } },
  muted: { dark: { l: 0.68, c: 0.012, h: 78 }, light: { l: 0.5, c: 0.012, h: 68 } },
  'line-strong': { dark: { l: 0.5, c: 0.012 }, light: { l: 0.64, c: 0.012 } },
  success: { dark: { l: 0.78, c: 0.12, h: 155 }, light: { l: 0.5, c: 0.12, h: 155 } },
  warning: { dark: { l: 0.82, c: 0.12, h: 78 }, light: { l: 0.5, c: 0.12, h: 78 } },
  danger: { dark: { l: 0.74, c: 0.14, h: 25 }, light: { l: 0.5, c: 0.14, h: 25 } },
} as const satisfies Record<string, Wanted>

/** Vibrant is the same hue, more of it. */
function strengthened({ h, c }: Seed, variant: ThemeVariant): Seed {
  return { h, c: variant === 'vibrant' ? c * 1.35 + 0.01 : c }
}

/** The fill that words stand on, and those words. Amber is light in both modes; slate is pale at night and dark by day. */
function fillOf({ mode, colorTheme }: Appearance, { h, c }: Seed): Pick<Palette, 'primary' | 'on-primary'> {
  const dark: Colour = { l: 0.2, c: 0.03, h }
  const pale = inSrgb({ l: 0.988, c: 0.006, h })
  const fill = (l: number, chroma: number, on: Colour) => ({
    primary: readable({ l, c: chroma, h }, [on], fills),
    'on-primary': on,
  })
  if (colorTheme === 'amber') return fill(0.8, c, dark)
  if (colorTheme === 'slate')
    return mode === 'dark' ? fill(0.83, 0.02, { l: 0.19, c: 0.02, h }) : fill(0.36, 0.03, pale)
  return fill(mode === 'dark' ? 0.568 : 0.56, c, pale)
}

/** The chosen row and the person's own bubble: a breath of the theme on the page. */
function washOf({ mode }: Appearance, [, page]: Grounds, { h, c }: Seed): Colour {
  const isOwnHue = page.h === h
  return mode === 'dark'
    ? inSrgb({ l: page.l + 0.055, c: Math.min((isOwnHue ? page.c : 0.006) + 0.034, c * 0.8), h })
    : inSrgb({ l: page.l - 0.056, c: Math.min((isOwnHue ? page.c : 0) + 0.022, c * 0.44), h })
}

const inkChroma = 0.115

function inkOf({ mode, variant }: Appearance, { h, c }: Seed, grounds: readonly Colour[]): Colour {
  const most = variant === 'vibrant' ? inkChroma * 1.35 : inkChroma
  return mode === 'dark'
    ? readable({ l: 0.78, c: Math.min(c, most), h }, grounds, inks)
    : readable({ l: 0.5, c, h }, grounds, inks)
}

/** The other end of vibrant's button: a little of the way towards hue 320, readable under the same words. */
function endOf({ variant }: Appearance, primary: Colour, on: Colour): Colour {
  if (variant !== 'vibrant') return primary
  const way = ((320 - primary.h + 540) % 360) - 180
  return readable({ ...primary, h: primary.h + way * 0.18 }, [on], fills)
}

/** All colours of a look. Words keep 4.5 : 1 and edges of controls 3 : 1 on every surface that they may stand on. */
export function paletteOf(look: Appearance): Palette {
  const { mode, variant } = look
  const seed = strengthened(seeds[look.colorTheme], variant)
  const grounds = groundsOf(mode, variant, seeds[look.colorTheme])
  const [room, page, slip, raised] = grounds
  const stands: readonly Colour[] = [room, page, slip]
  const wash = washOf(look, grounds, seed)
  const fill = fillOf(look, seed)
  const courses = coursesOf(look.colorTheme)
  const emotions = Object.entries(emotionColours).map(([name, colour]) => [
    `emotion-${name}`,
    readable(colour[mode], stands, words),
  ])
  const onStands = (name: 'muted' | 'success' | 'warning' | 'danger', ratio = words) =>
    readable(wanted[name][mode], stands, ratio)
  return {
    'surface-0': room,
    'surface-1': page,
    'surface-2': slip,
    'surface-3': raised,
    text: readable(wanted.text[mode], [...stands, raised, wash], words),
    'text-2': readable(wanted['text-2'][mode], [...stands, raised, wash], words),
    muted: onStands('muted'),
    line: { l: page.l + (mode === 'dark' ? 0.075 : -0.085), c: page.c + 0.003, h: page.h },
    'line-strong': readable({ ...wanted['line-strong'][mode], h: page.h }, stands, edges),
    ...fill,
    'primary-end': endOf(look, fill.primary, fill['on-primary']),
    ink: inkOf(look, seed, [...stands, wash]),
    wash,
    success: onStands('success', signs),
    warning: onStands('warning', signs),
    danger: onStands('danger', signs),
    energy: readable(courses.energy[mode], stands, words),
    stress: readable(courses.stress[mode], stands, words),
    ...(Object.fromEntries(emotions) as Record<`emotion-${Emotion}`, Colour>),
  }
}

/** The palette as CSS colours by custom property, without the dashes. */
export function paletteCss(look: Appearance): Record<PaletteName, string> {
  const css = Object.entries(paletteOf(look)).map(([name, colour]) => [name, cssOf(colour)])
  return Object.fromEntries(css) as Record<PaletteName, string>
}
