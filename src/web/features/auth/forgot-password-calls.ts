import { send } from '#browser/request.ts'

/** mailed: this server sends reset links. asked: whoever runs it makes them. */
export type WayOfReset = 'mailed' | 'asked'

const path = '/api/auth/forgot'
const noConnection = 'There is no connection to the server. Please try again when there is.'
const failed = 'The server could not be asked. Please try again in a moment.'

/** How somebody gets a reset link here. Throws an error whose message is for the person. */
export async function readWayOfReset(): Promise<WayOfReset> {
  const response = await reached(send('GET', path))
  const { isMailed } = (await response.json()) as { isMailed: boolean }
  return isMailed ? 'mailed' : 'asked'
}

/** Asks for a reset mail; whether there is such an account, nobody learns. Throws an error whose message is for the person. */
export async function askForReset(who: string): Promise<void> {
  await reached(send('POST', path, { body: { who } }))
}

async function reached(asked: Promise<Response>): Promise<Response> {
  const response = await asked.catch(() => {
    throw new Error(noConnection)
  })
  if (response.ok) return response
  const { message } = (await response.json().catch(() => ({}))) as { message?: string }
  throw new Error(response.status < 500 && message ? message : failed)
}
