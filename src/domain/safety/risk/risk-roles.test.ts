import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'

test.each([
  'The voices tell me to jump.',
  'a voice keeps saying kill yourself and it wont stop',
  'My head orders me to go to the river.',
  'I took the gun out of the safe again, just to hold it.',
  'I have saved forty tablets behind the flour.',
  'every night i put one pill aside',
  'Doing my best not to hurt myself tonight.',
  'I keep talking myself out of ending it.',
  'Gave the pills to my sister so that I cannot take them.',
  'Overdosed in March. Nobody at work knows.',
  'tried to hang myself, the belt broke',
  'My last attempt was in autumn.',
  'I am starving myself so that I disappear.',
])('voices that order it, means at hand, holding out and attempts told in short are grave: %s', (text) => {
  expect(assessRisk(text).level).toBe(2)
})

test.each([
  'I make myself sick after dinner so that I get thin.',
  'fingers down my throat again',
  'not eating until i am under fifty kilos',
  'I binge at night and then I throw up.',
  'I do not deserve to eat today.',
])('food kept from oneself is asked about, and named no more than it is: %s', (text) => {
  expect(assessRisk(text).level).toBe(1)
})

test.each([
  'I nearly hit a cyclist by the bakery.',
  'Almost drove into the bollard, my hands shook.',
  'Said goodbye to Ben at the airport and cried into my scarf.',
  'I can not do it, the splits I mean.',
  'The coach keeps telling us to jump higher.',
  'The voice on the radio told me to bring an umbrella.',
  'Dad cleaned the rifle for the deer season and locked it away.',
  'The pharmacist put my tablets into the weekly box.',
  'Trying not to laugh in the meeting.',
  'I promised not to work on Sunday.',
  'Fasting for Ramadan, dates at dusk.',
  'I was sick on the ferry, twice.',
  'Weighed myself at the gym, two kilos less since Easter.',
  'Tonight I opened the piano at last.',
  'My brother hears voices that tell him to jump.',
])('near-accidents, goodbyes, medicine boxes and feasts are none of it: %s', (text) => {
  expect(assessRisk(text)).toMatchObject({ level: 0, spans: [] })
})
