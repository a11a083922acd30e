import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { shownAvatarUrl } from '#domain/account/avatar-url.ts'
import type { User } from '#domain/account/user.ts'
import { AvatarCache, avatarUpdated, userIdOfEvent } from './avatar-cache.ts'
import { userQuery } from './use-user.ts'

const cache = new AvatarCache(Date.now)
let watching = 0

const renewFor = (event: Event) => cache.renew(userIdOfEvent(event))

/** However many places show pictures, an event counts once. */
function subscribe(listener: () => void): () => void {
  const stop = cache.subscribe(listener)
  if (watching++ === 0) addEventListener(avatarUpdated, renewFor)
  return () => {
    stop()
    if (--watching === 0) removeEventListener(avatarUpdated, renewFor)
  }
}

type Shown = Pick<User, 'id' | 'hasAvatar' | 'avatarUrl'>

/** The addresses of a person's picture, the first one first; where all of them fail, or there is none, initials are shown. */
export function avatarSources({ hasAvatar, avatarUrl }: Omit<Shown, 'id'>, own: string): string[] {
  const elsewhere = shownAvatarUrl(avatarUrl)
  return [...(hasAvatar ? [own] : []), ...(elsewhere ? [elsewhere] : [])]
}

/** `avatarSources` of a person, following every change of the picture. */
export function useAvatar(user: Shown): string[] {
  const { id, hasAvatar } = user
  const own = useSyncExternalStore(
    subscribe,
    useCallback(() => cache.addressOf(id), [id]),
  )
  useNewPicture(hasAvatar)
  useEffect(() => {
    // `own` changes with the picture, and its time begins anew.
    if (!own) return
    const timer = setTimeout(() => cache.tell(), Math.max(0, cache.lastsMs(id)))
    return () => clearTimeout(timer)
  }, [own, id])
  return avatarSources(user, own)
}

/** Where there was no picture so far, the server is asked whether there is one now. */
function useNewPicture(hasAvatar: boolean): void {
  const client = useQueryClient()
  useEffect(() => {
    if (hasAvatar) return
    const ask = () => void client.refetchQueries(userQuery, { cancelRefetch: false })
    addEventListener(avatarUpdated, ask)
    return () => removeEventListener(avatarUpdated, ask)
  }, [client, hasAvatar])
}
