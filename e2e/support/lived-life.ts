import type { Page } from 'playwright-core'
import { calendarEvent, calendarEvents } from '#domain/calendar/calendar-event.ts'
import { reminder, reminders } from '#domain/calendar/reminders/reminder.ts'
import { type Chance, seededRandom } from '#domain/chance/seeded-random.ts'
import { dayLine, dayLines } from '#domain/goals/records/day-line.ts'
import { goal, goals } from '#domain/goals/records/goal.ts'
import {
  goalMilestone,
  goalMilestones,
  goalProgress,
  goalProgresses,
} from '#domain/goals/records/goal-parts.ts'
import { habit, habits } from '#domain/habits/habit.ts'
import { habitCompletion, habitCompletions, habitStack, habitStacks } from '#domain/habits/habit-records.ts'
import { experiment, experiments } from '#domain/insights/experiments/experiment.ts'
import { returnLetter, returnLetters } from '#domain/insights/letters/return-letter.ts'
import { journalEntries, journalEntry } from '#domain/journal/journal-entry.ts'
import { addDays, type Day } from '#domain/time/day.ts'
import { daysBetween } from '#domain/time/day-number.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { demoWorld } from '#web/features/goals/visualizations/demo-world.ts'
import { type Kept, keepRecords } from '../../bench/filled-journal.ts'
import samplePages from '../../data/sample-life/pages.json' with { type: 'json' }
import { arriveAsNewPerson, type Sample } from './screen.ts'

/** The day on which the fictional life is told to the end. */
const toldUpTo: Day = '2026-11-19'
const at = (day: Day, time = '20:00'): string => `${day}T${time}:00.000Z`
const clamp = (value: number): number => Math.min(10, Math.max(1, Math.round(value)))

interface Telling {
  readonly today: Day
  readonly chance: Chance
  readonly newUid: () => string
}

const moved = ({ today }: Telling, day: Day, until = toldUpTo): Day => addDays(day, daysBetween(until, today))

/** The pages of the sample life, and a short one for most of the last 150 days, rated by a rule that analytics can find. */
function pagesOf(telling: Telling): Kept[] {
  const { today, chance, newUid } = telling
  const page = (day: Day, time: string, fields: object): Kept => ({
    kind: journalEntries.kind,
    uid: newUid(),
    data: journalEntry.parse({ energy: null, stress: null, ...fields, createdAt: at(day, time) }),
  })
  const told = samplePages.map(({ day, time, mood, title, text }) =>
    page(moved(telling, day), time, { title, content: text, mood }),
  )
  const short = Array.from({ length: 150 }, (_, ago) => addDays(today, -ago)).flatMap((day, ago) => {
    const isWalk = chance() < 0.45
    const stress = clamp(5.5 - (isWalk ? 1.8 : 0) + (chance() - 0.5) * 3)
    const mood = clamp(7.5 - stress * 0.4 + Math.sin(ago / 5) + (chance() - 0.5) * 2)
    const energy = clamp(5 + Math.sin(ago / 3.5) * 1.5 + (chance() - 0.5) * 2)
    const content = isWalk
      ? 'Got off two stops early. After the ward was loud, I walked home along the river and slept well. I was glad of the quiet.'
      : 'Late at the ward again. I always do this wrong, and then I lie awake and worry.'
    const activities = isWalk ? ['walk'] : ['work']
    return chance() < 0.2 ? [] : [page(day, '21:30', { content, mood, energy, stress, activities })]
  })
  return [...told, ...short]
}

const habitLines = [
  { name: 'Three lines before coffee', trigger: 'the alarm', behavior: 'write three lines', often: 0.85 },
  {
    name: 'Walk the last two stops',
    trigger: 'the late bus',
    behavior: 'get off two stops early',
    often: 0.5,
  },
  { name: 'Ten minutes, lid open', trigger: 'supper', behavior: 'play ten minutes', often: 0.7 },
  {
    name: 'Phone in the hallway',
    trigger: 'brushing teeth',
    behavior: 'leave the phone outside',
    often: 0.6,
  },
] as const

function habitsOf({ today, chance, newUid }: Telling): Kept[] {
  const from = addDays(today, -90)
  const made = habitLines.flatMap(({ often, ...fields }, order): Kept[] => {
    const habitId = newUid()
    const instants = { createdAt: at(from), updatedAt: at(from) }
    const days = Array.from({ length: 91 }, (_, nth) => addDays(from, nth)).filter(
      (day) => day < today && chance() < often,
    )
    return [
      {
        kind: habits.kind,
        uid: habitId,
        data: habit.parse({
          ...fields,
          order,
          area: 'selfcare',
          frequency: { type: 'daily' },
          startDate: from,
          ...instants,
        }),
      },
      ...days.map((completedDate) => ({
        kind: habitCompletions.kind,
        data: habitCompletion.parse({
          habitId,
          completedDate,
          completedAt: at(completedDate, '19:10'),
          updatedAt: at(completedDate),
        }),
      })),
    ]
  })
  const stack = habitStack.parse({
    name: 'Evening',
    timeOfDay: 'evening',
    createdAt: at(from),
    updatedAt: at(from),
  })
  return [...made, { kind: habitStacks.kind, uid: newUid(), data: stack }]
}

