import type { announce, changePlan, ListedPerson, PersonAction, TestingState } from '#contract/admin/admin.ts'
import type { makeBetaCode, withdrawBetaCode } from '#contract/billing.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { FeatureFlag } from '#domain/operating/feature-flags.ts'
import { command, stream } from '#worker/core/worker-calls.ts'

export interface AskedOfPerson {
  readonly userId: number
  readonly action: PersonAction
  /** The admin's own. */
  readonly password: string
  /** To delete: the username of the account, typed once more. */
  readonly username?: string
}

export interface PersonAnswer {
  /** Null: deleted. */
  readonly person: ListedPerson | null
  readonly resetLink: string | null
}

/** What an admin stages on the server once their password was typed. */
export const stageTrial = command<
  {
    readonly asked: Partial<Pick<TestingState, 'clockShiftMs' | 'providerTrouble'>>
    readonly password: string
  },
  TestingState
>('admin.stage-trial')

/** Sample people who are being made: `done` of `of` pages are written. */
export interface PeopleMaking {
  /** Of each of them. */
  readonly password: string
  /** `isWhole`: the server has all their pages. */
  readonly people: readonly {
    readonly username: string
    readonly pages: number
    readonly isWhole: boolean
  }[]
  readonly done: number
  readonly of: number
}
/** Makes sample people with a life each. It is told nothing before the admin's own password is proven. */
export const makePeople = stream<{ readonly password: string }, PeopleMaking>('admin.make-people')

/** Switches something on or off for everybody. */
export const switchFlag = command<
  { readonly name: FeatureFlag; readonly isOn: boolean; readonly password: string },
  void
>('admin.switch-flag')
/** Puts a line above the pages of everybody. */
export const announceToAll = command<
  { readonly announcement: BodyOf<typeof announce>['announcement']; readonly password: string },
  void
>('admin.announce')

/** What an admin does to the server's jobs with their password. */
export type AskedOfJobs =
  | { readonly action: 'add'; readonly operation: string }
  | { readonly action: 'retry' | 'cancel' | 'run'; readonly jobId: string }
  | { readonly action: 'retry-failed' }
  | { readonly action: 'pause' }
export const actOnJobs = command<{ readonly asked: AskedOfJobs; readonly password: string }, void>(
  'admin.act-on-jobs',
)

export interface CheckedPart {
  readonly part: 'sealing' | 'derivation' | 'passwords' | 'imports'
  readonly isSound: boolean
}
/** Holds what this device seals, derives and reads to published answers. */
export const checkMyself = command<null, readonly CheckedPart[]>('admin.check-myself')

export const actOnPerson = command<AskedOfPerson, PersonAnswer>('admin.act-on-person')

/** Gives somebody a plan, or ends one that was given. */
export const changePersonsPlan = command<
  {
    readonly userId: number
    readonly asked: Omit<BodyOf<typeof changePlan>, 'proof'>
    readonly password: string
  },
  AnswerOf<typeof changePlan>
>('admin.change-plan')

/** Makes a code that gives a plan: the answer has it, and nothing else ever does. */
export const makeCode = command<
  { readonly asked: Omit<BodyOf<typeof makeBetaCode>, 'proof'>; readonly password: string },
  AnswerOf<typeof makeBetaCode>
>('admin.make-code')
/** Withdraws a code that nobody has used. */
export const withdrawCode = command<
  { readonly codeId: string; readonly password: string },
  AnswerOf<typeof withdrawBetaCode>
>('admin.withdraw-code')
