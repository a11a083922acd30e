import { entryAbout } from '#domain/mindfulness/sessions/session-entry.ts'
import { beginPage } from '#web/features/journal/page/fresh-pages.ts'
import type { KeptSession } from '#web/features/mindfulness/use-session.ts'

/** Begins a page about a session, which knows it; nothing is kept of it before a word is written. Its uid. */
export function beginPageAbout({ uid, session }: KeptSession): string {
  const { title, content } = entryAbout(session)
  const caret = content.indexOf('\n', content.indexOf('**')) + 1
  return beginPage({ templateId: '', title, content, caret, sessionUid: uid }).uid
}
