import { z } from 'zod'
import { entity } from '#domain/entity/entity.ts'
import { templateCategories } from './template-category.ts'

/** About how long it takes; null: it was not said. */
const minutes = z
  .int('Whole minutes, such as 5.')
  .min(1, 'At least one minute.')
  .max(600, 'At most 600 minutes.')
  .nullable()

/** What a person can change on a template of their own. */
export const templateForm = z.object({
  title: z.string().trim().min(1, 'A template needs a name.').max(120, 'At most 120 characters.'),
  /** The title of the pages that it begins; variables may stand in it. Empty: none. */
  pageTitle: z.string().max(300, 'At most 300 characters.'),
  /** What it is for, in a line. */
  about: z.string().max(200, 'At most 200 characters.'),
  body: z
    .string()
    .refine((body) => /\S/.test(body), 'There is nothing in it yet.')
    .max(50_000, 'At most 50,000 characters.'),
  minutes,
})
export type TemplateForm = z.infer<typeof templateForm>

/** A template that a person made. Sealed as kind 'template'; the record's uid is its id, which entries keep as templateId. */
export const journalTemplate = templateForm.extend({
  category: z
    .enum(templateCategories.map(({ id }) => id))
    .nullable()
    .default(null),
  minutes: minutes.default(null),
  /** Its place among the person's own, lowest first. */
  order: z.number(),
  /** Id of the built-in template that it was made from. */
  madeFrom: z.string().nullable().default(null),
  isHidden: z.boolean().default(false),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type JournalTemplate = z.infer<typeof journalTemplate>
export const journalTemplates = entity('template', {
  schema: journalTemplate,
  version: 1,
  upgrades: {},
  label: 'Templates',
})

/** Which built-in templates a person does not want to see. Sealed as kind 'template_shelf', one in a vault. */
export const hiddenTemplateList = z.object({
  hidden: z.array(z.string().max(100)).max(500),
  updatedAt: z.iso.datetime(),
})
export type HiddenTemplates = z.infer<typeof hiddenTemplateList>
export const hiddenTemplates = entity('template_shelf', {
  schema: hiddenTemplateList,
  version: 1,
  upgrades: {},
  label: 'Hidden templates',
  single: true,
})
