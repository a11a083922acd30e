import { defaultTrafficLimits, type TrafficLimits } from './traffic-limits.ts'

/** Numbers that tests and unusual places may want otherwise. */
export interface Limits extends TrafficLimits {
  /** Failed sign-ins before the first wait. */
  readonly freeFailures: number
  readonly firstWaitMs: number
  readonly mostAccountWaitMs: number
  /** Tries at one account that all browsers unknown to it have together, and how soon one of them comes back. */
  readonly strangerTries: number
  readonly strangerTryMs: number
  /** Many people may share an address, so that it never waits long. */
  readonly mostAddressWaitMs: number
  readonly registrationsPerHour: number
  /** Password derivations that may wait; one runs at a time. */
  readonly derivationQueue: number
  readonly eventHeartbeatMs: number
  /** How long a write waits while another program writes into the embedded database. */
  readonly writeWaitMs: number
  /** How long Google may take for one answer. */
  readonly googleAnswerMs: number
  /** Bytes of sealed blobs that one person may keep. */
  readonly blobQuotaBytes: number
  readonly avatarsPerHour: number
  /** Questions for a reset mail from one address in an hour. */
  readonly forgottenPerHour: number
  /** Reset mails to one email address in an hour; further ones are left out without a word. */
  readonly resetMailsPerHour: number
  /** Texts that one person may have spoken by a service in an hour. */
  readonly speechesPerHour: number
  /** How long the service that speaks may take for its first bytes, or stay silent between two. */
  readonly speechSilenceMs: number
  /** Letters from the contact page from one address in an hour. */
  readonly lettersPerHour: number
  /** How long a mail server may stay silent. */
  readonly mailAnswerMs: number
  /** After that a mail that could not be given away is tried once more. */
  readonly mailRetryMs: number
  /** How long an engine may look into one message. */
  readonly engineMs: number
  /** Messages that may wait for the engines; one is looked into at a time. */
  readonly engineQueue: number
  /** How long a push service may take for its answer. */
  readonly pushAnswerMs: number
  /** A push that was taken up and of which nothing more was heard is taken up again after this. */
  readonly pushLeaseMs: number
  /** After a push service failed, the first wait; it doubles up to the longest. */
  readonly pushWaitMs: number
  readonly mostPushWaitMs: number
  /** Pushes to try it out that one person may ask for in an hour. */
  readonly pushTestsPerHour: number
  /** Times in an hour that the browsers of one person may name their instants; as many may put one off. */
  readonly pushPlansPerHour: number
  /** Pushes that one person is sent in an hour; further ones wait for the next. */
  readonly pushesPerHour: number
  /** How long the server of a calendar may take for all of its answer. */
  readonly calendarAnswerMs: number
  /** Calendars of other servers that one person may have fetched in an hour. */
  readonly calendarsPerHour: number
  /** How long Stripe may take for one answer. */
  readonly stripeAnswerMs: number
  /** Pages of Stripe that one person may have opened in an hour, and times that they may have it asked how they stand. */
  readonly checkoutsPerHour: number
  /** After listening the server waits so long before it takes jobs. */
  readonly jobsDelayMs: number
  /** A job of which its server says nothing for so long is taken up by another one. */
  readonly jobLeaseMs: number
  /** How long whoever wants to be told of a job's end may take for an answer. */
  readonly callbackAnswerMs: number
  /** After listening the server waits so long before it looks after its music. */
  readonly musicDelayMs: number
}

export const defaultLimits: Limits = {
  ...defaultTrafficLimits,
  freeFailures: 5,
  firstWaitMs: 1_000,
  mostAccountWaitMs: 15 * 60 * 1_000,
  strangerTries: 200,
  strangerTryMs: 60 * 1_000,
  mostAddressWaitMs: 60 * 1_000,
  registrationsPerHour: 300,
  derivationQueue: 8,
  eventHeartbeatMs: 25_000,
  writeWaitMs: 10_000,
  googleAnswerMs: 8_000,
  blobQuotaBytes: 1024 * 1024 * 1024,
  avatarsPerHour: 30,
  forgottenPerHour: 20,
  resetMailsPerHour: 5,
  speechesPerHour: 120,
  speechSilenceMs: 15_000,
  lettersPerHour: 5,
  mailAnswerMs: 15_000,
  mailRetryMs: 60_000,
  engineMs: 2_000,
  engineQueue: 32,
  pushAnswerMs: 10_000,
  pushLeaseMs: 30_000,
  pushWaitMs: 30_000,
  mostPushWaitMs: 60 * 60 * 1_000,
  pushTestsPerHour: 30,
  pushPlansPerHour: 600,
  pushesPerHour: 600,
  calendarAnswerMs: 15_000,
  calendarsPerHour: 120,
  stripeAnswerMs: 6_000,
  checkoutsPerHour: 60,
  jobsDelayMs: 3_000,
  jobLeaseMs: 60_000,
  callbackAnswerMs: 10_000,
  musicDelayMs: 3_000,
}
