import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { sayLate } from './late-component.ts'
import { untilThere } from './until-there.ts'

export interface LazyRules<Fields extends FieldValues> {
  readonly resolver: Resolver<Fields>
  /** Call it when the form appears, so that the rules are there before somebody presses its button. */
  readonly load: () => void
}

/** A form's rules, fetched beside the page instead of before it: its first paint waits for no schema library. */
export function lazyRules<Fields extends FieldValues>(
  rules: () => Promise<z.ZodType<Fields, Fields>>,
): LazyRules<Fields> {
  const fetched = () => Promise.all([import('@hookform/resolvers/zod'), rules()])
  return {
    load: () => void fetched().catch((error: unknown) => console.error(error)),
    resolver: async (values, context, options) => {
      const [{ zodResolver }, schema] = await untilThere(fetched, sayLate)
      return zodResolver(schema)(values, context, options)
    },
  }
}
