/** The parts of a safety plan that are words, in the order of the plan by Stanley and Brown (2012). All of them may stay empty. */
export const planParts = [
  'warning_signs',
  'what_helps',
  'distractions',
  'safer_place',
  'worth_living_for',
] as const
export type PlanPart = (typeof planParts)[number]

/** Where the people stand in it: after what somebody can do alone, before what makes the place safer. */
export const planOrder = [
  'warning_signs',
  'what_helps',
  'distractions',
  'people',
  'professionals',
  'safer_place',
  'worth_living_for',
] as const
export type PlanSection = (typeof planOrder)[number]

interface PartWords {
  readonly title: string
  readonly hint: string
}

/** What each part asks, in plain words. */
export const planWords: Readonly<Record<PlanSection, PartWords>> = {
  warning_signs: {
    title: 'How I notice that it is getting bad',
    hint: 'Thoughts, moods, things you start or stop doing. One to a line.',
  },
  what_helps: {
    title: 'What helps me without anybody else',
    hint: 'Small things that have worked before, if only for a while.',
  },
  distractions: {
    title: 'People and places that take my mind off it',
    hint: 'Where there is company or something else to look at; nobody has to know why you are there.',
  },
  people: {
    title: 'People I can ask for help',
    hint: 'Who may be told how it really is.',
  },
  professionals: {
    title: 'Professionals I can call',
    hint: 'A doctor, a practice, a clinic, a line you have called before.',
  },
  safer_place: {
    title: 'How the place around me gets safer',
    hint: 'What is put away or handed over on a calm day, and who keeps it.',
  },
  worth_living_for: {
    title: 'What is worth living for',
    hint: 'One thing is enough.',
  },
}

/** What the person is to its owner. */
export const contactRoles = ['person', 'professional'] as const
export type ContactRole = (typeof contactRoles)[number]

/** 'usual': the card as it is; 'less': none beside lighter words, a short one beside grave ones. */
export const careShowings = ['usual', 'less'] as const
export type CareShowing = (typeof careShowings)[number]

/** What a person says to a card: put it away, or that the words were about something else. */
export const careReplies = ['closed', 'not_meant'] as const
export type CareReply = (typeof careReplies)[number]
