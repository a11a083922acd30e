import {
  AlarmClock,
  AudioWaveform,
  Feather,
  Flower2,
  Keyboard,
  LayoutTemplate,
  ListChecks,
  Lock,
  LogOut,
  MessageCircleQuestion,
  MessagesSquare,
  Moon,
  Settings,
  Shield,
  Smile,
  Sun,
  SunMoon,
  Trash2,
  Wind,
} from 'lucide-react'
import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { guidedMethods } from '#domain/guided/guided-methods.ts'
import type { ActivityType } from '#domain/mindfulness/mindfulness-settings.ts'
import type { PaletteCommand } from '#web/features/palette/palette-order.ts'
import { settingsSections } from '#web/features/settings/settings-sections.ts'
import { pageIcons } from '#web/lib/page-icons.ts'
import { palettePages } from './pages.ts'

/** What the palette's commands need from the app around them. */
export interface CommandParts {
  readonly go: (to: string, search?: Readonly<Record<string, string>>) => void
  readonly showShortcuts: () => void
  readonly setMode: (mode: 'light' | 'dark' | 'system') => void
  readonly logout: () => void
}

export interface OpenCommandParts extends CommandParts {
  readonly isAdmin: boolean
  readonly lock: () => void
  readonly newEntry: () => void
  readonly pickTemplate: () => void
  readonly askQuestion: () => void
  readonly keepAsTemplate: (() => void) | null
  /** Given where a page that is kept lies open. */
  readonly remindOfPage: (() => void) | null
  readonly showTrash: () => void
  readonly checkIn: () => void
  readonly practise: (type: ActivityType) => void
  readonly showPractice: () => void
  readonly beginGuided: (method: GuidedMethodId) => void
  readonly templates: readonly {
    readonly id: string
    readonly title: string
    readonly aside: string
    readonly also: string
    readonly begin: () => void
  }[]
}

const start = { group: 'Start', isFirst: true } as const
const go = { group: 'Go', isFirst: true } as const

const modes = [
  { mode: 'light', title: 'Light mode', Icon: Sun },
  { mode: 'dark', title: 'Dark mode', Icon: Moon },
  { mode: 'system', title: 'Mode of the system', Icon: SunMoon },
] as const

const lookCommands = ({ setMode }: CommandParts): PaletteCommand[] =>
  modes.map(({ mode, title, Icon }) => ({
    ...start,
    id: `mode-${mode}`,
    title,
    Icon,
    also: 'theme appearance look night day colour',
    isFirst: false,
    run: () => setMode(mode),
  }))

/** What works while the vault is locked, and while it is open. */
function commandsAnywhere(parts: CommandParts): PaletteCommand[] {
  const { showShortcuts, logout } = parts
  return [
    ...lookCommands(parts),
    {
      ...start,
      ...{ id: 'shortcuts', title: 'Shortcuts', also: 'keyboard keys help', Icon: Keyboard, keys: '?' },
      run: showShortcuts,
    },
    {
      ...start,
      ...{ id: 'logout', title: 'Logout', also: 'sign out log out leave', Icon: LogOut },
      run: logout,
    },
  ]
}

const privacy = ({ go: goTo }: CommandParts): PaletteCommand => ({
  ...go,
  ...{ id: 'go-privacy', title: 'Privacy policy', also: 'data threat', Icon: Shield, isFirst: false },
  run: () => goTo('/privacy-policy'),
})

/** All that is offered while the vault is locked. */
export const lockedCommands = (parts: CommandParts): PaletteCommand[] => [
  ...commandsAnywhere(parts).map((command) => ({ ...command, isFirst: true })),
  { ...privacy(parts), isFirst: true },
]