function goalsOf(telling: Telling): Kept[] {
  const uids = new Map(demoWorld.goals.map(({ id }) => [id, telling.newUid()]))
  const uidOf = (id: unknown): string | null => uids.get(String(id)) ?? null
  const then = (day: Day | null): Day | null => (day === null ? null : moved(telling, day, demoWorld.today))
  const instant = (when: string | null): string | null =>
    when === null ? null : at(moved(telling, when.slice(0, 10), demoWorld.today))
  return [
    ...demoWorld.goals.map(({ id, ...data }) => ({
      kind: goals.kind,
      uid: uids.get(id) ?? telling.newUid(),
      data: goal.parse({
        ...data,
        customization: { ...data.customization, habits: [] },
        parentId: uidOf(data.parentId),
        startDate: then(data.startDate),
        targetDate: then(data.targetDate),
        completedAt: instant(data.completedAt),
        createdAt: instant(data.createdAt),
        updatedAt: instant(data.updatedAt),
      }),
    })),
    ...demoWorld.steps.map(({ id: _id, ...data }) => ({
      kind: goalProgresses.kind,
      uid: telling.newUid(),
      data: goalProgress.parse({
        ...data,
        goalId: uidOf(data.goalId),
        date: then(data.date),
        createdAt: instant(data.createdAt),
      }),
    })),
    ...demoWorld.milestones.map(({ id: _id, ...data }) => ({
      kind: goalMilestones.kind,
      uid: telling.newUid(),
      data: goalMilestone.parse({
        ...data,
        goalId: uidOf(data.goalId),
        targetDate: then(data.targetDate),
        completedAt: instant(data.completedAt),
      }),
    })),
  ]
}

function plansOf({ today, newUid }: Telling): Kept[] {
  const instants = { createdAt: at(addDays(today, -30)), updatedAt: at(addDays(today, -30)) }
  const event = (title: string, inDays: number, from: string, to: string, more: object = {}): Kept => ({
    kind: calendarEvents.kind,
    uid: newUid(),
    data: calendarEvent.parse({
      title,
      startTime: at(addDays(today, inDays), from),
      endTime: at(addDays(today, inDays), to),
      eventType: 'reflection',
      ...instants,
      ...more,
    }),
  })
  const weekly = { isRecurring: true, recurringPattern: 'weekly' }
  return [
    event('Reflection of the week', -28, '18:00', '18:45', weekly),
    event('Coaching with Anna', -20, '16:00', '17:00', { ...weekly, eventType: 'coaching', color: 'rose' }),
    event('Write to Dad', 1, '19:30', '20:00', { eventType: 'journal', color: 'amber' }),
    {
      kind: reminders.kind,
      uid: newUid(),
      data: reminder.parse({
        title: 'Call Dad',
        startTime: at(addDays(today, 2), '19:00'),
        endTime: at(addDays(today, 2), '19:00'),
        ...instants,
      }),
    },
  ]
}

/** An experiment that is over, one that runs, a letter to oneself that may be opened, and what is meant for today. */
function questionsOf({ today, newUid }: Telling): Kept[] {
  const instants = { createdAt: at(addDays(today, -40)), updatedAt: at(addDays(today, -40)) }
  const asked = (fields: object): Kept => ({
    kind: experiments.kind,
    uid: newUid(),
    data: experiment.parse({ ...fields, ...instants }),
  })
  return [
    asked({
      ...{ question: 'Does walking home make me less tense?', doing: 'walk', instead: 'bus' },
      ...{ measure: 'stress', firstDay: addDays(today, -32), seed: 7 },
    }),
    asked({
      ...{ question: 'Does the phone in the hallway give me energy?', doing: 'phone in the hallway' },
      ...{ measure: 'energy', lag: 1, firstDay: addDays(today, -3), seed: 8 },
    }),
    {
      kind: returnLetters.kind,
      uid: newUid(),
      data: returnLetter.parse({
        content: 'Did you open the lid?',
        opensOn: addDays(today, -1),
        createdAt: at(addDays(today, -90)),
      }),
    },
    {
      kind: dayLines.kind,
      uid: newUid(),
      data: dayLine.parse({
        ...{ date: today, content: 'Do one thing slowly enough to notice it.', type: 'goal' },
        createdAt: at(today, '07:00'),
      }),
    },
  ]
}

/** Two and a half fictional years up to a day: pages, habits, goals, events, questions to oneself. The same records every time, but for their uids. */
function livedRecords(today: Day): Kept[] {
  const chance = seededRandom(31)
  let made = 0
  const bytes = () => crypto.getRandomValues(new Uint8Array(16))
  const telling = { today, chance, newUid: () => uuidV7(Date.now() + made++, bytes()) }
  return [
    ...pagesOf(telling),
    ...habitsOf(telling),
    ...goalsOf(telling),
    ...plansOf(telling),
    ...questionsOf(telling),
  ]
}

/** A person who has kept a journal here for years, for journeys about pages that are full. The app loads for the first time at `at`, as for a new one. */
export async function arriveWithALife(
  page: Page,
  serverUrl: string,
  person: Sample,
  path: string | null = null,
): Promise<void> {
  await arriveAsNewPerson(page, person, null)
  const { username, password } = person
  await keepRecords(serverUrl, { username, password }, livedRecords(new Date().toISOString().slice(0, 10)))
  if (path !== null) await page.goto(path)
}
