import { describe, expect, it } from 'vitest'
import { busyIn, busyInWords, type Trace } from '../../bench/report/busy'

const thread = (pid: number) => ({ name: 'thread_name', ph: 'M', pid, tid: 1, ts: 0, args: { name: 'CrRendererMain' } })
const event = (name: string, from: number, to: number, pid = 1) => ({
  name,
  ph: 'X',
  pid,
  tid: 1,
  ts: from * 1000,
  dur: (to - from) * 1000,
})

describe('what a page did while it was traced', () => {
  it('given events within one another, then each has its own time, and what has no kind is that of what it is in', () => {
    const trace: Trace = {
      traceEvents: [
        thread(1),
        event('RunTask', 0, 100),
        event('FunctionCall', 10, 60),
        event('UpdateLayoutTree', 20, 30),
        event('SomethingNew', 30, 35),
        event('MinorGC', 40, 44),
        event('Layout', 70, 75),
      ],
    }
    expect(busyIn(trace)).toEqual({ script: 36, style: 10, garbage: 4, layout: 5 })
    expect(busyInWords(busyIn(trace))).toBe('garbage 4, style 10, layout 5, script 36')
  })

  it('given several pages, then the busiest is told; given none, then nothing', () => {
    const pages = [thread(1), thread(2), event('Paint', 0, 2), event('Paint', 0, 9, 2), event('Paint', 0, 99, 3)]
    expect(busyIn({ traceEvents: pages })).toEqual({ paint: 9 })
    expect(busyIn({ traceEvents: [] })).toEqual({})
  })
})
