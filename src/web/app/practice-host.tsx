import { PracticeSheet } from '#web/features/mindfulness/history/practice-sheet.tsx'
import { BackCloses } from '#web/ui/use-back-closes.ts'
import { beginPageAbout } from './session-page.ts'

/** The history of sessions, and the way from one of them to a page about it. */
export function PracticeHost({
  isPractising,
  onClose,
  onBegin,
  onPage,
}: {
  /** A session runs beneath it: no way may lead past that one. */
  isPractising: boolean
  onClose: () => void
  onBegin: () => void
  onPage: (entry: string) => void
}) {
  const write = ({ id, ...session }: Parameters<typeof beginPageAbout>[0]['session'] & { id: string }) =>
    onPage(beginPageAbout({ uid: id, session }))
  return (
    <>
      {/* Over a session back is the overlay's, which knows the history. */}
      {!isPractising && <BackCloses onClose={onClose} />}
      <PracticeSheet onClose={onClose} onBegin={onBegin} onWrite={isPractising ? null : write} />
    </>
  )
}
