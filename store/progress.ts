/** How far a piece of work is: `share` from 0 to 1. */
export type Progress = (share: number) => void

/** Where the store says what it does, in whole sentences; `task` gives one piece of work a bar. */
export type Log = {
  readonly say: (line: string) => void
  readonly task: (title: string) => Progress
}

/** For tests and other callers who do not want to hear anything. */
export const silent: Log = { say: () => undefined, task: () => () => undefined }

/** Writes to the terminal: a bar that moves where there is a screen, plain lines at each quarter where there is none. */
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
