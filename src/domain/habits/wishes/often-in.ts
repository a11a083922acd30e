import type { HabitFrequency } from '../habit.ts'

const counts: Readonly<Record<string, number>> = {
  ...{ a: 1, one: 1, once: 1, two: 2, twice: 2, three: 3, thrice: 3, four: 4, five: 5, six: 6, seven: 7 },
}
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const weekday = `(?:${weekdays.join('|')})`
const perWeek =
  /\b(?:(once|twice|thrice)|(\d|one|two|three|four|five|six|seven) (?:times|days|evenings|mornings|nights|afternoons)) (?:a|per|each|every) week\b/i
const everyDays =
  /\bevery (?:(other|second)|(\d{1,2}|two|three|four|five|six|seven)) (?:days?|nights?|mornings?|evenings?)\b/i
const named = new RegExp(
  `\\b(?:(?:every|each)(?: single)? ${weekday}s?|(?:on )?${weekday}s)(?:(?:,| and|, and) (?:every |on )?${weekday}s?)*`,
  'i',
)

const countOf = (word: string): number => counts[word.toLowerCase()] ?? Number(word)

/** How often words say that something is to be done: 'twice a week', 'every Sunday'; null where they do not say, or say what no habit can be asked for. */
export function oftenIn(words: string): HabitFrequency | null {
  const times = perWeek.exec(words)
  const timesPerWeek = times ? countOf(times[1] ?? times[2] ?? '') : 0
  if (timesPerWeek === 1) return { type: 'weekly' }
  if (timesPerWeek > 1 && timesPerWeek <= 7) return { type: 'custom', timesPerWeek }
  const apart = everyDays.exec(words)
  const days = apart ? (apart[1] ? 2 : countOf(apart[2] ?? '')) : 0
  if (days > 1) return { type: 'custom', everyDays: days }
  const on = named.exec(words)?.[0].toLowerCase()
  if (on !== undefined) {
    const asked = weekdays.flatMap((name, at) => (on.includes(name) ? [at] : []))
    return { type: asked.length === 1 ? 'weekly' : 'custom', days: asked }
  }
  if (/\b(?:(?:on|every|each) (?:weekdays?|weeknights?|workdays?)|weeknights)\b/i.test(words))
    return { type: 'weekdays' }
  if (/\b(?:(?:on|at|every|each) (?:the )?weekends?)\b/i.test(words)) return { type: 'weekends' }
  if (/\b(?:(?:every|each) week|weekly)\b/i.test(words)) return { type: 'weekly' }
  if (/\b(?:(?:once (?:a|per|every)|every|each) month|monthly)\b/i.test(words)) return { type: 'monthly' }
  return /\b(?:(?:every|each)(?: single)? (?:day|morning|evening|night)|daily|nightly)\b/i.test(words)
    ? { type: 'daily' }
    : null
}

/** How often a quoted wish says that its deed is to be done: only what stands with the deed counts. */
export function wishedOften(quote: string, behavior: string): HabitFrequency | null {
  const [first = ''] = behavior.split(' ')
  const at = quote.toLowerCase().lastIndexOf(first.toLowerCase())
  const clauses = quote.slice(0, Math.max(0, at)).split(/[.;!?:]/)
  const before = clauses.at(-1) ?? ''
  const after = quote.slice(Math.max(0, at)).split(/[.;!?:]| because | so that | but /)[0] ?? ''
  // 'Every Sunday I want to swim': how often may stand first.
  return oftenIn(after) ?? oftenIn(/^.{0,40}?(?= I\b)/.exec(before.trim())?.[0] ?? '')
}
