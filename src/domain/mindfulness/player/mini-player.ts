import type { Texture, Tone } from '#domain/sound/sound-names.ts'

export const miniPlayerForms = ['hidden', 'compact', 'full'] as const
/** hidden: a small round button; compact: a pill; full: everything. */
export type MiniPlayerForm = (typeof miniPlayerForms)[number]

const pagesWithout: ReadonlySet<string> = new Set([
  '/',
  '/mobile',
  '/enhanced',
  '/features',
  '/features-old',
  '/about',
  '/contact',
  '/faq',
  '/blog',
])
const sectionsWithout = ['/blog/', '/faq/']

/** True on the pages that have the floating player. */
export function hasMiniPlayer(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/(?<!\/)\/+$/, '') || '/' : path
  return !pagesWithout.has(plain) && !sectionsWithout.some((section) => path.startsWith(section))
}

/** Pages on which nothing starts to play by itself; everywhere else a remembered track may. */
export function maySoundByItself(path: string, isKnownPage: boolean): boolean {
  return isKnownPage && hasMiniPlayer(path) && !['/auth', '/onboarding'].includes(path)
}

export type MiniPlayerPress = 'bring-back' | 'expand' | 'collapse' | 'hide'

const ways: Readonly<Record<MiniPlayerForm, Partial<Record<MiniPlayerPress, MiniPlayerForm>>>> = {
  hidden: { 'bring-back': 'compact' },
  compact: { expand: 'full', hide: 'hidden' },
  full: { collapse: 'compact', hide: 'hidden' },
}

/** The form after a press; a press that a form does not have changes nothing. */
export function afterPress(form: MiniPlayerForm, press: MiniPlayerPress): MiniPlayerForm {
  return ways[form][press] ?? form
}

/** Where a browser keeps which form of the player was left. */
export const playerFormKey = 'inkwell-player-form'

/**
 * The form in which the player is met: the one that was kept, though never with everything open over a page. Nothing is kept before something was
 * played: the player is its round button until then.
 */
export const metForm = (kept: string | null): 'hidden' | 'compact' =>
  kept === 'compact' || kept === 'full' ? 'compact' : 'hidden'

/** The ambient tab of the sound picker, with its own names. */
export const miniPlayerSounds: readonly { readonly id: Texture; readonly name: string }[] = [
  { id: 'wave', name: 'Ocean Waves' },
  { id: 'forest', name: 'Forest' },
  { id: 'rain', name: 'Rainfall' },
  { id: 'cafe', name: 'Café' },
  { id: 'fire', name: 'Crackling Fire' },
  { id: 'whitenoise', name: 'White Noise' },
]
export const miniPlayerTones: readonly { readonly id: Tone; readonly name: string }[] = [
  { id: 'chime', name: 'Chime' },
  { id: 'bell', name: 'Bell' },
  { id: 'bowl', name: 'Singing Bowl' },
  { id: 'gong', name: 'Gong' },
  { id: 'crystal', name: 'Crystal' },
]

/** The music tab's filter. */
export const musicFilters = ['All', 'Focus', 'Calm', 'Sleep'] as const
