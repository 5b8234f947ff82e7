import type { TestProject } from 'vitest/node'
import setup from './embedded-store'
import type { Login } from '../store/login'

declare module 'vitest' {
  interface ProvidedContext {
    /** The embedded stores of this run: addresses, folders that hold their files and databases, and who is logged in to them. */
    stores: readonly { url: string; folder: string; admin: Login }[]
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
