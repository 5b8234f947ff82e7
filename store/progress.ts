/** The progress of a task: `share` from 0 to 1. */
export type Progress = (share: number) => void

/** Output of the store, in whole sentences; `task` shows a progress bar for a task. */
export type Log = {
  readonly say: (line: string) => void
  readonly task: (title: string) => Progress
}

/** Discards all output, for tests and other callers. */
export const silent: Log = { say: () => undefined, task: () => () => undefined }

/** Writes to the terminal: a moving bar if it is interactive, otherwise plain lines at each quarter. */
export const terminalLog = (out: NodeJS.WriteStream = process.stdout): Log => ({
  say: (line) => void out.write(`${line}\n`),
  task: (title) => (out.isTTY ? movingBar(title, out) : plainLines(title, out)),
})

const movingBar = (title: string, out: NodeJS.WriteStream): Progress => {
  let last = ''
  return (share) => {
    const cells = Math.round(share * width)
    const line = `${title} ${'█'.repeat(cells)}${'░'.repeat(width - cells)} ${percent(share)}`
    if (line === last) return
    last = line
    out.write(`\r${line}${share >= 1 ? '\n' : ''}`)
  }
}

const plainLines = (title: string, out: NodeJS.WriteStream): Progress => {
  let quarter = -1
  return (share) => {
    const now = Math.floor(share * 4)
    if (now <= quarter) return
    quarter = now
    out.write(`${title}: ${percent(now / 4)}\n`)
  }
}

const width = 24

const percent = (share: number): string => `${Math.round(share * 100)} %`
