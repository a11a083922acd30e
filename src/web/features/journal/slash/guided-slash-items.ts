import type { GuidedMethodId } from '#domain/guided/guided-method.ts'
import { guidedMethods } from '#domain/guided/guided-methods.ts'
import type { SlashItem } from './slash-items.ts'

/** What a slash leads to beside the page: conversations that become a page of their own. */
export const guidedSlashItems = (begin: (method: GuidedMethodId) => void): SlashItem[] =>
  guidedMethods.map(({ id, title, also, minutes, steps, source }) => ({
    id: `guided-${id}`,
    title,
    also: `guided ${also}`,
    icon: 'guided',
    isLater: true,
    isElsewhere: true,
    hint: `${minutes} min`,
    group: 'Guided conversations',
    preview: steps.map(({ question }) => `- ${question}`).join('\n'),
    note: source,
    insert: () => {
      begin(id)
      return ''
    },
  }))
