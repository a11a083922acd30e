import { expose } from 'comlink'
import { send } from '#browser/request.ts'
import { serverClock } from '#browser/server-clock.ts'
import { entityOfKind } from '#domain/entities.ts'
import { openIndexedDbStore } from '#vault/device/indexeddb-store.ts'
import { openDeviceKeyring } from '#vault/keys/device-keyring.ts'
import { argon2Wasm } from '#vault/primitives/argon2-wasm.ts'
import { secureRandom } from '#vault/primitives/bytes.ts'
import { uuidV7 } from '#vault/primitives/uuid.ts'
import { vaultServerOver } from '#vault/sync/server/vault-server.ts'
import type { AskFactor } from '#vault/sync/server/with-factor.ts'
import { adminCommands, adminStreams } from '#worker/admin/admin.ts'
import { begunCommands } from '#worker/begun/begun.ts'
import { calendarCommands, keepRingPlan } from '#worker/calendar/calendar.ts'
import { careCommands } from '#worker/care/care.ts'
import { companionInWorker } from '#worker/companion/companion.ts'
import { browserCompanionParts } from '#worker/companion/companion-parts.ts'
import { modelCommands, modelStreams } from '#worker/companion/device-model/device-models.ts'
import { letterCommands } from '#worker/companion/letter/letter.ts'
import { tidyTalks } from '#worker/companion/talk/talks.ts'
import { entityCommands } from '#worker/core/entity.ts'
import { myDayCommands } from '#worker/core/my-day.ts'
import { securityEventCommands } from '#worker/core/security-events.ts'
import { late, type WorkerTools } from '#worker/core/worker-calls.ts'
import { dashboardCommands } from '#worker/dashboard/dashboard.ts'
import { checkExport, exportVault, restoreExport } from '#worker/export/export.calls.ts'
import { goalCommands } from '#worker/goals/goals.ts'
import { guidedCommands } from '#worker/guided/guided.ts'
import { habitCommands, habitStreams } from '#worker/habits/habits.ts'
import { importStreamsOver } from '#worker/import/imports.ts'
import { watchInsights, watchNoticed } from '#worker/insights/insights.calls.ts'
import { jobsInWorker } from '#worker/jobs/jobs.ts'
import { factCommands } from '#worker/journal/entries/facts.ts'
import { tidyInWorker } from '#worker/journal/entries/housekeeping.ts'
import { journalCommands } from '#worker/journal/entries/journal.ts'
import { photoCommands, photoStreams } from '#worker/journal/entries/photos.ts'
import { printPages } from '#worker/journal/entries/print.calls.ts'
import { trashCommands } from '#worker/journal/entries/trash.ts'
import { insightsPanelCommands } from '#worker/journal/reading/insights-panel.ts'
import { readingCommands, readJournalInWorker, readToEnd } from '#worker/journal/reading/reading.ts'
import { watchNearPages } from '#worker/journal/search/near-pages.calls.ts'
import { templateCommands } from '#worker/journal/templates/templates.ts'
import { conflictCommands } from '#worker/journal/versions/conflict.ts'
import { versionCommands } from '#worker/journal/versions/versions.ts'
import { meaningModelInWorker } from '#worker/meaning/meaning.ts'
import { memoryCommands, memoryStreams } from '#worker/memory/memory.ts'
import { rememberInWorker } from '#worker/memory/memory-by-itself.ts'
import { mindfulnessCommands } from '#worker/mindfulness/mindfulness.ts'
import { onboardingCommands } from '#worker/onboarding/onboarding.ts'
import { paletteCommands } from '#worker/palette/palette.ts'
import { recoveryCommands } from '#worker/recovery/recovery.ts'
import { fillSampleLife, removeSampleLife } from '#worker/sample-life/sample-life.calls.ts'
import { browserWire } from '#worker/server-wire.ts'
import { settingsCommands } from '#worker/settings/settings.ts'
import { shellCommands } from '#worker/shell/shell.ts'
import { voiceInWorker } from '#worker/voice/voice.ts'
import {
  keepingJobs,
  oneTabAtATime,
  openTabs,
  tabPresence,
  whileFirstAtJobs,
  whileLeading,
  whileMakingVectors,
  whileReading,
  whileRemembering,
  whileTidying,
} from './browser-tabs.ts'
import { carryFaults } from './carry-faults.ts'
import { jobRunners } from './job-runners.ts'
import { sealPictureOver } from './seal-picture.ts'
import { storeQueries } from './store-queries.ts'
import { WorkerHost } from './worker-host.ts'

const companionParts = browserCompanionParts(async (...asked) =>
  (await import('#worker/memory/memory-for-talk.ts')).memoryForTalk(...asked),
)
const companion = companionInWorker(companionParts)
const voice = voiceInWorker(send)

