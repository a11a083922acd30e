import { expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { kindOf } from './message-kind.ts'

const lines = (text: string): string[] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

test.each(
  lines(`
    who won the Rangers match
    Who was it that wrote Moby Dick, was it Melville?
    who is it invented the zip
    Doing the quiz here. Is it Ankara or the other place that’s the capital of Turkey?
    that’s the capital of Canada?
    Isn’t it the whale that’s the biggest animal?
    Is Lisbon or Porto the bigger city?
    how far is the moon
    did Arsenal win the cup final last night?
    What was the score in the derby?
    how did the Celtic game end
    who’s playing tonight
    Which year did Nigeria first win the Nations Cup?
    who won Eurovision
    how long does epoxy take to cure
    how long’s it take to drive from birmingham to nashville
    how long does it take to fly from sydney to tokyo
    How long do you boil an egg for?
    how long does concrete need to set
    How many moons has Jupiter by the current count? My fifth class doesn’t believe my book.
    How many ounces are in a pound? I can never keep hold of it.
    how many grams in a cup
    If it’s 9pm in Cebu what time is it in Dubai?
    what time is it in Toronto
    What’s the weather tomorrow?
    is it gonna rain on saturday?
    do I need an umbrella today
    what’s the forecast for the weekend
    how hot is it in Madrid
    how much is a litre of petrol these days
    how much does a new boiler cost
    what’s the price of copper
    how much are eggs going for
    recipe for banana bread?
    how do you make custard
    how do I get candle wax out of a tablecloth
    how to unblock a sink
    how do I reset my router
    how do I descale the kettle
    What is the full form of SQL?
    what does GDPR stand for
    What’s the capital of Nunavut again? It’s on a parcel and I’m blanking.
    who’s the prime minister of Canada
    What’s the longest river in Australia?
    what is 20 stone in kilos
    convert 5 miles to km
    12 inches in cm
    what’s 15% of 80
    what is 17 times 23
    translate good morning into Polish
    how do you say thank you in Welsh
    what’s the Spanish for butterfly
    what’s in the news today
    any news from Gaza
    what’s happening in Ukraine
    when does the chemist shut
    what time does Lidl open
    is the library open today
    When is Easter next year?
    when do the clocks go back
    What time is high tide?
    where can you buy lamp oil
    when’s the last bus
  `),
)('"%s" is of the world', (message) => {
  expect(['worldly']).toContain(kindOf(message, words(message)))
})

test.each(
  lines(`
    who won the raffle at our Christmas do
    what was the score when I beat that district girl
    how many goals did I get first game of the season
    What was it I won?
    How long did the operation take?
    how long have I been going to the gym
    how much did I pay for the boat trailer
    How much was the hike I got finally
    how much do I owe my brother
    what did my mother say about the weather
    What was the recipe my aunt gave me?
    how did I get the stain out of the blue dress
    How do I tell my mum
    how do I get over him
    How do I make him listen?
    how do you get through a day like this
    what time did my train leave
    when did the chemist ring me
    when is my appointment at the bank
    What was the temperature the night the car died
    how cold was it the night the car died
    What’s the name of my nephew’s school?
    what does she mean to me
    what year was on that note I found ahint the wall
    who won when we played cards at Christmas
    How many people came to my birthday?
    what did we eat in Rome
    how far did I get with the blanket
    is it over between us
    What is it about Sundays
    Will it rain on our wedding again, I asked him.
    how long will I feel like this
    How long does it hurt
    A bad father, there is no other word for it.
    what was the price of the sofa
    What was the score in Kosi’s final?
    how do you do it
  `),
)('"%s" is not', (message) => {
  expect(kindOf(message, words(message))).not.toBe('worldly')
})
