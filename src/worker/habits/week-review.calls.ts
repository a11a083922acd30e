import type { Day } from '#domain/time/day.ts'
import { command } from '#worker/core/worker-calls.ts'

/** Keeps the page of a week, with what happened in it and the person's words; answers its uid. A week that has a page keeps that one, and its uid is answered. */
export const keepWeekPage = command<{ today: Day; words: string }, string>('habits.keep-week')
