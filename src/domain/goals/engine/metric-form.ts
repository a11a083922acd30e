import type { GoalMetric } from '../records/goal.ts'

/** A number of a goal as its form holds it: what was typed. */
export interface MetricForm {
  readonly name: string
  readonly unit: string
  readonly from: string
  readonly to: string
  /** Empty: it stands where it began. */
  readonly current: string
}

export type MetricProblems = Readonly<Partial<Record<keyof MetricForm, string>>>

const numeral = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/

/** The number that was typed, with a point or a comma before its digits after the whole; null: it is none. */
export function typedNumber(typed: string): number | null {
  const plain = typed.trim().replace('−', '-').replace(',', '.')
  return numeral.test(plain) ? Number.parseFloat(plain) : null
}

const notNumber = 'Write a number, such as 80 or 4.5.'

/** The metric that a form says, or what is wrong with it, by field. From 90 to 80 is as good as from 0 to 10. */
export function metricFrom(
  form: MetricForm,
): { readonly metric: GoalMetric } | { readonly problems: MetricProblems } {
  const [name, unit] = [form.name.trim(), form.unit.trim()]
  const [from, to] = [typedNumber(form.from), typedNumber(form.to)]
  const current = form.current.trim() === '' ? from : typedNumber(form.current)
  const problems = {
    ...(name === '' && { name: 'Say what you are counting.' }),
    ...(from === null && { from: notNumber }),
    ...(to === null && { to: notNumber }),
    ...(from !== null &&
      from === to && { to: 'Start and target are the same, so there is nothing to move toward.' }),
    ...(form.current.trim() !== '' && current === null && { current: notNumber }),
  }
  if (from === null || to === null || current === null || Object.keys(problems).length > 0)
    return { problems }
  return { metric: { name, unit, from, to, current } }
}
