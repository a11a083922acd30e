/** What the companion says before anybody has said anything. */
export function FirstWords({ hasEntries, wordsSent }: { hasEntries: boolean; wordsSent: number }) {
  const [first, second] = hasEntries
    ? [
        'Nothing has been said here yet. Your page is yours; I read it only when you speak to me.',
        'When you do, I look through what you wrote before, and quote you only where it is near.',
      ]
    : [
        'I have read nothing yet, so I have nothing to say about you. That is how it should start.',
        'Write as if nobody were here. When you stop, I can ask one question, or stay quiet.',
      ]
  return (
    <div className="flex flex-col gap-4 text-[15.5px] leading-[1.55]">
      <p>{first}</p>
      <p>{second}</p>
      <p className="type-label text-muted">
        {wordsSent === 0 ? 'On this device\u2002·\u20020 words sent anywhere' : 'On this device'}
      </p>
    </div>
  )
}
