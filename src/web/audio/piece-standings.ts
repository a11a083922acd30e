import type { AnswerOf } from '#contract/endpoint.ts'
import type { musicStatus } from '#contract/music.ts'
import { send } from '#web/lib/request.ts'

/** How far a piece is at the server. */
export type PieceStanding = Omit<AnswerOf<typeof musicStatus>['pieces'][number], 'id'>
export type PieceStandings = ReadonlyMap<string, PieceStanding>

/** How far each piece is, by its id. Null: the server could not be asked. */
export async function askForPieces(): Promise<PieceStandings | null> {
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
