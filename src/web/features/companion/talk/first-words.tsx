import type { SettingsRow } from '#domain/views/companion.ts'

type FirstWordsProps = Pick<
  SettingsRow,
  'hasEntries' | 'wordsSent' | 'otherGoal' | 'readsPage' | 'readsEarlier' | 'comfortLevel'
>

const readingPage = ({ readsPage }: FirstWordsProps): string =>
  readsPage
    ? 'Nothing has been said here yet. Your page is yours; I read it only when you speak to me.'
    : 'Nothing has been said here yet. Your page is yours; I do not read it, as you wished.'

const alone =
  'Nothing has been said here yet. This talk belongs to no page, and no page is read for it but earlier ones.'

function readingEarlier({ readsEarlier, comfortLevel }: FirstWordsProps): string {
  if (!readsEarlier) return 'I leave your earlier pages alone and know only what you say to me here.'
  if (comfortLevel === 1) return 'I look through what you wrote before only when you ask me to.'
  return 'When you do, I look through what you wrote before, and quote you only where it is near.'
}

/** What the companion says before anybody has said anything. */
export function FirstWords({ isAlone, ...settings }: FirstWordsProps & { isAlone: boolean }) {
  const { hasEntries, wordsSent, otherGoal } = settings
  const [first, second] = hasEntries
    ? [isAlone ? alone : readingPage(settings), readingEarlier(settings)]
    : [
        'I have read nothing yet, so I have nothing to say about you. That is how it should start.',
        'Write as if nobody were here. When you stop, I can ask one question, or stay quiet.',
      ]
  return (
    <div className="flex flex-col gap-4 text-ui leading-body">
      <p>{first}</p>
      <p>{second}</p>
      {otherGoal && (
        <p>
          You came here for this: <span className="font-serif text-quote">“{otherGoal}”</span>
        </p>
      )}
      <p className="type-label text-muted">
        {wordsSent === 0 ? 'On this device\u2002·\u20020 words sent anywhere' : 'On this device'}
      </p>
    </div>
  )
}
