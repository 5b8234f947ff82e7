/** `npm run bench -- log`: the log beside other libraries, in a folder of its own that is loaded only then. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type BenchOfTheLog = { readonly benchLog: (args: readonly string[]) => Promise<void> }

export const benchTheLog = async (args: readonly string[]): Promise<void> => {
  const address = new URL('./log/index.ts', import.meta.url)
  if (!existsSync(fileURLToPath(address))) {
    console.error('The bench of the log is not in this checkout: bench/log is missing.')
    process.exitCode = 1
    return
  }
  const { benchLog } = (await import(address.href)) as BenchOfTheLog
  await benchLog(args)
}
