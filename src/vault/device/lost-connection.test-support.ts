import { forceCloseDatabase } from 'fake-indexeddb'

/** What browsers do to a page's databases: phones close them in the background, people clear a site's data, and some let nothing be kept. */
export function unkindBrowser() {
  const factory = globalThis.indexedDB
  const opened = new Set<IDBDatabase>()
  const unkind = { refuses: null as DOMException | null }
  const open: IDBFactory['open'] = (...asked) => {
    if (unkind.refuses) throw unkind.refuses
    const request = factory.open(...asked)
    request.addEventListener('success', () => opened.add(request.result))
    return request
  }
  globalThis.indexedDB = {
    open,
    cmp: (...asked) => factory.cmp(...asked),
    databases: () => factory.databases(),
    deleteDatabase: (name) => factory.deleteDatabase(name),
  }
  /** `tells`: with the event of the standard, which not every browser sends. */
  const closeAll = ({ tells = true } = {}): void => {
    // Its types name the class where they mean one of it.
    for (const db of opened) tells ? forceCloseDatabase(db as unknown as typeof IDBDatabase) : db.close()
    opened.clear()
  }
  return {
    closeAll,
    refuse: (error: DOMException | null) => {
      unkind.refuses = error
    },
    /** Clears the site's data under the open page. */
    async clear(): Promise<void> {
      const names = (await factory.databases()).flatMap(({ name }) => name ?? [])
      closeAll()
      for (const name of names) await deleted(factory, name)
    },
    [Symbol.dispose]: () => {
      globalThis.indexedDB = factory
    },
  }
}

const deleted = (factory: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name)
    request.onsuccess = () => resolve()
    request.onerror = () => reject(request.error)
  })
