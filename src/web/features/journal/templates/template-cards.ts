import { useMemo } from 'react'
import type { BuiltInTemplate } from '#domain/journal/templates/built-in-template.ts'
import { builtInTemplates } from '#domain/journal/templates/built-in-templates.ts'
import { type TemplateCategory, templateCategories } from '#domain/journal/templates/template-category.ts'
import type { OwnTemplateRow } from '#domain/views/templates.ts'
import { useView } from '#web/lib/vault/use-view.ts'

/** A template as it is listed, whoever made it. */
export interface TemplateCard {
  readonly id: string
  readonly title: string
  /** The heading that it stands under. */
  readonly group: string
  readonly about: string
  readonly minutes: number | null
  readonly pageTitle: string
  readonly body: string
  readonly source: string
  readonly also: string
  /** Null: it is none of the product's. */
  readonly category: TemplateCategory | null
  readonly isOwn: boolean
  readonly isHidden: boolean
}

const groupOf = (category: string): string =>
  templateCategories.find(({ id }) => id === category)?.title ?? ''

const ownGroup = 'Your own'

function fromOwn(row: OwnTemplateRow): TemplateCard {
  const { id, title, about, minutes, pageTitle, body, isHidden } = row
  const source = 'Yours, sealed like your pages.'
  return {
    ...{ id, title, about, minutes, pageTitle, body, isHidden, source },
    also: 'own mine',
    group: ownGroup,
    category: null,
    isOwn: true,
  }
}

const fromBuiltIn = (one: BuiltInTemplate, isHidden: boolean): TemplateCard => ({
  ...one,
  also: `${one.also} ${one.about}`,
  group: groupOf(one.category),
  isOwn: false,
  isHidden,
})

/** Own templates first, then the built-in ones by category. */
export function templateCards(own: readonly OwnTemplateRow[], hidden: readonly string[]): TemplateCard[] {
  return [...own.map(fromOwn), ...builtInTemplates.map((one) => fromBuiltIn(one, hidden.includes(one.id)))]
}

const nothingHidden: readonly string[] = []

/** All templates, hidden ones too; the same list as long as nothing changed. */
export function useTemplateCards(): { cards: readonly TemplateCard[]; isReady: boolean } {
  const own = useView('templates.own')
  const shelf = useView('templates.hidden')
  const hidden = shelf.rows[0]?.hidden ?? nothingHidden
  const cards = useMemo(() => templateCards(own.rows, hidden), [own.rows, hidden])
  return { cards, isReady: own.isReady && shelf.isReady }
}

/** Cards under their headings, in the order of their first card. */
export function cardsByGroup(cards: readonly TemplateCard[]): [string, TemplateCard[]][] {
  const groups = new Map<string, TemplateCard[]>()
  for (const card of cards) groups.set(card.group, [...(groups.get(card.group) ?? []), card])
  return [...groups]
}

/** The three to offer first: own ones before those that fit, by their ids. */
export function firstTemplates(cards: readonly TemplateCard[], fitting: readonly string[]): TemplateCard[] {
  const shown = cards.filter(({ isHidden }) => !isHidden)
  const fits = fitting.flatMap((id) => shown.find((card) => card.id === id) ?? [])
  return [...shown.filter(({ isOwn }) => isOwn).slice(0, 2), ...fits].slice(0, 3)
}

/** '5 min'; nothing where it was not said. */
export const minutesWord = (minutes: number | null): string => (minutes === null ? '' : `${minutes} min`)
