import { meditationTypes } from '../meditation/meditation-types.ts'
import type { MindfulnessSession } from '../mindfulness-records.ts'

/** What a page about a session begins with. */
export interface SessionEntry {
  readonly title: string
  /** Markdown. */
  readonly content: string
}

/** The beginning of a page about a session that just ended: what it was, and questions that fit it. */
export function entryAbout(session: MindfulnessSession): SessionEntry {
  const minutes = Math.max(1, Math.round(session.spentMs / 60_000))
  const length = minutes === 1 ? 'One minute' : `${minutes} minutes`
  if (session.type === 'breathing') {
    const came = session.feeling ? `I came ${session.feeling.toLowerCase()}. ` : ''
    const cycles = session.completedCycles === 1 ? 'one cycle' : `${session.completedCycles} cycles`
    const question =
      session.hasHold === false ? 'What came up while I breathed?' : 'What came up while I held my breath?'
    return {
      title: 'After breathing',
      content: `${length} of ${patternsIn(session)}, ${cycles}. ${came}\n\n**What is different now?**\n\n\n**${question}**\n\n`,
    }
  }
  if (session.type === 'meditation') {
    const name = meditationTypes.find(({ id }) => id === session.meditationType)?.name ?? 'Meditation'
    return {
      title: 'After meditating',
      content: `${length} of meditation: ${name}.\n\n**What did I notice?**\n\n\n**${meditationQuestion[session.meditationType]}**\n\n`,
    }
  }
  return {
    title: 'After listening',
    content: `${length} of quiet sound.\n\n**Where did my thoughts go?**\n\n`,
  }
}

/** 'Box Breathing', 'Box Breathing and Calming Breath' */
function patternsIn({ pattern, patterns }: Extract<MindfulnessSession, { type: 'breathing' }>): string {
  const all = patterns ?? [pattern]
  const last = all.at(-1) ?? pattern
  return all.length < 2 ? last : `${all.slice(0, -1).join(', ')} and ${last}`
}

const meditationQuestion: Readonly<Record<(typeof meditationTypes)[number]['id'], string>> = {
  mindfulness: 'What came and went by itself?',
  'body-scan': 'Where in the body was something to be heard?',
  'loving-kindness': 'Whom did I think of, and how was that?',
  cbt: 'Which thought was it, and what is the fairer sentence?',
  focused: 'What drew me away, and what brought me back?',
}
