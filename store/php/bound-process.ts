import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'

/** A program in a process group of its own. */
export type BoundProcess = {
  /** Resolves when the program has ended, for whatever reason, to the last lines that it wrote to standard error. */
  readonly ended: Promise<string>
  /** What the program has written to standard output so far. */
  readonly output: () => string
  /** Kills the program and everything that it has started. */
  readonly kill: () => Promise<void>
  /** Identifies the group to another process: see `endLeftProcess`. */
  readonly name: ProcessName
}

/** A process group: the id of its first process, and a mark in that process's command line. */
export type ProcessName = { readonly pid: number; readonly mark: string }

/**
 * Starts a program that ends with our process, even if ours is killed: its shell waits on a pipe that the system closes then. The group
 * has its own id, so that Ctrl-C in our terminal does not reach it.
 */
export const startBound = (
  program: string,
  words: readonly string[],
  env: Readonly<Record<string, string>> = {},
): BoundProcess => {
  const mark = `store-${randomUUID()}`
  const shell = spawn('sh', ['-c', script, mark, program, ...words], {
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, ...env },
  })
  let [output, errors] = ['', '']
  shell.stdout.on('data', (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-longest)))
  shell.stderr.on('data', (chunk: Buffer) => void (errors = (errors + chunk.toString()).slice(-longest)))
  shell.stdin.on('error', () => undefined)
  const ended = new Promise<string>((resolve) => {
    shell.once('error', (error) => resolve(error.message))
    shell.once('close', () => resolve(errors.trim()))
  })
  const { pid = 0 } = shell
  const kill = async (): Promise<void> => {
    killGroup(pid)
    await ended
  }
  return { ended, output: () => output, kill, name: { pid, mark } }
}

// `kill 0` reaches the whole group, the shell included.
const script = '( "$@" </dev/null; kill -KILL 0 ) & read -r _; kill -KILL 0'

/** Characters of output that are kept. */
const longest = 4000

/** Kills a group of processes; one that has ended is fine. */
export const killGroup = (pid: number): void => {
  if (pid <= 0) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // It has ended by itself.
  }
}
