import { illustrativeCount } from '#contract/site-slots.ts'
import { dropPath } from '../../ui/drop-mark.tsx'
import { Markdown, sectionNamed } from '../markdown.tsx'
import type { PageText } from '../site-content.ts'
import { Closing, Illustrative } from '../site-frame.tsx'
import { Hero } from './hero.tsx'
import { Promises } from './landing-proofs.tsx'

/** by-width: the mobile one below 768 px, else the enhanced one. */
export type Landing = 'mobile' | 'enhanced' | 'by-width'

/** The words of the two stories. */
export interface LandingTexts {
  readonly mobile: PageText
  readonly enhanced: PageText
}

const [countName = '', countKind = ''] = illustrativeCount.replaceAll('"', '').split('=')

/** The specification's made-up count. The page's script adds 0 to 99, or asks the server where that counts. */
function WritingNow() {
  return (
    <p className="count" {...{ [countName]: countKind }}>
      <span className="count-dot" aria-hidden="true" />
      <span>
        <strong>3,278</strong> users journaling right now
      </span>
      <Illustrative />
    </p>
  )
}

function Testimonial({ isShort = false }: { isShort?: boolean }) {
  return (
    <figure className="testimonial">
      <svg viewBox="0 0 24 24" width="30" height="30" aria-hidden="true">
        <path d={dropPath} />
      </svg>
      <blockquote>
        I stopped performing in my own diary.
        {!isShort && ' It turns out I had been writing for a reader who was not there.'}
      </blockquote>
      <figcaption>
        Johanna, nurse, writing since 2024 <Illustrative />
      </figcaption>
    </figure>
  )
}

function Limits() {
  return (
    <section className="limits">
      <h2 className="type-insight">What a web page cannot promise</h2>
      <p>
        A web app is sent to you anew each time. A server that was taken over could send a page that steals
        your key. We say so here, before you sign up, and{' '}
        <a href="/privacy-policy" className="text-link">
          write down the rest
        </a>
        .
      </p>
    </section>
  )
}

function HomeScreen({ text }: { text: PageText }) {
  const heading = 'On the home screen'
  return (
    <section className="limits">
      <h2 className="type-insight">{heading}</h2>
      <div>
        <Markdown body={sectionNamed(text, heading)} source={text.source} />
      </div>
    </section>
  )
}

function Story({ isShort, text }: { isShort: boolean; text: PageText }) {
  return (
    <div className={isShort ? 'story story-mobile' : 'story story-enhanced'}>
      <Promises isShort={isShort} text={text} />
      <Testimonial isShort={isShort} />
      {isShort ? <HomeScreen text={text} /> : <Limits />}
    </div>
  )
}

/** The first page a visitor sees. */
export function LandingPage({ landing, texts }: { landing: Landing; texts: LandingTexts }) {
  return (
    <div className="landing" data-landing={landing}>
      <Hero text={landing === 'mobile' ? texts.mobile : texts.enhanced} />
      <WritingNow />
      {landing !== 'mobile' && <Story isShort={false} text={texts.enhanced} />}
      {landing !== 'enhanced' && <Story isShort text={texts.mobile} />}
      <Closing first="Write one line." second="See where it goes.">
        <Markdown body={sectionNamed(texts.enhanced, 'Write one line')} source={texts.enhanced.source} />
      </Closing>
    </div>
  )
}
