import { saidBy } from '#browser/failure-sentences.ts'

/** What went wrong, under what was pressed. */
export function Failed({ error }: { error: Error | null }) {
  return (
    error && (
      <p role="alert" className="text-label leading-ui text-danger">
        {saidBy(error)}
      </p>
    )
  )
}
