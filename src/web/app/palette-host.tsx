import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { User } from '#domain/account/user.ts'
import { dayNumber, monthName } from '#domain/time/entry-date.ts'
import { revisitOverlay, trashOverlay } from '#web/features/journal/journal-overlays.ts'
import { beginPage, type PageSeed } from '#web/features/journal/page/fresh-pages.ts'
import { minutesWord, useTemplateCards } from '#web/features/journal/templates/template-cards.ts'
import { seedFrom, useTemplateValues } from '#web/features/journal/templates/template-filling.ts'
import { insertOnPage, openPage } from '#web/features/journal/templates/template-insert.ts'
import { keepOpenPageAsTemplate, pickTemplate } from '#web/features/journal/templates/template-overlay.ts'
import { questionLines } from '#web/features/journal/templates/template-slash-items.ts'
import { type FoundLine, Palette } from '#web/features/palette/palette.tsx'
import type { PaletteCommand } from '#web/features/palette/palette-order.ts'
import { useTheme } from '#web/lib/appearance/theme-context.tsx'
import { openMindfulness, openPractice, shortcutsOverlay } from '#web/lib/overlays/app-overlays.ts'
import { goToGuided } from '#web/lib/vault/begin-guided.ts'
import { sayFailed } from '#web/lib/vault/say-failed.ts'
import { useRows } from '#web/lib/vault/use-rows.ts'
import { useVaultCalls } from '#web/lib/vault/vault-calls.ts'
import { logError } from '#worker/core/vault-locked.ts'
import { entryRows } from '#worker/journal/entries/journal.calls.ts'
import { searchRow } from '#worker/journal/search/search.calls.ts'
import { askQuestion } from '#worker/journal/templates/templates.calls.ts'
import { lastChoices } from '#worker/palette/palette.calls.ts'
import { useGoalCommands } from './commands/use-goal-commands.ts'
import { useHabitCommands } from './commands/use-habit-commands.ts'
import { type CommandParts, lockedCommands, openCommands } from './palette-commands.ts'
import { useReminderProposal } from './use-reminder-proposal.ts'
import { lockNow } from './use-session.ts'

export interface PaletteHostProps {
  user: User
  onLogout: () => void
  onClose: () => void
}

const journal = '/journal-pages-demo'
const mostLines = 6

/** Once the palette is gone and the focus is back where it was. */
const afterClosing = (then: () => void): void => void setTimeout(then, 0)

/** Once the page has been reached and shown: what is laid out and not visible yet takes no focus. */
function whenDrawn(selector: string, then: (element: HTMLElement) => void, triesLeft = 180): void {
  const element = document.querySelector<HTMLElement>(selector)
  if (element?.checkVisibility({ visibilityProperty: true })) then(element)
  else if (triesLeft > 0) requestAnimationFrame(() => whenDrawn(selector, then, triesLeft - 1))
}

function useParts({ onLogout }: PaletteHostProps): CommandParts {
  const navigate = useNavigate()
  const { change } = useTheme()
  return {
    go: (to, search = {}) => void navigate({ to, search }),
    showShortcuts: () => shortcutsOverlay.open(null),
    setMode: (theme) => change({ theme }),
    logout: onLogout,
  }
}

/** The palette while the vault is locked: only what works. */
export function LockedPalette(props: PaletteHostProps) {
  const [query, setQuery] = useState('')
  return (
    <Palette
      commands={lockedCommands(useParts(props))}
      recent={[]}
      words={null}
      onQuery={setQuery}
      onCommand={(command) => {
        props.onClose()
        afterClosing(command.run)
      }}
      onLine={() => undefined}
      onClose={props.onClose}
      {...{ query }}
    />
  )
}

/** What was chosen lately is kept sealed; here it stays in memory, so that it is there when the palette opens again. */
let known: { readonly userId: number; readonly ids: readonly string[] } = { userId: 0, ids: [] }

function useRecent(userId: number) {
  const vault = useVaultCalls()
  const [recent, setRecent] = useState(() => (known.userId === userId ? known.ids : []))
  const keep = (ids: readonly string[]) => {
    known = { userId, ids }
  }
  useEffect(() => {
    let isCurrent = true
    vault
      .run(lastChoices, { add: null })
      .then((ids) => {
        known = { userId, ids }
        if (isCurrent) setRecent(ids)
      })
      .catch(logError)
    return () => {
      isCurrent = false
    }
  }, [userId, vault.run])
  const add = (id: string) => void vault.run(lastChoices, { add: id }).then(keep).catch(logError)
  return { recent, add }
}

