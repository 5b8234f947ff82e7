/** The last line of a terminal, drawn over and over, with everything else that is written above it. */

/** A line that `show` replaces, until `end` takes it away. */
export type RedrawnLine = Readonly<{ show: (text: string) => void; end: () => void }>

type Stream = Pick<NodeJS.WriteStream, 'write'>

const toBeginning = '\r'
/** Erases from the cursor to the end of the line; writing first and erasing then does not flicker. */
const eraseRest = '\x1B[K'

/**
 * Takes over what is written to `out` and to the `others` that end on the same terminal: the line is taken away before, and drawn
 * again after text that ends with a line break.
 */
export const redrawnLine = (out: Stream, others: readonly Stream[]): RedrawnLine => {
  const write = out.write.bind(out)
  let text = ''
  let isDrawn = false
  /** Whether somebody else's text is on the last line, without a line break after it. */
  let isOccupied = false
  const draw = () => {
    if (text === '' || isOccupied) return
    write(`${toBeginning}${text}${eraseRest}`)
    isDrawn = true
  }
  const clear = () => {
    if (isDrawn) write(`${toBeginning}${eraseRest}`)
    isDrawn = false
  }
  const restore = [out, ...others].map((stream) => {
    const original = stream.write
    const bound = original.bind(stream) as (...args: unknown[]) => boolean
    stream.write = (chunk: string | Uint8Array, ...rest: unknown[]) => {
      clear()
      const isWritten = bound(chunk, ...rest)
      isOccupied = !String(chunk).endsWith('\n')
      draw()
      return isWritten
    }
    return () => {
      stream.write = original
    }
  })
  return {
    show: (next) => {
      if (next === text && isDrawn) return
      text = next
      draw()
    },
    end: () => {
      clear()
      for (const one of restore) one()
    },
  }
}
