import * as E from 'fp-ts/Either'
import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { toFile } from '../../../src/replay/file/to-file'
import { logFileName } from '../../../src/replay/viewer/export-session'
import { importFile } from '../../../src/replay/viewer/head'
import { problemReport } from '../../../src/replay/viewer/report-sheet'
import { entries, session, sessionOf } from './session'

const about = { build: '1.0', browser: 'A browser', versions: { wordpress: '7.1.1' } }
const typed = sessionOf(...entries, [fact('BusinessDescribed', { text: 'Handmade soap from Åland' }), { id: 'typed' }])

describe('files of the flow log', () => {
  it('an exported session is imported unchanged', { tags: ['L-07'] }, () => {
    const back = importFile('a.ndjson', toFile(session, { build: '1.0', exported: 1, masked: false }))
    expect(E.isRight(back) && back.right.kind === 'file' ? back.right.facts : back).toEqual(session)
  })

  it('a truncated file is reported with its line, and nothing is opened', { tags: ['L-07'] }, () => {
    const cut = toFile(session, { build: '1.0', exported: 1 }).split('\n').slice(0, 4).join('\n').slice(0, -5)
    const back = importFile('cut.ndjson', cut)
    expect(E.isLeft(back) && back.left).toMatch(/^cut\.ndjson could not be opened\. Line 4: /)
    expect(E.isLeft(importFile('a.txt', 'hello'))).toBe(true)
    expect(E.isLeft(importFile('a.txt', ''))).toBe(true)
  })

  it('a report of a problem is masked, says what it ran on, and opens like any other file', { tags: ['L-07'] }, () => {
    const text = problemReport(typed, about, 1)
    expect(text).not.toContain('Handmade')
    expect(JSON.parse(text.slice(0, text.indexOf('\n')))).toMatchObject({ ...about, masked: true })
    expect(importFile('a', text)).toMatchObject({ right: { kind: 'file', masked: true, doubts: [] } })
  })

  it('files are named after when the session was opened and which one it is', { tags: ['L-07'] }, () => {
    expect(logFileName('flow-log', '3f9a2c1bffff/..', new Date(2026, 10, 21, 13, 4).getTime())).toBe(
      'flow-log-2026-11-21-13-04-3f9a2c1b.ndjson',
    )
  })
})
