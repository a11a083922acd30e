import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const isDemoWorld = /[/]goals[/]visualizations[/]demo-world[.]ts$/

/** Puts the public goal's year into the app as the plain data that it amounts to: the pages that it is reckoned from, and what reads them, stay out. */
export function demoWorldAtBuild(): Plugin {
  return {
    name: 'demo-world-at-build',
    apply: 'build',
    async load(id) {
      if (!isDemoWorld.test(id)) return null
      const { demoWorld }: { demoWorld: unknown } = await import(pathToFileURL(id).href)
      return `export const demoWorld = JSON.parse(${JSON.stringify(JSON.stringify(demoWorld))})`
    },
  }
}
