import { send } from '#browser/request.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { musicStatus } from '#contract/music.ts'

/** How far a piece is at the server. */
export type PieceState = Omit<AnswerOf<typeof musicStatus>['pieces'][number], 'id'>
export type PieceStates = ReadonlyMap<string, PieceState>

/** How far each piece is, by its id. Null: the server could not be asked. */
export async function askForPieces(): Promise<PieceStates | null> {
  try {
    const answer = await send('GET', '/api/music')
    if (!answer.ok) return null
    const { pieces } = (await answer.json()) as AnswerOf<typeof musicStatus>
    return new Map(pieces.map(({ id, state, share }) => [id, { state, share }]))
  } catch (error) {
    console.warn(error)
    return null
  }
}
