/** Progress over many recordings: a bar on a terminal, nothing in a file or a pipe. */
export const progressOn =
  (out: NodeJS.WriteStream, total: number) =>
  (done: number): void => {
    if (!out.isTTY || total < 2) return
    const cells = Math.round((done / total) * width)
    const bar = `${'█'.repeat(cells)}${'░'.repeat(width - cells)} ${done} of ${total}`
    out.write(done === total ? `\r${' '.repeat(bar.length)}\r` : `\r${bar}`)
  }

const width = 24
