import { usePageMeta } from '#web/lib/page-meta.ts'

const parts = [
  {
    title: 'What is sealed',
    text: 'Your entries, your ratings and your talks with the companion are encrypted in your browser, with a key made from your password. The server stores the result. It cannot open it, and neither can we.',
  },
  {
    title: 'What the server knows',
    text: 'Your username, your e-mail address, your name if you give one, your choices from the first three questions without your own words, whether you asked to hear about referrals, how you have replies read aloud, how many sealed records you have, roughly how large they are, and when they changed.',
  },
  {
    title: 'Where the companion thinks',
    text: 'On your device, unless you allow something else. Only if you say yes do words go to a model elsewhere, and then you see which words and to whom.',
  },
  {
    title: 'Where a voice goes',
    text: 'If you dictate, your browser turns the sound into words, and most browsers send it to their maker for that. We never get it. Replies are read by a voice of your device, unless you choose one from elsewhere and allow the words to go there.',
  },
  {
    title: 'Cookies',
    text: 'One, which keeps you signed in. There is no tracking, no advertising and nothing from other sites on these pages.',
  },
  {
    title: 'What a web page cannot promise',
    text: 'A web app is sent to you anew each time you open it. A server that was taken over could send a page that steals your key. We say so here, before you sign up.',
  },
  {
    title: 'If you lose your password',
    text: 'The account can be given a new one, but the pages cannot be opened without the old password or a device that is still signed in.',
  },
] as const

export function PrivacyScreen() {
  usePageMeta('Privacy Policy', 'What is sealed, what the server knows, and what a web page cannot promise.')
  return (
    <article className="mx-auto w-full max-w-[640px] px-[22px] pb-16 pt-8 md:px-0 md:pt-16">
      <h1 className="type-question">Privacy Policy</h1>
      <p className="type-writing mt-6 text-text-2">
        Short, because there is little to tell: we keep what you write, and we cannot read it.
      </p>
      {parts.map(({ title, text }) => (
        <section key={title} className="mt-10 border-t border-line pt-6">
          <h2 className="type-insight">{title}</h2>
          <p className="type-writing mt-3 text-text-2">{text}</p>
        </section>
      ))}
    </article>
  )
}
