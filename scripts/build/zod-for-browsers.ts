import type { Plugin } from 'vite'

/** Of each schema how it is written, and what writes it: `toJSONSchema` and the same by the standard that resolvers of forms ask by. */
const jsonSchemaLines = [
  /^\s*inst\._zod\.processJSONSchema = .*;$/gm,
  /^\s*(?:input|output): createStandardJSONSchemaMethod\(.*\),$/gm,
  /(?<=toJSONSchema\(params\) \{)\s*return createToJSONSchemaMethod\(.*;/g,
]

/**
 * Zod as browsers get it.
 * Without eval: it tries out whether it may make functions of text. No page of ours may, and the browser reports the try as a breach of the
 * server's policy; so it is told before its first schema is made.
 * Without JSON Schema: nothing in a browser writes one, and every schema would carry how.
 */
export const zodForBrowsers = (): Plugin => ({
  name: 'zod-for-browsers',
  transform: {
    filter: { id: /[/]zod[/]v4[/](?:core[/]core|classic[/]schemas)\.js$/ },
    handler(code, id) {
      if (id.endsWith('core.js')) return `${code}\nglobalConfig.jitless = true\n`
      let without = code
      for (const line of jsonSchemaLines) {
        const before = without
        without = before.replace(line, '')
        if (without === before) this.error('zod no longer says where its JSON Schema is: see jsonSchemaLines')
      }
      return { code: without, map: null }
    },
  },
})
