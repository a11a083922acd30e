import { contactSlot } from '#contract/site-slots.ts'
import { Markdown } from '../markdown.tsx'
import type { PageText } from '../site-content.ts'

/** How whoever runs the server can be reached: by a form, by an address, or not from here. */
export type ContactWay = 'form' | 'address' | 'nobody'

function ContactForm() {
  return (
    <form className="contact-form" data-contact noValidate>
      <p className="field">
        <label htmlFor="contact-email">Your email address</label>
        <input id="contact-email" name="email" type="email" autoComplete="email" maxLength={254} required />
        <span className="field-error" id="contact-email-error" />
      </p>
      <p className="field">
        <label htmlFor="contact-name">
          Your name <span>(Optional)</span>
        </label>
        <input id="contact-name" name="name" autoComplete="name" maxLength={100} />
        <span className="field-error" id="contact-name-error" />
      </p>
      <p className="field trap" aria-hidden="true">
        <label htmlFor="contact-website">Leave this empty</label>
        <input id="contact-website" name="website" tabIndex={-1} autoComplete="off" />
      </p>
      <p className="field">
        <label htmlFor="contact-message">What you want to say</label>
        <textarea autoComplete="off" id="contact-message" name="message" rows={8} maxLength={5000} required />
        <span className="field-error" id="contact-message-error" />
      </p>
      <p className="form-foot">
        <button type="submit" className="button button-large">
          Send
        </button>
        <span role="status" data-said />
      </p>
      <noscript>
        <p className="note">
          The form needs JavaScript. Without it, write to <a href={`mailto:${contactSlot}`}>{contactSlot}</a>.
        </p>
      </noscript>
    </form>
  )
}

function Way({ way }: { way: ContactWay }) {
  if (way === 'form') return <ContactForm />
  if (way === 'address')
    return (
      <p className="contact-address">
        Write to{' '}
        <a href={`mailto:${contactSlot}`} className="text-link">
          {contactSlot}
        </a>
      </p>
    )
  return (
    <p className="contact-address">
      Whoever runs this server has not given an address to write to. Ask the person who told you of it.
    </p>
  )
}

export function ContactPage({ text, way }: { text: PageText; way: ContactWay }) {
  return (
    <article className="words-page">
      <header className="words-head">
        <p className="eyebrow">Contact</p>
        <div>
          <h1 className="type-question">
            {way === 'nobody' ? 'Nobody to write to, here.' : 'Write to a person.'}
          </h1>
        </div>
      </header>
      <div className="words-room">
        <div />
        <div className="words">
          {way !== 'nobody' && <p>A person reads what you send here. It may take a few days.</p>}
          <Way way={way} />
          <Markdown body={text.body} source={text.source} />
        </div>
      </div>
    </article>
  )
}