/** The person's own lines that fit, by the journal's own search. */
function useWords(query: string) {
  const search = query.trim()
  const rows = useRows(entryRows, { search, from: 0, count: search === '' ? 0 : mostLines }).rows
  const asked = useRows(searchRow, { search }).rows[0]
  const lines = rows.map((row): FoundLine => {
    const { id, title, day } = row
    const pieces = row.pieces.some(({ isFound }) => isFound) ? row.pieces : row.titlePieces
    const when = `${dayNumber(day)} ${monthName(day).slice(0, 3)} ${day.slice(0, 4)}`
    return { id, title: title || 'Untitled', pieces, when }
  })
  return search === '' ? { lines: [], tookMs: null } : { lines, tookMs: asked?.tookMs ?? null }
}

/** What begins a page, from wherever one is. */
function useWriting({ go }: CommandParts) {
  const vault = useVaultCalls()
  const begin = (seed?: PageSeed) => go(journal, { entry: beginPage(seed).uid })
  const inJournal = (then: () => void) => {
    if (!location.pathname.startsWith(journal)) go(journal)
    whenDrawn('#page-text, [aria-label="Entries"]', then)
  }
  const ask = async () => {
    const content = questionLines(await vault.run(askQuestion, null))
    if (openPage().isOpen) insertOnPage({ content, caret: content.length })
    else begin({ templateId: 'question', title: '', content, caret: content.length })
  }
  const uid = location.pathname.startsWith(journal) ? new URLSearchParams(location.search).get('entry') : null
  return {
    begin,
    newEntry: () => begin(),
    pickTemplate: () => inJournal(() => pickTemplate()),
    showTrash: () => inJournal(() => trashOverlay.open(null)),
    askQuestion: () => void ask().catch(sayFailed),
    remindOfPage: uid !== null && openPage().hasWords ? () => revisitOverlay.open({ uid }) : null,
    keepAsTemplate: openPage().hasWords ? keepOpenPageAsTemplate : null,
    checkIn: () => {
      go('/dashboard')
      whenDrawn('section[aria-label="Check-in"] input', (input) => {
        input.scrollIntoView({ block: 'center' })
        input.focus()
      })
    },
  }
}

/** The palette over everything that the app can do. */
export function OpenPalette(props: PaletteHostProps) {
  const { user, onClose } = props
  const [query, setQuery] = useState('')
  const parts = useParts(props)
  const vault = useVaultCalls()
  const { recent, add } = useRecent(user.id)
  const { cards } = useTemplateCards()
  const values = useTemplateValues(null)
  const words = useWords(query)
  const { begin, ...writing } = useWriting(parts)
  const templates = cards
    .filter(({ isHidden }) => !isHidden)
    .map((card) => ({
      ...{ id: card.id, title: card.title, also: card.also },
      aside: ['Template', minutesWord(card.minutes)].filter(Boolean).join(', '),
      begin: () => begin(seedFrom(card, values)),
    }))
  const proposal = useReminderProposal(query)
  const usual = openCommands({
    ...{ ...parts, ...writing, templates, practise: openMindfulness, showPractice: openPractice },
    beginGuided: (method) => void goToGuided(vault, method, null, (id) => parts.go('/guided', { id })),
    isAdmin: user.isAdmin || user.id === 1,
    lock: () => void lockNow(),
  })
  const commands = [
    ...proposal,
    ...usual,
    ...useHabitCommands((search) => parts.go('/habits', search)),
    ...useGoalCommands((search) => parts.go('/goals', search)),
  ]
  const runAfter = (run: () => void) => {
    onClose()
    afterClosing(run)
  }
  return (
    <Palette
      onQuery={setQuery}
      onCommand={(command: PaletteCommand) => {
        add(command.id)
        runAfter(command.run)
      }}
      onLine={(line) => runAfter(() => parts.go(journal, { entry: line.id }))}
      {...{ commands, recent, query, words, onClose }}
    />
  )
}
