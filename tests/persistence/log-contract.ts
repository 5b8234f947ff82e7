/** What every log promises. Free of any test framework: the same cases run on memory, on fake-indexeddb and in a real browser. */
import * as E from 'fp-ts/Either'
import { fact } from '../../src/events'
import type { Log } from '../../src/persistence/log'
import { surroundings } from '../support/world'
import { all, answer, appended, check, draft, read, same } from './log-helpers'

type Case = { readonly title: string; readonly run: (log: Log) => Promise<void> }

export const logContract: readonly Case[] = [
  {
    title: 'facts come back in order, numbered without regard to who wrote them',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone')), draft('b', fact('DesignRedone'))])
      await log.append([draft('c', fact('DesignUndone'))])
      const facts = await all(log)
      same(
        facts.map(({ id }) => id),
        ['a', 'b', 'c'],
      )
      check(
        facts.every(({ seq }, index) => index === 0 || seq > (facts[index - 1]?.seq ?? 0)),
        'seq grows',
      )
    },
  },
  {
    title: 'only what is after a place is read from there',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone')), draft('b', fact('DesignRedone'))])
      const [first] = await all(log)
      same(
        (await read(log, first?.seq ?? 0)).map(({ id }) => id),
        ['b'],
      )
    },
  },
  {
    title: 'the session that was begun last is the newest, whatever the clock says',
    run: async (log) => {
      const begun = fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false })
      for (const [session, at] of [
        ['of the year 2100', 4_102_444_800_000],
        ['of today', 1_700_000_000_000],
        ['of a minute later', 1_700_000_060_000],
      ] as const)
        await log.append([{ ...draft(session, begun), session, at }])
      const sessions = await log.sessions()
      same(E.isRight(sessions) ? sessions.right.map(({ id }) => id) : [], [
        'of a minute later',
        'of today',
        'of the year 2100',
      ])
    },
  },
  {
    title: 'sessions do not see each other',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone'))])
      await log.append([{ ...draft('b', fact('DesignUndone')), session: 'other' }])
      same(
        (await all(log)).map(({ id }) => id),
        ['a'],
      )
    },
  },
  {
    title: 'a repeated append of the same facts is written once and reported as written',
    run: async (log) => {
      const batch = [draft('a', fact('DesignUndone')), draft('b', fact('DesignRedone'))]
      await log.append(batch)
      check(E.isRight(await log.append(batch)), 'reported as written')
      same(
        (await all(log)).map(({ id }) => id),
        ['a', 'b'],
      )
    },
  },
  {
    title: 'an append right after the last known fact returns what reading returns',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone'))])
      const [last] = await all(log)
      const settings = JSON.stringify({ css: 'body{}'.repeat(2000) })
      const batch = [draft('b', fact('EditorSettingsReadReceived', { settings })), draft('c', fact('DesignRedone'))]
      const written = appended(await log.append(batch, last))
      same(written, await read(log, last?.seq ?? 0))
      same(appended(await log.append([draft('d', fact('DesignUndone'))], written?.at(-1))), await read(log, 3))
    },
  },
  {
    title: 'an append after a fact that the caller does not know returns nothing',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone'))])
      const [last] = await all(log)
      await log.append([draft('theirs', fact('DesignRedone'))])
      same(appended(await log.append([draft('b', fact('DesignUndone'))], last)), null)
      same(appended(await log.append([draft('c', fact('DesignUndone'))])), null)
    },
  },
  {
    title: 'an append to a log that no longer has the last known fact returns nothing',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone'))])
      const [last] = await all(log)
      const other = { id: 'of a cleared log', seq: last?.seq ?? 0 }
      same(appended(await log.append([draft('b', fact('DesignUndone'))], other)), null)
    },
  },
  {
    title: 'a repeated append returns nothing',
    run: async (log) => {
      await log.append([draft('a', fact('DesignUndone'))])
      const [last] = await all(log)
      await log.append([draft('b', fact('DesignUndone'))], last)
      same(appended(await log.append([draft('b', fact('DesignUndone'))], last)), null)
      same((await all(log)).length, 2)
    },
  },
  {
    title: 'of two answers to one request the second is turned away',
    run: async (log) => {
      await log.append([draft('r', fact('ProductCreationRequested', { known: [] }))])
      check(E.isRight(await log.append([answer('x')])), 'the first is written')
      const second = await log.append([answer('y')])
      check(E.isLeft(second) && second.left.tag === 'Settled', 'the second is told so')
      same(
        (await all(log)).map(({ id }) => id),
        ['r', 'x'],
      )
    },
  },
  {
    title: 'many tabs answering at once leave one answer',
    run: async (log) => {
      await log.append([draft('r', fact('ProductCreationRequested', { known: [] }))])
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, index) => log.append([answer(`answer-${index}`)])),
      )
      same(results.filter(E.isRight).length, 1)
      same((await all(log)).length, 2)
    },
  },
  {
    title: 'a long text comes back whole',
    run: async (log) => {
      const settings = JSON.stringify({ css: 'body{}'.repeat(2000) })
      await log.append([draft('a', fact('EditorSettingsReadReceived', { settings }))])
      const [found] = await all(log)
      check(found?.event.type === 'EditorSettingsReadReceived' && found.event.settings === settings, 'same text')
    },
  },
  {
    title: 'sessions are listed, the newest first',
    run: async (log) => {
      const open = fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false })
      await log.append([{ ...draft('a', open), session: 'old', at: 1 }])
      await log.append([{ ...draft('b', open), session: 'new', at: 2 }])
      const sessions = await log.sessions()
      check(E.isRight(sessions), 'readable')
      same(E.isRight(sessions) ? sessions.right.map(({ id }) => id) : [], ['new', 'old'])
    },
  },
  {
    title: 'a fork of an old session is the newest one',
    run: async (log) => {
      const open = fact('FlowOpened', { path: '', surroundings, arrival: 'address', customizing: false })
      await log.append([{ ...draft('a', open), session: 'old', at: 1 }])
      await log.append([{ ...draft('b', open), session: 'new', at: 2 }])
      const forked = { ...draft('d', fact('FlowForked', { from: 'old', seq: 1 })), session: 'fork', at: 3 }
      await log.append([{ ...draft('c', open), session: 'fork', at: 1 }, forked])
      const sessions = await log.sessions()
      same(E.isRight(sessions) ? sessions.right.map(({ id }) => id) : [], ['fork', 'new', 'old'])
    },
  },
]
