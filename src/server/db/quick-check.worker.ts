import { parentPort, workerData } from 'node:worker_threads'
import { isFileSound } from './quick-check.ts'

const { file } = workerData as { readonly file: string }
parentPort?.postMessage(isFileSound(file))
