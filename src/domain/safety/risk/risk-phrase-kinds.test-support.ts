/*
 * How the phrases are labelled: by what the writer says of themselves now, not by which words stand in it.
 *
 * 2: a wish to die or to be dead said outright ("I want to die", "I don't want to live"), thoughts of suicide named as the writer's own now,
 *    a plan, an attempt or a near attempt of late, and hurting oneself: done of late, planned, or a strong urge. "Of late" is up to some months;
 *    an attempt without a date counts. So do voices that command it (kind 'voice') and holding out against it (kind 'struggle').
 * 1: the same between the lines or passively: not wanting to wake up, better off without me, no way out, goodbyes without a reason, hopelessness
 *    that fills a life rather than an evening. "I don't want to be here any more" is 1: it can mean the job, so it asks for kindness, not certainty.
 *    Going without food, throwing up or purging so as to be less, said of oneself now, is 1 too (kind 'eating'); said to be a punishment or a
 *    way to die it is 2.
 * 0: everything else. A scare that is about another person, a story or long ago is 0 even if its words are the strongest.
 *
 * Negation is a judgement call, decided so: a plain denial ("I would never hurt myself") is 0, since a card after it would say "I do not believe
 * you". A denial that leaves something standing ("I wouldn't do it, but I think about it every day") has the level of what it leaves standing. A
 * negated wish to live ("I don't want to be alive") is no denial. Fear of dying is 0. Jokes of despair with a trivial cause ("burnt my toast, kms lol")
 * are idioms and 0; the same words with no cause are 2.
 */

import type { RiskLevel } from './assess-risk.ts'

export type { RiskLevel }

/** What each kind of phrase is rated: a kind has one level. */
export const levelOf = {
  explicit: 2,
  plan: 2,
  'self-harm': 2,
  voice: 2,
  struggle: 2,
  attempt: 2,
  eating: 1,
  passive: 1,
  veiled: 1,
  hopeless: 1,
  idiom: 0,
  lookalike: 0,
  'third-person': 0,
  fiction: 0,
  music: 0,
  news: 0,
  work: 0,
  past: 0,
  negated: 0,
  grief: 0,
  ordinary: 0,
} as const satisfies Record<string, RiskLevel>

export type RiskKind = keyof typeof levelOf

/** A line as somebody might write it in a journal or a talk, and how it was judged before any detector was there. */
export interface RiskPhrase {
  readonly text: string
  readonly level: RiskLevel
  readonly about: RiskKind
}
