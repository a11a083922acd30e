/** A key or several together, as ARIA writes them; Mod is Ctrl, on Apple's keyboards Cmd. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly does: string
  /** Named by its control, which carries the same keys as aria-keyshortcuts. */
  readonly isOnControl?: boolean
}

export interface ShortcutGroup {
  readonly title: string
  /** When they work, where that is not everywhere. */
  readonly note?: string
  readonly shortcuts: readonly Shortcut[]
}

/** Every shortcut of the product, as the list under ? shows them. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'Everywhere',
    shortcuts: [
      { keys: ['Mod+K'], does: 'Find or start anything' },
      { keys: ['B'], does: 'Breathe; while no field has the focus' },
      { keys: ['?'], does: 'This list' },
      { keys: ['F8'], does: 'Go to the messages' },
      { keys: ['Escape'], does: 'Close what lies on top' },
    ],
  },
  {
    title: 'In the journal',
    note: 'Single letters work while no field has the focus; Escape leaves a field.',
    shortcuts: [
      { keys: ['N', 'Mod+Enter'], does: 'New entry', isOnControl: true },
      { keys: ['T'], does: 'Begin from a template', isOnControl: true },
      { keys: ['/'], does: 'Search your words', isOnControl: true },
      { keys: ['R', 'Mod+.'], does: 'Read the page, or write on' },
      { keys: ['F', 'Mod+Shift+F'], does: 'Only the page, or everything' },
      { keys: ['Mod+S'], does: 'Seal what is written now' },
    ],
  },
  {
    title: 'While writing',
    shortcuts: [
      { keys: ['/'], does: 'Templates, blocks and a question' },
      { keys: ['Mod+B'], does: 'Bold' },
      { keys: ['Mod+I'], does: 'Italic' },
      { keys: ['Mod+E'], does: 'Code' },
      { keys: ['Mod+K'], does: 'Link, over chosen words' },
      { keys: ['Mod+Shift+X'], does: 'Struck through' },
      { keys: ['Mod+Shift+7'], does: 'Numbered list' },
      { keys: ['Mod+Shift+8'], does: 'Bullet list' },
      { keys: ['Mod+Shift+9'], does: 'To-do' },
      { keys: ['Mod+Shift+.'], does: 'Quote' },
      { keys: ['Mod+Alt+1'], does: 'Heading; 2 and 3 for smaller ones' },
      { keys: ['Tab', 'Shift+Tab'], does: 'A list item in, or out; in a table, on to the next cell' },
    ],
  },
  {
    title: 'In Memory Lane, one page at a time',
    shortcuts: [
      { keys: ['ArrowRight', 'J'], does: 'The next page', isOnControl: true },
      { keys: ['ArrowLeft', 'K'], does: 'The page before', isOnControl: true },
      { keys: ['N'], does: 'Not this one again', isOnControl: true },
      { keys: ['Enter'], does: 'Open the page', isOnControl: true },
    ],
  },
  {
    title: 'In habits, goals and the calendar',
    shortcuts: [
      { keys: ['N'], does: 'Note on a habit; in the calendar, something new', isOnControl: true },
      { keys: ['S'], does: 'Skip a habit', isOnControl: true },
      {
        keys: ['Shift+ArrowLeft', 'Shift+ArrowRight'],
        does: 'Carry a goal to the next column',
      },
      {
        keys: ['Alt+ArrowUp', 'Alt+ArrowDown', 'Alt+ArrowLeft', 'Alt+ArrowRight'],
        does: 'Move what stands in the calendar',
      },
    ],
  },
]

const arrows = { ArrowUp: '↑', ArrowDown: '↓', ArrowLeft: '←', ArrowRight: '→' }
const signs: Readonly<Record<string, string>> = {
  ...arrows,
  Mod: '⌘',
  Shift: '⇧',
  Alt: '⌥',
  Enter: '↵',
  Escape: 'esc',
}
const words: Readonly<Record<string, string>> = { ...arrows, Mod: 'Ctrl', Escape: 'Esc' }

/** The keys of a shortcut as they are drawn, one after the other: ['Ctrl', 'K'], on Apple's keyboards ['⌘', 'K']. */
export function drawnKeys(keys: string, isApple: boolean): string[] {
  return keys.split('+').map((key) => (isApple ? signs[key] : words[key]) ?? key)
}

export const hasAppleKeys = (): boolean => /mac|iphone|ipad/i.test(navigator.platform)
