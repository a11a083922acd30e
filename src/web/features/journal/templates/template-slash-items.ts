import { templatesForPart } from '#domain/journal/templates/built-in-templates.ts'
import type { PartOfDay } from '#domain/time/day.ts'
import type { VaultCalls } from '#web/lib/vault/vault-calls.ts'
import { askQuestion } from '#worker/journal/templates/templates.calls.ts'
import { nowFromTemplate, type PageSeed } from '../page/fresh-pages.ts'
import type { SlashItem } from '../slash/slash-items.ts'
import { firstTemplates, minutesWord, type TemplateCard } from './template-cards.ts'

export interface SlashParts {
  /** The page that lies open. */
  readonly uid: string | null
  readonly cards: readonly TemplateCard[]
  readonly part: PartOfDay
  readonly vault: VaultCalls
  /** Fills a template in with what is known this minute. */
  readonly fill: (card: TemplateCard) => Promise<PageSeed>
}

const group = 'Templates'

/** A page that holds nothing but the slash and its letters takes the template's name and title, too. */
function isOnlySlash(): boolean {
  const text = document.querySelector<HTMLTextAreaElement>('#page-text')?.value.trim() ?? ''
  return text === '' || /^\/[^\n]*$/.test(text)
}

function giveTitle(title: string): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="Title"]')
  if (field?.value.trim() !== '' || title === '') return
  field.value = title
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

function templateItem(card: TemplateCard, isLater: boolean, { uid, fill }: SlashParts): SlashItem {
  return {
    id: `template-${card.id}`,
    title: card.title,
    icon: card.category ?? 'own',
    isLater,
    also: card.also,
    hint: minutesWord(card.minutes),
    group,
    preview: card.body.replaceAll('{{cursor}}', '').trim(),
    isPage: true,
    note: card.source,
    insert: async () => {
      const isFirst = isOnlySlash()
      const seed = await fill(card)
      if (isFirst && uid) {
        nowFromTemplate(uid, card.id)
        giveTitle(seed.title)
      }
      return { text: seed.content, caret: seed.caret }
    },
  }
}

const questionItem = ({ vault }: SlashParts): SlashItem => ({
  id: 'question',
  title: 'A question',
  icon: 'question',
  also: 'prompt ask',
  hint: 'one more',
  group: 'On the page',
  preview: 'One question to write on from. It asks; it never advises.',
  note: 'None comes again before all were asked. Nothing of the page is read for it.',
  insert: async () => questionLines(await vault.run(askQuestion, null)),
})

/** A question as it stands on a page: a line of its own, with an empty one under it to write on. */
export const questionLines = (text: string): string => `*${text}*\n`

/**
 * What templates bring to the slash menu: those that are not hidden, and a question. Before anything is typed only the three that a blank
 * page offers, too: own ones and what fits the part of the day.
 */
export function templateSlashItems(parts: SlashParts): SlashItem[] {
  const first = firstTemplates(parts.cards, templatesForPart(parts.part))
  const later = parts.cards.filter((card) => !card.isHidden && !first.includes(card))
  return [
    ...first.map((card) => templateItem(card, false, parts)),
    ...later.map((card) => templateItem(card, true, parts)),
    questionItem(parts),
  ]
}
