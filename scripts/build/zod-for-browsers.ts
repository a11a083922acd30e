import type { Plugin } from 'vite'

const jsonSchemaLine = /^\s*inst\._zod\.processJSONSchema = .*;$/gm

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
      const without = code.replace(jsonSchemaLine, '')
      if (without === code) this.error('zod no longer says where its JSON Schema is: see jsonSchemaLine')
      return { code: without, map: null }
    },
  },
})
