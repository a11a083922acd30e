import type { MemoryNode, Receipt } from '../memory-graph.ts'
import type { MemoryView } from '../summaries/memory-view.ts'

/** Somebody whom a text names. `also`: the other name that it uses for them. `receipt`: a sentence that says what they are. */
export interface KnownPerson {
  readonly name: string
  readonly role: string
  readonly also: string | null
  readonly receipt: Receipt | null
}

const most = { asked: 400, people: 12 }
/** 'My sister', whose name no page says. */
const roleOnly = /^My /

/** Those named in a text, by any of their names or as 'my sister', of whom memory knows what they are to the writer. */
export const whoIsWho = (text: string, view: MemoryView): KnownPerson[] =>
  view
    .nodes('person', most.asked)
    .flatMap((node): KnownPerson[] => {
      const { name, aliases, role } = node
      if (role === null || roleOnly.test(name) || name.toLowerCase() === role) return []
      const used = [name, ...aliases, `My ${role}`].find((one) => isNamedIn(text, one))
      if (used === undefined) return []
      const also = used === name || roleOnly.test(used) ? null : used
      return [{ name, role, also, receipt: whereTold(node, view) }]
    })
    .slice(0, most.people)

function isNamedIn(text: string, name: string): boolean {
  if (roleOnly.test(name)) return standsIn(text.toLowerCase(), name.toLowerCase())
  return standsIn(text, name)
}

/** Whether a name stands in a text as whole words. */
export function standsIn(text: string, name: string): boolean {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    if (!/\p{L}/u.test(text.charAt(at - 1)) && !/\p{L}/u.test(text.charAt(at + name.length))) return true
  return false
}

/** The first sentence in which a page says what somebody is. */
function whereTold({ id, surfaces }: MemoryNode, view: MemoryView): Receipt | null {
  for (const { uid, day, atMs, read } of view.pagesOf(id)) {
    const mention = read.mentions.find(
      ({ surface, role }) => role !== undefined && surfaces.includes(surface),
    )
    const sentence = mention && read.sentences[mention.sentences[0] ?? 0]
    if (sentence)
      return { uid, day, atMs, sentence, words: mention.places[0] ?? null, surface: mention.surface }
  }
  return null
}
