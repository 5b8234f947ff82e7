/** How far the sessions are: a bar on a screen, and a line now and then in a file or a pipe. */

export type Progress = {
  readonly at: (lived: number, broken: number) => void
  /** A line that stays. */
  readonly say: (line: string) => void
  readonly end: () => void
}

export const progressOn = (out: NodeJS.WriteStream, total: number): Progress => {
  const begin = performance.now()
  let bar = ''
  let said = begin
  const clear = () => {
    if (bar !== '') out.write(`\r${' '.repeat(bar.length)}\r`)
    bar = ''
  }
  return {
    at: (lived, broken) => {
      const now = performance.now()
      const line = `${counted(lived)} of ${counted(total)}, ${Math.round((lived * 1000) / (now - begin))}/s, ${broken} broken`
      if (!out.isTTY) {
        if (now - said > 10_000) out.write(`… ${line}\n`)
        if (now - said > 10_000) said = now
        return
      }
      const cells = Math.round((lived / total) * width)
      clear()
      bar = `${'█'.repeat(cells)}${'░'.repeat(width - cells)} ${line}`
      out.write(bar)
    },
    say: (line) => {
      clear()
      out.write(`${line}\n`)
    },
    end: clear,
  }
}

export const counted = (count: number): string => count.toLocaleString('en')

const width = 24
