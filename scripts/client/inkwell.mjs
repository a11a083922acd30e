#!/usr/bin/env node
// npx inkwell list | export <file.zip> | add "a line"
// Plain JavaScript, so that it starts before anything is installed.
process.argv.splice(2, 0, 'scripts/client/client.ts')
await import('../run.mjs')
