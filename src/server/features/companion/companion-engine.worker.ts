import { runEngine } from './companion-engine.ts'
import { answerJobs } from './engine-jobs.ts'

answerJobs(runEngine)
