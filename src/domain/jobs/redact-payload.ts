import type { z } from 'zod'

type Json = z.core.util.JSONType

const plainId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const fieldName = /^[a-z][A-Za-z\d]{0,39}$/

/**
 * What may be shown of a job's payload: numbers, yes and no, ids and instants. Every other text is left out, whatever it says, and so are fields
 * whose names are not plain words.
 */
export function redactPayload(payload: Json): Json {
  if (typeof payload === 'string')
    return plainId.test(payload) || instant.test(payload) ? payload : '[left out]'
  if (typeof payload !== 'object' || payload === null) return payload
  if (Array.isArray(payload)) return payload.map(redactPayload)
  return Object.fromEntries(
    Object.entries(payload)
      .filter(([name]) => fieldName.test(name))
      .map(([name, value]) => [name, redactPayload(value)]),
  )
}
