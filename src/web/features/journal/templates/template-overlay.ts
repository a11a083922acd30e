import { overlay } from '#web/lib/overlays/overlay.ts'

/** What somebody wants to do with templates. */
export type TemplateRequest =
  | { readonly is: 'pick'; readonly at: string | null }
  | { readonly is: 'edit'; readonly uid: string }
  | {
      readonly is: 'make'
      readonly from: {
        readonly title: string
        readonly pageTitle: string
        readonly about: string
        readonly body: string
        readonly madeFrom: string | null
        readonly minutes: number | null
      }
    }

export const templateOverlay = overlay<TemplateRequest>()

/** Opens the list of templates, at one of them where its id is given. */
export const pickTemplate = (at: string | null = null): void => templateOverlay.open({ is: 'pick', at })

const fieldText = (selector: string): string =>
  document.querySelector<HTMLTextAreaElement>(selector)?.value ?? ''

/** What stands on the page that lies open, to be looked at and named as a template. */
export function keepOpenPageAsTemplate(): void {
  const title = fieldText('textarea[aria-label="Title"]').trim()
  templateOverlay.open({
    is: 'make',
    from: {
      title,
      pageTitle: title,
      about: '',
      body: fieldText('#page-text'),
      madeFrom: null,
      minutes: null,
    },
  })
}
