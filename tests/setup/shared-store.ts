import type { TestProject } from 'vitest/node'
import setup from '../embedded-store'

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded stores of this run: their addresses, and the folders that hold their files and databases. */
    stores: readonly { url: string; folder: string }[]
  }
}

type Stop = Awaited<ReturnType<typeof setup>>

// Vitest loads this file once per project, so a variable of the module would boot them again: the process keeps it.
const shared = globalThis as { embeddedStore?: Promise<Stop> | undefined }

/** Boots the embedded stores for the first project that needs it; the others are told the same address. */
export default async function shareStore(project: TestProject): Promise<() => Promise<void>> {
  // What the root project is told, every project knows.
  const starting = (shared.embeddedStore ??= setup(project.vitest.getRootProject()))
  await starting
  return async () => {
    if (shared.embeddedStore !== starting) return
    shared.embeddedStore = undefined
    await (
      await starting
    )()
  }
}
