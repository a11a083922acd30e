import { expose } from 'comlink'
import { entityOfKind } from '#domain/entities.ts'
import { argon2Wasm } from '#vault/keys/argon2-wasm.ts'
import { secureRandom } from '#vault/keys/bytes.ts'
import { openDeviceKeyring } from '#vault/keys/device-keyring.ts'
import { uuidV7 } from '#vault/seal/uuid.ts'
import { openIndexedDbShelf } from '#vault/sync/indexeddb-shelf.ts'
import { vaultServerOver } from '#vault/sync/vault-server.ts'
import type { AskFactor } from '#vault/sync/with-factor.ts'
import { careCommands } from '#web/features/care/care.worker.ts'
import { companionInWorker } from '#web/features/companion/companion.worker.ts'
import { browserCompanionParts } from '#web/features/companion/companion-parts.worker.ts'
import { tidyTalks } from '#web/features/companion/talks.worker.ts'
import { dashboardCommands } from '#web/features/dashboard/dashboard.worker.ts'
import { checkExport, exportVault, restoreExport } from '#web/features/export/export.calls.ts'
import { conflictCommands } from '#web/features/journal/conflict.worker.ts'
import { factCommands } from '#web/features/journal/facts.worker.ts'
import { journalCommands } from '#web/features/journal/journal.worker.ts'
import { marginCommands } from '#web/features/journal/margin.worker.ts'
import { photoCommands, photoStreams } from '#web/features/journal/photos.worker.ts'
import { printPages } from '#web/features/journal/print.calls.ts'
import { readingCommands, readJournalInWorker } from '#web/features/journal/reading.worker.ts'
import { templateCommands } from '#web/features/journal/templates.worker.ts'
import { tidyInWorker } from '#web/features/journal/tidy.worker.ts'
import { trashCommands } from '#web/features/journal/trash.worker.ts'
import { versionCommands } from '#web/features/journal/versions.worker.ts'
import { mindfulnessCommands } from '#web/features/mindfulness/mindfulness.worker.ts'
import { onboardingCommands } from '#web/features/onboarding/onboarding.worker.ts'
import { paletteCommands } from '#web/features/palette/palette.worker.ts'
import { recoveryCommands } from '#web/features/recovery/recovery.worker.ts'
import { resonanceCommands } from '#web/features/resonance/resonance.worker.ts'
import { settingsCommands } from '#web/features/settings/settings.worker.ts'
import { shellCommands } from '#web/features/shell/shell.worker.ts'
import { voiceInWorker } from '#web/features/voice/voice.worker.ts'
import { browserWire } from '#web/lib/browser-wire.ts'
import { entityCommands } from '#web/lib/entity.worker.ts'
import { myDayCommands } from '#web/lib/my-day.worker.ts'
import { send } from '#web/lib/request.ts'
import { securityEventCommands } from '#web/lib/security-events.worker.ts'
import { serverClock } from '#web/lib/server-clock.ts'
import { late } from '#web/lib/worker-calls.ts'
import { openTabs, tabLife, whileLeading, whileReading, whileTidying } from './browser-tabs.ts'
import { storeQueries } from './store-queries.ts'
import { WorkerHost } from './worker-host.ts'

const companion = companionInWorker(browserCompanionParts())
const voice = voiceInWorker(send)

const exportStreams = late([exportVault, checkExport, restoreExport], async () => {
  const [out, back] = await Promise.all([
    import('#web/features/export/export.worker.ts'),
    import('#web/features/export/restore.worker.ts'),
  ])
  return [...out.exportStreams, ...back.restoreStreams]
})

const printStreams = late([printPages], async () => {
  const { printStreams } = await import('#web/features/journal/print.worker.ts')
  return printStreams
})

const tidy = tidyInWorker(whileTidying, serverClock.now, tidyTalks)
const readJournal = readJournalInWorker(whileReading)

/** Set by the page; a worker without one can ask nobody. */
let askPerson: AskFactor = async () => null

/** The list of what features do off the screen. */
const host = new WorkerHost(
  {
    server: vaultServerOver(browserWire, (...asked) => askPerson(...asked)),
    device: openDeviceKeyring(),
    entityOf: entityOfKind,
    openShelf: openIndexedDbShelf,
    openTabs,
    whileLeading,
    tabLife,
    argon2: argon2Wasm,
    random: secureRandom,
    newUid: () => uuidV7(Date.now(), secureRandom(16)),
    now: () => Date.now(),
    // Only a page may ask for it: useOpenVault does.
  },
  {
    queries: [...storeQueries, ...companion.queries, ...voice.queries],
    commands: [
      ...entityCommands,
      ...myDayCommands,
      ...onboardingCommands,
      ...journalCommands,
      ...marginCommands,
      ...readingCommands,
      ...versionCommands,
      ...templateCommands,
      ...paletteCommands,
      ...conflictCommands,
      ...factCommands,
      ...photoCommands,
      ...trashCommands,
      ...dashboardCommands,
      ...recoveryCommands,
      ...settingsCommands,
      ...careCommands,
      ...mindfulnessCommands,
      ...resonanceCommands,
      ...shellCommands,
      ...securityEventCommands(send),
      ...companion.commands,
      ...voice.commands,
    ],
    streams: [...companion.streams, ...voice.streams, ...exportStreams, ...printStreams, ...photoStreams],
    build: location.pathname,
    onFactorListener: (listener) => {
      askPerson = listener
    },
    onSession: (tools) => {
      companion.onSession(tools)
      tidy(tools)
      readJournal(tools)
    },
  },
)

expose(host)
