import { expect, test } from 'vitest'
import type { User } from '#domain/account/user.ts'
import { whoIsHere } from './who-is-here.ts'

const named = (name: string) => ({ id: 3, name }) as User
const soon = <T>(value: T, ms = 5) => new Promise<T>((resolve) => setTimeout(resolve, ms, value))
const gone = async () => {
  throw new TypeError('fetch failed')
}
const never = () => new Promise<never>(() => undefined)
const unasked = async () => {
  throw new Error('The device was asked')
}

test('the server says who is here, and the device is not asked', async () => {
  const mara = named('Mara')
  expect(await whoIsHere({ askServer: () => soon(mara), askDevice: unasked })).toEqual({
    user: mara,
    isSure: true,
  })
  expect(await whoIsHere({ askServer: () => soon(null), askDevice: unasked })).toEqual({
    user: null,
    isSure: true,
  })
})

test('without the server the person who was here last goes on', async () => {
  const mara = named('Mara')
  expect(await whoIsHere({ askServer: gone, askDevice: () => soon(mara) })).toEqual({
    user: mara,
    isSure: false,
  })
})

test('a server that does not answer is not waited for', async () => {
  const mara = named('Mara')
  const who = await whoIsHere({ askServer: never, askDevice: () => soon(mara), patienceMs: 10 })
  expect(who).toEqual({ user: mara, isSure: false })
})

test('a slow server is waited for where the device knows nobody', async () => {
  const mara = named('Mara')
  const who = await whoIsHere({
    askServer: () => soon(mara, 60),
    askDevice: () => soon(null),
    patienceMs: 10,
  })
  expect(who).toEqual({ user: mara, isSure: true })
})

test("where nobody knows, the error is the server's", async () => {
  await expect(whoIsHere({ askServer: gone, askDevice: () => soon(null) })).rejects.toThrow('fetch failed')
})
