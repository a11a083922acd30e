import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { entityGroups } from '#domain/entities.ts'
import { anyKind, type EntityDefinition } from '#domain/entity/entity.ts'
import { isExported } from '#domain/export/export-kinds.ts'
import { root } from '../root.ts'

// npm run docs:entities: writes the table of sealed kinds in docs/entities.md from src/domain/entities.ts.

export const entitiesPage = join(root, 'docs', 'entities.md')

/** What the specification calls a kind, where it knows it. */
export const namesInSpecification: Readonly<Record<string, string>> = {
  journal_entry: 'journal_entries',
  journal_message: 'journal_messages',
  journal_insight: 'journal_insights',
  sound_preset: 'Sound preset',
  goal: 'goals',
  goal_progress: 'goal_progress_history',
  goal_milestone: 'goal_milestones',
  goal_field: 'goal_custom_fields',
  goal_visualization: 'goal_visualizations',
  visualization_preferences: 'visualization_preferences',
  goal_or_affirmation: 'goals_and_affirmations',
  analytics_preferences: 'analytics_preferences',
  relationship_calibration: 'relationship_calibration',
  habit: 'habits',
  habit_completion: 'habit_completions',
  habit_cue: 'habit_cues',
  habit_stack: 'habit_stacks',
  habit_stack_item: 'habit_stack_items',
  habit_recommendation: 'habit_recommendations',
  habit_insight: 'habit_insights',
  calendar_event: 'calendar event',
  reminder: 'reminders',
}

/** The file that declares each kind. */
function declaringFiles(): ReadonlyMap<string, string> {
  const files = globSync('src/domain/**/*.ts', { cwd: root }).filter((file) => !file.includes('.test'))
  return new Map(
    files.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\bentity\('(\w+)'/g)].map(
        ([, kind = '']) => [kind, file] as const,
      ),
    ),
  )
}

const columns = 'sealed | kind | version | in a vault | uid | points to | export | schema | specification'

/** The sealed kinds as a table in Markdown. */
export function kindsTable(): string {
  const files = declaringFiles()
  const rowOf = ({ kind, label, version, single, key, references = {} }: EntityDefinition) => {
    const pointing = Object.entries(references).map(([field, to]) =>
      to === anyKind ? `\`${field}\` to any kind` : `\`${field}\` to \`${to}\``,
    )
    const schema = files.get(kind)
    if (!schema) throw new Error(`No file of src/domain declares ${kind} by entity('${kind}', ...)`)
    return [
      label,
      `\`${kind}\``,
      version,
      single ? 'one' : '',
      key ? 'from its content' : '',
      pointing.join(', '),
      isExported(kind) ? '' : 'in none',
      `\`${schema}\``,
      namesInSpecification[kind] ?? '',
    ]
  }
  const groups = Object.entries(entityGroups).flatMap(([name, kinds]) => [
    [`**${name}**`, ...columns.split('|').slice(1).fill('')],
    ...kinds.map(rowOf),
  ])
  const lines = groups.map((cells) => `| ${cells.join(' | ')} |`.replace(/ {2,}/g, ' '))
  return [`| ${columns} |`, `|${'---|'.repeat(columns.split('|').length)}`, ...lines].join('\n')
}

const made = /(<!-- `npm run docs:entities` makes this table\. -->\n\n).*?(\n\n<!-- Its end\. -->)/s

/** The page with the table as the list has it now. */
export function withKinds(page: string): string {
  if (!made.test(page))
    throw new Error('docs/entities.md does not say where the table of sealed kinds stands')
  return page.replace(made, (_, start, end) => start + kindsTable() + end)
}

if (import.meta.main) writeFileSync(entitiesPage, withKinds(readFileSync(entitiesPage, 'utf8')))
