import { expect, test } from 'vitest'
import { words } from '#domain/text/text.ts'
import { kindOf, placeIn } from './message-kind.ts'

test.each([
  ['Kindly tell me how to take a backup of my journal', 'Settings, Data'],
  ['how would I go about getting a photo into this?', 'Drop a photo'],
  ['please erase this entry', 'Delete is in the menu'],
  ['how do I get a deleted page back?', 'the trash'],
  ['Where can I download everything', 'Settings, Data'],
  ['remind me to feed the geese at 7', '“remind me on Friday at 5 to …”'],
  ['is there a light mode', 'Settings, Appearance'],
  ['can the text size be changed?', 'Settings, Appearance'],
  ['How do I reset the password if I forgot it', 'Settings, Security'],
  ['can I attach a picture', 'Drop a photo'],
  ['lock this journal', 'Lock now'],
  ['does this sync', 'Sign in there'],
  ['could you read your reply out loud', 'Settings, Voice'],
  ['how do I begin a new entry', 'New entry'],
  ['give me a prompt', 'a question to write on from'],
  ['Where do I find my habits?', 'in the sidebar'],
  ['I don’t want you to use this page', 'Put right'],
  ['can I stop you reading old pages', 'What may it read?'],
  ['share this page with my aunt', 'I send nothing'],
])('"%s" is told where it is in the app', (message, where) => {
  expect(kindOf(message, words(message))).toBe('app')
  expect(placeIn(message)?.toLowerCase()).toContain(where.toLowerCase())
})

test.each([
  'I deleted his number today.',
  'How do I delete him from my life?',
  'Send it, she said, and I did.',
  'I want to share this with you',
  'I need to get rid of this feeling',
  'where did my phone get lost',
  'Put up the pictures in the hall.',
  'How do I undo what I said to her?',
  'Remind me what the vet said',
  'Set the alarm for five, slept through it, missed the boat and the whole day with it.',
  'He wants to close the account.',
  'Print was small and the room dark.',
])('"%s" is not about the app', (message) => {
  expect(kindOf(message, words(message))).not.toBe('app')
})