function writingCommands(parts: OpenCommandParts): PaletteCommand[] {
  const { newEntry, pickTemplate, askQuestion, checkIn, showTrash } = parts
  const commands: PaletteCommand[] = [
    {
      ...start,
      ...{ id: 'new-entry', title: 'New entry', also: 'write page begin journal', Icon: Feather, keys: 'N' },
      run: newEntry,
    },
    {
      ...go,
      ...{
        id: 'talks',
        title: 'Talks',
        also: 'companion chat conversation',
        Icon: MessagesSquare,
        isFirst: false,
      },
      run: () => parts.go('/journal-pages-demo', { talk: 'all' }),
    },
    {
      ...start,
      ...{
        id: 'templates',
        title: 'Begin from a template',
        also: 'pick method',
        Icon: LayoutTemplate,
        keys: 'T',
      },
      run: pickTemplate,
    },
    {
      ...start,
      ...{
        id: 'question',
        title: 'A question to write on from',
        also: 'ask prompt idea',
        Icon: MessageCircleQuestion,
      },
      run: askQuestion,
    },
    {
      ...start,
      ...{
        id: 'check-in',
        title: 'Check in',
        aside: 'mood, energy, stress',
        also: 'rate feeling',
        Icon: Smile,
      },
      run: checkIn,
    },
    {
      ...start,
      ...{ id: 'trash', title: 'Trash', also: 'deleted bin restore', Icon: Trash2, isFirst: false },
      run: showTrash,
    },
  ]
  return [...commands, ...openPageCommands(parts)]
}

/** What can be done with the page that lies open. */
function openPageCommands({ keepAsTemplate, remindOfPage }: OpenCommandParts): PaletteCommand[] {
  const commands: PaletteCommand[] = []
  if (remindOfPage)
    commands.push({
      ...start,
      ...{
        id: 'remind-of-page',
        title: 'Remind me of this page',
        also: 'revisit again year',
        Icon: AlarmClock,
      },
      isFirst: false,
      run: remindOfPage,
    })
  if (keepAsTemplate)
    commands.push({
      ...start,
      ...{ id: 'keep-template', title: 'Keep this page as a template', also: 'save', Icon: LayoutTemplate },
      isFirst: false,
      run: keepAsTemplate,
    })
  return commands
}

const templateCommands = ({ templates }: OpenCommandParts): PaletteCommand[] =>
  templates.map(({ id, title, aside, also, begin }) => ({
    ...start,
    ...{ id: `template-${id}`, title, aside, also: `template ${also}`, Icon: LayoutTemplate },
    isFirst: false,
    run: begin,
  }))

const guidedCommands = ({ beginGuided }: OpenCommandParts): PaletteCommand[] =>
  guidedMethods.map(({ id, title, minutes, also }) => ({
    ...start,
    ...{
      id: `guided-${id}`,
      title,
      aside: `Guided, ${minutes} min`,
      also: `guided ${also}`,
      Icon: ListChecks,
    },
    isFirst: false,
    run: () => beginGuided(id),
  }))

const practices = [
  { type: 'breathing', title: 'Breathing exercise', also: 'breathe calm breath', Icon: Wind, keys: 'B' },
  { type: 'meditation', title: 'Meditation timer', also: 'meditate sit mindfulness', Icon: Flower2 },
  { type: 'ambient', title: 'Ambient sounds', also: 'rain waves noise listen', Icon: AudioWaveform },
] as const

const practiceCommands = ({ practise }: OpenCommandParts): PaletteCommand[] =>
  practices.map(({ type, ...command }) => ({
    ...start,
    ...command,
    id: `practise-${type}`,
    run: () => practise(type),
  }))

const practiceHistory = {
  ...go,
  ...{ id: 'go-practice', title: 'Your practice', Icon: Flower2, isFirst: false },
  also: 'mindfulness history sessions minutes meditation breathing',
}

function placeCommands(parts: OpenCommandParts): PaletteCommand[] {
  const leading = palettePages()
    .filter(({ access }) => access !== 'admin' || parts.isAdmin)
    .map(({ to, access: _, icon, ...page }) => ({
      ...go,
      ...page,
      Icon: pageIcons[icon],
      id: `go-${to}`,
      run: () => parts.go(to),
    }))
  const sections = settingsSections.map(({ name, title }) => ({
    ...go,
    ...{ id: `go-settings-${name}`, title, aside: 'Settings', also: 'preferences', Icon: Settings },
    isFirst: false,
    run: () => parts.go('/settings', { section: name }),
  }))
  return [...leading, ...sections, { ...practiceHistory, run: parts.showPractice }, privacy(parts)]
}

/** Everything that can be started and every place to go, while the vault is open. */
export const openCommands = (parts: OpenCommandParts): PaletteCommand[] => [
  ...writingCommands(parts),
  ...practiceCommands(parts),
  ...guidedCommands(parts),
  ...templateCommands(parts),
  {
    ...start,
    ...{ id: 'lock', title: 'Lock now', also: 'vault close key', Icon: Lock },
    run: parts.lock,
  },
  ...commandsAnywhere(parts),
  ...placeCommands(parts),
]
