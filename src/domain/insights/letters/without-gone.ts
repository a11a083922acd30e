import type { Analysis } from '../analysis.ts'
import type { PersonMet } from '../belongings.ts'
import { isCycleGone } from '../cycles.ts'
import { changesLeft, earlySignals } from '../signals.ts'

/** The impact of somebody of whom no link with mood is said. */
const noImpact = 50

/** An analysis without the claims that its person put away: what is told from it tells none of them. */
export function withoutGone(analysis: Analysis, gone: ReadonlySet<string>): Analysis {
  if (gone.size === 0) return analysis
  const { moves, cycles, chains, odd, patterns, behaviours, people, topics, signals, emotions } = analysis
  const changes = changesLeft(analysis.changes, gone)
  const stays = ({ claim }: { readonly claim: string }) => !gone.has(claim)
  return {
    ...analysis,
    moves: moves.filter(stays),
    cycles: cycles.map((look) => ({
      ...look,
      cycles: look.cycles.filter((cycle) => !isCycleGone(cycle, gone)),
    })),
    chains: chains.filter(stays),
    odd: odd.filter(stays),
    patterns: patterns.filter(stays),
    behaviours: behaviours.filter(stays),
    emotions: emotions.filter(stays),
    changes,
    changesGone: analysis.changes.length - changes.length,
    people: people.filter(stays).map((person) => ({
      ...withoutGoneLink(person, gone),
      with: person.with.filter((name) => !gone.has(`person ${name.toLowerCase()}`)),
    })),
    topics: topics.filter(stays).map((topic) => ({
      ...topic,
      relatedTopics: topic.relatedTopics.filter((name) => !gone.has(`topic ${name.toLowerCase()}`)),
    })),
    signals: signals && earlySignals(analysis.days, analysis.changes, gone),
  }
}

/** Somebody without their link with mood where that was put away. */
export function withoutGoneLink(person: PersonMet, gone: ReadonlySet<string>): PersonMet {
  const { move } = person
  if (!move || !gone.has(`move ${move.factor} ${move.measure} ${move.lag}`)) return person
  return { ...person, move: null, impact: noImpact }
}
