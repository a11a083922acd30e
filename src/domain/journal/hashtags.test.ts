import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hashtagsIn, uniqueTopics } from './hashtags.ts'
import { cleanTopic, topicsOf } from './topics.ts'

test.each([
  ['By the #river, with #mum.', ['river', 'mum']],
  ['#first thing', ['first']],
  ['(#in-brackets) “#quoted”', ['in-brackets', 'quoted']],
  ['#Übermut #東京 #été', ['Übermut', '東京', 'été']],
  ['#2026goals but not #2026', ['2026goals']],
  ['#a_b-c- and #one--two', ['a_b-c', 'one']],
  ['line\n#next\n- #listed', ['next', 'listed']],
])('%j has its hashtags', (text, tags) => {
  expect(hashtagsIn(text)).toEqual(tags)
})

test.each([
  '# Heading',
  '## Heading',
  'C# and F#',
  'https://a.example/#part',
  'a.example?x=#y',
  '&#39;',
  '##two',
  '#',
  '# ',
  '#-',
])('%j has none', (text) => {
  expect(hashtagsIn(text)).toEqual([])
})

test('a topic counts once, however it is spelt, in the spelling that came first', () => {
  expect(hashtagsIn('#Mum and #mum and #MUM')).toEqual(['Mum'])
  expect(uniqueTopics(['piano', 'Piano', 'mum'])).toEqual(['piano', 'mum'])
})

test('the topics of an entry are those beside it and those in its text', () => {
  expect(topicsOf({ topics: ['piano', 'mum'], content: 'With #Mum by the #river' })).toEqual([
    'piano',
    'mum',
    'river',
  ])
})

test.each([
  ['#mum', 'mum'],
  ['  by the river ', 'by-the-river'],
  ['# ', ''],
  ['---', ''],
  ['a,b;c', 'a-b-c'],
])('what is typed as %j becomes the topic %j', (typed, topic) => {
  expect(cleanTopic(typed)).toBe(topic)
})

test('a text of a megabyte is read in a moment', () => {
  const text = `${'#'.repeat(200_000)}${'word '.repeat(150_000)}${'#1'.repeat(50_000)}`
  const before = performance.now()
  hashtagsIn(text)
  expect(performance.now() - before).toBeLessThan(1_000)
})

test('every hashtag stands in the text behind its sign, and is a topic as it is', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('#', 'a', 'É', '1', '-', '_', ' ', '/', '\n') }),
      (text) => {
        for (const tag of hashtagsIn(text)) expect(text).toContain(`#${tag}`)
      },
    ),
  )
})

test.each([
  ['https://en.wikipedia.org/wiki/Foo_(bar)#History', []],
  ['see https://a.example/x.#History and #mine', ['mine']],
  ['[the page](https://a.example/x_(y)#History "the #title") and [#words](/b#c)', ['words']],
  ['![#boats](photo:01923f00-0000-7000-8000-000000000001) <https://a.example/(x)#y>', ['boats']],
  ['```c\n#include <stdio.h>\n```\n#after', ['after']],
  ['> ~~~\n> #include\n> ~~~\n> #quoted', ['quoted']],
  ['- item\n  ```\n  #include\n  ```\n- #item', ['item']],
  ['never closed\n```\n#include', []],
  ['`#include` and ``a ` #b`` and ` #lonely', ['lonely']],
  ['`one\n\n#two` `', ['two']],
  ['\\#escaped but \\\\ #not', ['not']],
  ['<a href="#top" title=\'#x\'>#words</a> <!-- #note --> 1 <#2 #three', ['words', 'three']],
  ['#Heading\n# A heading with #topic\n    #indented', ['Heading', 'topic', 'indented']],
  ['| `a | #b` |\n| --- | --- |\n| #c | `#d` |', ['b', 'c']],
])('%j has the topics that its writer means', (text, tags) => {
  expect(hashtagsIn(text)).toEqual(tags)
})
