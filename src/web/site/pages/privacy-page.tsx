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

/** The policy in words, and below it the table that is made from the list behind consent and the search for leaks. */
export function PrivacyPage({ text }: { text: PageText }) {
  return (
    <WordsPage
      kind="Privacy"
      title={text.title}
      lead={text.description}
      text={text}
      after={
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
      }
    />
  )
}
