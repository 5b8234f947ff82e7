/** Sessions in several processes. Each runs one bundled file: a third faster than module by module, and made in less than a second. */
import { fork } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import type { News, Task } from './shard'

/** Megabytes. Sessions allocate much short-lived memory; a larger young generation is collected less often. */
const room = 64

export const inProcesses = async (tasks: readonly Task[], told: (news: News) => void): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'simulate-'))
  try {
    await bundle(folder)
    await Promise.all(tasks.map((task) => inProcess(join(folder, 'shard.mjs'), task, told)))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const bundle = (folder: string) =>
  build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: fileURLToPath(new URL('shard.ts', import.meta.url)),
      outDir: folder,
      target: 'esnext',
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'shard.mjs' } },
    },
    // Without 'node' RxJS comes as modules.
    ssr: { noExternal: true, resolve: { conditions: ['es2015', 'module', 'import', 'default'] } },
  })

const inProcess = (file: string, task: Task, told: (news: News) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = fork(file, [JSON.stringify(task)], { execArgv: [`--max-semi-space-size=${room}`] })
    let isOver = false
    child.on('message', (news: News) => {
      isOver ||= news.isLast
      told(news)
    })
    child.once('exit', (code) => {
      if (isOver && code === 0) resolve()
      else reject(new Error(`Shard ${task.shard.index}/${task.shard.of} ended before its sessions were lived.`))
    })
  })
