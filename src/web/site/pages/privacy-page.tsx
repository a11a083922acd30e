import { entityGroups } from '#domain/entities.ts'
import type { EntityDefinition } from '#domain/entity/entity.ts'
import { type DataFlow, dataFlows, type FormAtServer } from '#domain/privacy/data-flows.ts'
import type { PageText } from '../site-content.ts'
import { WordsPage } from './words-page.tsx'

const forms: Readonly<Record<FormAtServer, string>> = {
  sealed: 'sealed',
  readable: 'readable',
  absent: 'never gets there',
}

function Row({ what, atServer, elsewhere }: DataFlow) {
  return (
    <tr>
      <th scope="row">{what}</th>
      <td data-form={atServer}>{forms[atServer]}</td>
      <td>{elsewhere ?? 'nobody'}</td>
    </tr>
  )
}

const allOf = new Intl.ListFormat('en')

/** The names of kinds as one sentence: 'Goals, goal steps and milestones.' */
const sentenceOf = (kinds: readonly EntityDefinition[]): string => {
  const [first = '', ...others] = kinds.map(({ label }) => label)
  const inside = others.map((label) => label.charAt(0).toLowerCase() + label.slice(1))
  return `${allOf.format([first, ...inside])}.`
}

function SealedKinds() {
  return (
    <section className="flows kinds" aria-labelledby="everything-that-is-sealed">
      <h2 id="everything-that-is-sealed" className="type-insight">
        Everything that is sealed
      </h2>
      <p>
        This is every kind of thing that your vault holds. Each is encrypted in your browser before it is
        sent, and so are your photos. Inkwell itself works from the same list.
      </p>
      <p>
        What you change or delete stays at the server for up to 30 days in its sealed form, so that nobody who
        gets hold of your session can destroy it. If you delete your account, it goes at once.
      </p>
      <table>
        <tbody>
          {Object.entries(entityGroups).map(([name, kinds]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{sentenceOf(kinds)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function WhatGoesWhere() {
  return (
    <section className="flows" aria-labelledby="what-goes-where">
      <h2 id="what-goes-where" className="type-insight">
        What goes where
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">What there is of you</th>
            <th scope="col">At the server</th>
            <th scope="col">Who else may get it</th>
          </tr>
        </thead>
        <tbody>
          {dataFlows.map((flow) => (
            <Row key={flow.what} {...flow} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** The policy in words, and below it what is made from the lists behind the vault, behind consent and behind the search for leaks. */
export function PrivacyPage({ text }: { text: PageText }) {
  return (
    <WordsPage
      kind="Privacy"
      title={text.title}
      lead={text.description}
      text={text}
      after={
        <>
          <SealedKinds />
          <WhatGoesWhere />
        </>
      }
    />
  )
}
