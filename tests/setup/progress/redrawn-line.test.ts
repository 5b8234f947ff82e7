import { describe, expect, it } from 'vitest'
import { redrawnLine } from './redrawn-line'

/** A terminal as far as lines go: `\r` goes to the beginning of the last line, and the rest of it can be erased. */
const terminal = () => {
  let shown = ''
  let raw = ''
  let column = 0
  const write = (chunk: string | Uint8Array): boolean => {
    raw += String(chunk)
    for (const [part] of String(chunk).matchAll(/\r|\n|\x1B\[K|[^\r\n\x1B]+/g)) {
      const begin = shown.lastIndexOf('\n') + 1
      if (part === '\r') column = 0
      else if (part === '\x1B[K') shown = shown.slice(0, begin + column)
      else if (part === '\n') {
        shown += '\n'
        column = 0
      } else {
        shown = shown.slice(0, begin + column) + part + shown.slice(begin + column + part.length)
        column += part.length
      }
    }
    return true
  }
  return { out: { write } as NodeJS.WriteStream, shown: () => shown, raw: () => raw }
}

describe('the redrawn line', () => {
  it('is replaced in place, without being taken away first', () => {
    const { out, shown, raw } = terminal()
    const line = redrawnLine(out, [])
    line.show('a long line')
    line.show('short')
    expect(shown()).toBe('short')
    expect(raw()).toBe('\ra long line\x1B[K\rshort\x1B[K')
  })

  it('is not written again as long as it is the same', () => {
    const { out, raw } = terminal()
    const line = redrawnLine(out, [])
    line.show('the same')
    const before = raw()
    line.show('the same')
    expect(raw()).toBe(before)
  })

  it('stays below what is written in between, to any stream of the terminal', () => {
    const { out, shown } = terminal()
    const err = { write: (text: string) => out.write(text) } as NodeJS.WriteStream
    const line = redrawnLine(out, [err])
    line.show('half')
    out.write('one\n')
    err.write('two\n')
    expect(shown()).toBe('one\ntwo\nhalf')
  })

  it('makes way for a bar of somebody else, until that ends its line', () => {
    const { out, shown } = terminal()
    const line = redrawnLine(out, [])
    line.show('half')
    out.write('\rDownloading 20 %')
    line.show('three quarters')
    expect(shown()).toBe('Downloading 20 %')
    out.write('\rDownloading 100 %\n')
    expect(shown()).toBe('Downloading 100 %\nthree quarters')
  })

  it('is gone in the end, and writes as before come through', () => {
    const { out, shown } = terminal()
    const line = redrawnLine(out, [])
    line.show('half')
    line.end()
    out.write('3 passed, 0 failed\n')
    expect(shown()).toBe('3 passed, 0 failed\n')
  })
})
