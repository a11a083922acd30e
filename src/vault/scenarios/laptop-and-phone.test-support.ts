import type { TestApp } from '#server/testing/test-app.ts'
import { newDevice, newPerson, synced } from './device.test-support.ts'

/** A laptop and a phone of one person; `apart` cuts the phone off, `together` lets both hear of each other again. */
export async function laptopAndPhone(testApp: TestApp) {
  const [laptop, phone] = [newDevice(testApp), newDevice(testApp)]
  const person = newPerson()
  const [one, two] = [laptop.newTab(), phone.newTab()]
  await one.register(person)
  await two.login(person)
  const together = async () => {
    await synced(one)
    phone.network.isDown = false
    phone.hearsNews()
    await synced(two)
    laptop.hearsNews()
    await synced(one)
  }
  const apart = () => {
    phone.network.isDown = true
  }
  const close = () => {
    laptop[Symbol.dispose]()
    phone[Symbol.dispose]()
  }
  return { one, two, apart, together, [Symbol.dispose]: close }
}
