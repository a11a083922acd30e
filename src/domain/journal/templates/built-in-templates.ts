import { backTemplates } from './built-in-back.ts'
import { decidingTemplates } from './built-in-deciding.ts'
import { eveningTemplates } from './built-in-evening.ts'
import { goodTemplates } from './built-in-good.ts'
import { heavyTemplates } from './built-in-heavy.ts'
import { morningTemplates } from './built-in-morning.ts'
import { peopleTemplates } from './built-in-people.ts'
import type { BuiltInTemplate } from './built-in-template.ts'
import { yourselfTemplates } from './built-in-yourself.ts'

/** Every template that comes with the product, by category. */
export const builtInTemplates: readonly BuiltInTemplate[] = [
  ...eveningTemplates,
  ...morningTemplates,
  ...heavyTemplates,
  ...goodTemplates,
  ...decidingTemplates,
  ...peopleTemplates,
  ...yourselfTemplates,
  ...backTemplates,
]

const byPart = {
  night: ['down-for-the-night', 'worry-time', 'thought-record'],
  morning: ['morning-pages', 'mine-and-not-mine', 'one-sentence'],
  afternoon: ['what-happened-there', 'one-good-moment', 'one-sentence'],
  evening: ['evening-unwound', 'three-good-things', 'one-sentence'],
} as const

/** Ids of three templates that fit a part of the day. */
export const templatesForPart = (part: keyof typeof byPart): readonly string[] => byPart[part]
