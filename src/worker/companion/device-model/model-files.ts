/** Where this browser keeps the pieces of models: names and what is under each. */
export interface ModelFiles {
  /** The names that are there, with how many bytes are under each. */
  list(): Promise<ReadonlyMap<string, number>>
  read(name: string): Promise<Blob | null>
  /** All of it or nothing is there afterwards. */
  write(name: string, content: Blob): Promise<void>
  remove(name: string): Promise<void>
}

const folder = 'models'

/** A folder of the browser's own file system, which no other site can see. */
export function modelFilesOf(storage: StorageManager): ModelFiles {
  const open = async (): Promise<FileSystemDirectoryHandle> =>
    (await storage.getDirectory()).getDirectoryHandle(folder, { create: true })
  const fileOf = async (name: string): Promise<File | null> => {
    try {
      return await (await (await open()).getFileHandle(name)).getFile()
    } catch (error) {
      if (error instanceof DOMException && error.name === 'NotFoundError') return null
      throw error
    }
  }
  return {
    async list() {
      const sizes = new Map<string, number>()
      for await (const name of (await open()).keys()) sizes.set(name, (await fileOf(name))?.size ?? 0)
      return sizes
    },
    read: fileOf,
    async write(name, content) {
      const handle = await (await open()).getFileHandle(name, { create: true })
      const stream = await handle.createWritable()
      await stream.write(content)
      // Only now it has the name.
      await stream.close()
    },
    async remove(name) {
      if (await fileOf(name)) await (await open()).removeEntry(name)
    },
  }
}
