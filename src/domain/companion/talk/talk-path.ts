import type { JournalMessage } from '#domain/journal/journal-entry.ts'

/** A message of a talk, with what says where it stands in it. */
export interface SaidInTalk {
  readonly uid: string
  readonly data: Pick<JournalMessage, 'role' | 'createdAt' | 'replaces' | 'branch' | 'shownAt'>
}

/** A message of the shown path, and all that stand in its place, itself among them, the first one first. */
export interface TalkStep<M extends SaidInTalk = SaidInTalk> {
  readonly message: M
  readonly versions: readonly M[]
}

/** What `replaces` and `branch` of a message say. */
export type TalkPlace = Pick<JournalMessage, 'replaces' | 'branch'>

/** Where the talk begins, before anything was said in another version. */
const trunk = ''

interface Tree<M> {
  /** What was said after each version, and on the trunk, in order: first versions only. */
  readonly lines: ReadonlyMap<string, readonly M[]>
  /** By the uid of the first one: all versions. */
  readonly versions: ReadonlyMap<string, readonly M[]>
}

/**
 * A talk is a tree: a message that was said again stands in the place of the first one (`replaces`), and what follows it stands on a line of its
 * own (`branch`). The path goes through the version of each that was chosen, written or continued last. Messages that say nothing of this are
 * one line. A name counts only when it points to a message before: a path always ends, and what points nowhere stands where it was said.
 */
export function talkPath<M extends SaidInTalk>(messages: readonly M[]): TalkStep<M>[] {
  const tree = treeOf(messages)
  const path: TalkStep<M>[] = []
  let line = trunk
  let at = 0
  for (;;) {
    const first = tree.lines.get(line)?.[at]
    if (!first) return path
    const versions = tree.versions.get(first.uid) ?? [first]
    const message = latestOf(tree, versions, line, at)
    path.push({ message, versions })
    if (message === first) at++
    else [line, at] = [message.uid, 0]
  }
}

/** The messages of a talk, oldest first. */
export const inOrder = <M extends SaidInTalk>(messages: readonly M[]): M[] =>
  messages
    .map((message) => ({ message, at: saidAt(message) }))
    .sort((x, y) => x.at - y.at || (x.message.uid < y.message.uid ? -1 : 1))
    .map(({ message }) => message)

/** The place of what is said right after a message. */
export const placeAfter = (message: SaidInTalk | undefined): TalkPlace => {
  const branch = message?.data.replaces ? message.uid : message?.data.branch
  return branch ? { branch } : {}
}

/** The place of another version of a message of the path. */
export function placeBeside({ message, versions }: TalkStep): TalkPlace {
  const first = versions[0] ?? message
  return { replaces: first.uid, ...(first.data.branch && { branch: first.data.branch }) }
}

/** Ms since 1970 for what is said or chosen now: after everything that is known, though another device's clock be ahead. */
export const nextInstant = (messages: readonly SaidInTalk[], nowMs: number): number =>
  messages.reduce((latest, message) => Math.max(latest, touchedAt(message) + 1), nowMs)

function treeOf<M extends SaidInTalk>(messages: readonly M[]): Tree<M> {
  const lines = new Map<string, M[]>()
  const versions = new Map<string, M[]>()
  const before = new Map<string, { readonly first: M; readonly line: string }>()
  const lineAfter = (uid: string | undefined): string => {
    const known = uid === undefined ? undefined : before.get(uid)
    if (!known || uid === undefined) return trunk
    return known.first.uid === uid ? known.line : uid
  }
  for (const message of inOrder(messages)) {
    const { replaces, branch, role } = message.data
    const known = replaces === undefined ? undefined : before.get(replaces)
    if (known && known.first.data.role === role) {
      versions.get(known.first.uid)?.push(message)
      before.set(message.uid, known)
    } else {
      const line = lineAfter(branch)
      const there = lines.get(line)
      if (there) there.push(message)
      else lines.set(line, [message])
      versions.set(message.uid, [message])
      before.set(message.uid, { first: message, line })
    }
  }
  return { lines, versions }
}

const saidAt = ({ data }: SaidInTalk): number => Date.parse(data.createdAt)
const touchedAt = (message: SaidInTalk): number =>
  Math.max(saidAt(message), message.data.shownAt ? Date.parse(message.data.shownAt) : 0)

/** The version in which something happened last. What follows the first one is the rest of its line. */
function latestOf<M extends SaidInTalk>(tree: Tree<M>, versions: readonly M[], line: string, at: number): M {
  let [latest, latestAt] = [versions[0] as M, Number.NEGATIVE_INFINITY]
  if (versions.length === 1) return latest
  for (const [nth, version] of versions.entries()) {
    const after = nth === 0 ? lastIn(tree, line, at + 1) : lastIn(tree, version.uid, 0)
    const happened = Math.max(touchedAt(version), after)
    if (happened >= latestAt) [latest, latestAt] = [version, happened]
  }
  return latest
}

/** When something happened last on a line from a place on, in any version; ms since 1970. */
function lastIn<M extends SaidInTalk>(tree: Tree<M>, line: string, from: number): number {
  let latest = Number.NEGATIVE_INFINITY
  for (const first of (tree.lines.get(line) ?? []).slice(from)) {
    for (const version of tree.versions.get(first.uid) ?? []) {
      const after = version === first ? latest : lastIn(tree, version.uid, 0)
      latest = Math.max(latest, touchedAt(version), after)
    }
  }
  return latest
}
