import fc from 'fast-check'
import type { Nodes } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmAutolinkLiteral } from 'micromark-extension-gfm-autolink-literal'
import { gfmTable } from 'micromark-extension-gfm-table'
import { expect, test } from 'vitest'
import { hashtag, hashtagsIn, uniqueTopics } from '#domain/journal/hashtags.ts'
import { asWritten } from '#web/lib/reading/read-text.ts'

/** The text without the signs of topics that are no words by the tree of the reading view. */
function wordsByTree(text: string): string {
  // Without its last step, which looks for addresses in the words once more and forgets where they stood.
  const literals = { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] }
  const tree = fromMarkdown(text, {
    extensions: [gfmTable(), gfmAutolinkLiteral(), asWritten],
    mdastExtensions: [gfmTableFromMarkdown(), literals],
  })
  const kept = new Array<boolean>(text.length).fill(false)
  const keep = (from: number, to: number) => kept.fill(true, from, to)
  const visit = (node: Nodes): void => {
    const [from = 0, to = 0] = [node.position?.start.offset, node.position?.end.offset]
    if (node.type === 'text') keep(from, to)
    if (node.type === 'image' && node.alt) keep(from + 2, from + 2 + node.alt.length)
    if (node.type === 'link' && text.charAt(from) !== '[') return
    if ('children' in node) for (const child of node.children) visit(child)
  }
  visit(tree)
  const hasTable = tree.children.some(({ type }) => type === 'table')
  for (const { index } of text.matchAll(/\\[!-/:-@[-`{-~]/g))
    if (kept[index]) kept.fill(false, index, index + 2)
  // The parser's last step looks for addresses among the words.
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}])(?:https?:\/\/|www\.)/giu)) {
    const length = text.slice(index).search(hasTable ? /\](?:[([\s]|$)|[\s<|]|$/ : /\](?:[([\s]|$)|[\s<]|$/)
    if (kept[index]) kept.fill(false, index, index + length)
  }
  return text.replace(/#/g, (sign, at: number) => (kept[at] ? sign : '&'))
}

const pieces = [
  ...[
    '#tag',
    ' #two ',
    '#3d',
    'word',
    ' ',
    '\n',
    '\n\n',
    '`',
    '``',
    '```',
    '```\n',
    '\n```\n',
    '~~~',
    '\n~~~\n',
  ],
  ...[
    '\\',
    '\\#',
    '\\`',
    '[',
    '](',
    ')',
    '](/a#b)',
    '](<a #b> "t #c")',
    '![',
    '<',
    '>',
    '<https://a.b/(c)#d>',
  ],
  ...[
    'https://a.example/x_(y)#h',
    'www.a.example/)#h',
    '\n> ',
    '> ',
    '\n- ',
    '\n  ',
    '\n1. ',
    '\n   ',
    '\n# ',
    '\n## #x',
  ],
  ...[
    '\n---\n',
    '|',
    ' | ',
    '\n| --- | --- |\n',
    '\n| a | b |\n',
    '*',
    '**',
    '_',
    '(',
    '"',
    '\t',
    '\n   > ',
    '\n> > ',
    '\n- - ',
    '\n> - ',
    '\n>   ',
    '\n\n> ',
    '\n+ ',
    '\n10) ',
    '\n#no',
    '`c`',
    ' ~~~',
  ],
]

test('the topics of a text are those that its own tree has words for', () => {
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((all) => all.join(''))
  fc.assert(
    fc.property(texts, (text) => {
      const byTree = Array.from(wordsByTree(text).matchAll(hashtag), ([tag]) => tag.slice(1))
      expect(hashtagsIn(text)).toEqual(uniqueTopics(byTree))
    }),
    { numRuns: 2_000, seed: 35 },
  )
})