const exportStreams = late([exportVault, checkExport, restoreExport], async () => {
  const [out, back, { memoryFile }] = await Promise.all([
    import('#worker/export/export.ts'),
    import('#worker/export/restore.ts'),
    import('#worker/memory/memory-file.ts'),
  ])
  return [out.exporting(memoryFile), ...back.restoreStreams]
})

const printStreams = late([printPages], async () => {
  const { printStreams } = await import('#worker/journal/entries/print.ts')
  return printStreams
})

const nearPagesStreams = late([watchNearPages], async () => {
  const { nearPagesStreams } = await import('#worker/journal/search/near-pages.ts')
  return nearPagesStreams
})

const insightStreams = late([watchInsights, watchNoticed], async () => {
  const { insightStreams } = await import('#worker/insights/insights.ts')
  return insightStreams
})

const sampleLifeStreams = late([fillSampleLife, removeSampleLife], async () => {
  const [{ sampleLifeStreams }, { sampleLifeParts }] = await Promise.all([
    import('#worker/sample-life/sample-life.ts'),
    import('./sample-life-parts.ts'),
  ])
  return sampleLifeStreams(sampleLifeParts([...companion.streams, ...photoStreams]))
})

const importStreams = importStreamsOver({ sealPicture: sealPictureOver(photoStreams) })

const tidy = tidyInWorker(whileTidying, serverClock.now, tidyTalks)
const readJournal = readJournalInWorker(whileReading)
const othersRead = async (tools: WorkerTools, signal: AbortSignal): Promise<void> => {
  await companionParts.index.settled()
  await readToEnd(tools, signal)
}
const remember = rememberInWorker({ whileFirst: whileRemembering, othersRead })
const meaning = meaningModelInWorker({
  othersRead,
  keeper: async () =>
    (await import('#worker/meaning/vectors/keep-vectors.ts')).meaningKeeper({
      whileFirst: whileMakingVectors,
    }),
})
const jobs = jobsInWorker({
  runners: jobRunners(companionParts.index),
  alone: keepingJobs,
  whileFirst: whileFirstAtJobs,
})
const planRings = keepRingPlan(oneTabAtATime)

/** Set by the page; a worker without one can ask nobody. */
let askPerson: AskFactor = async () => null

/** The list of what features do off the screen. */
const host = new WorkerHost(
  {
    server: vaultServerOver(browserWire, (...asked) => askPerson(...asked)),
    device: openDeviceKeyring(),
    entityOf: entityOfKind,
    openDeviceStore: openIndexedDbStore,
    openTabs,
    whileLeading,
    tabPresence,
    argon2: argon2Wasm,
    random: secureRandom,
    newUid: () => uuidV7(Date.now(), secureRandom(16)),
    now: () => Date.now(),
    // Only a page may ask for it: useOpenVault does.
  },
  {
    queries: storeQueries,
    commands: [
      ...entityCommands,
      ...adminCommands,
      ...myDayCommands,
      ...onboardingCommands,
      ...begunCommands,
      ...journalCommands,
      ...insightsPanelCommands,
      ...readingCommands,
      ...versionCommands,
      ...templateCommands,
      ...paletteCommands,
      ...conflictCommands,
      ...factCommands,
      ...photoCommands,
      ...trashCommands,
      ...dashboardCommands,
      ...goalCommands,
      ...recoveryCommands,
      ...settingsCommands,
      ...careCommands,
      ...calendarCommands,
      ...mindfulnessCommands,
      ...memoryCommands,
      ...meaning.commands,
      ...habitCommands,
      ...shellCommands,
      ...jobs.commands,
      ...securityEventCommands(send),
      ...companion.commands,
      ...modelCommands,
      ...guidedCommands(companionParts.index),
      ...letterCommands(companionParts.index),
    ],
    streams: [
      ...adminStreams,
      ...companion.streams,
      ...modelStreams,
      ...voice.streams,
      ...exportStreams,
      ...printStreams,
      ...insightStreams,
      ...nearPagesStreams,
      ...photoStreams,
      ...memoryStreams,
      ...meaning.streams,
      ...habitStreams,
      ...sampleLifeStreams,
      ...importStreams,
    ],
    build: new URL(import.meta.url).pathname,
    onFactorListener: (listener) => {
      askPerson = listener
    },
    onSession: (tools) => {
      // First: what the others do is told there.
      jobs.onSession(tools)
      companion.onSession(tools)
      tidy(tools)
      readJournal(tools)
      remember(tools)
      meaning.onSession(tools)
      planRings(tools)
    },
  },
)

carryFaults()
expose(host)
