/**
 * With RECORD_SESSIONS=folder, what a visit's browser keeps is written there before the visit ends: one file per session,
 * masked, for the corpus (docs/flow-log.md). A test that fails leaves its recordings in .store/recordings.
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RecordedRow } from '../../../src/replay/file/recording'
import { rowsToFile } from '../../../src/replay/file/to-file'
import { attach } from '../../../src/persistence/blobs'
import { build } from '../../../src/build'
import { readKept } from './read-kept'

/** A session that was dumped before, as its profile was opened again, is written over: it has only grown. */
export const recordSessions = async (context: BrowserContext, store: string): Promise<void> => {
  const folder = process.env['RECORD_SESSIONS']
  if (folder !== undefined && folder !== '') await recordInto(folder, context, store)
}

/** Writes what the browser keeps into a folder, and says which files these are: none if the browser cannot say. */
export const recordInto = async (
  folder: string,
  context: BrowserContext,
  store: string,
): Promise<readonly string[]> => {
  try {
    await mkdir(folder, { recursive: true })
    const files: string[] = []
    for (const rows of await inTime(sessionsOf(context, store))) {
      const file = join(folder, `${nameOfTheTest()}.${rows[0]?.session.slice(0, 8) ?? ''}.ndjson`)
      await writeFile(file, rowsToFile(rows, { build, exported: rows.at(-1)?.at ?? 0, browser, stateHashes: false }))
      files.push(file)
    }
    return files
  } catch (error) {
    // A browser that was killed has nothing to tell, and a test is not about its recording.
    if (!String(error).includes('has been closed')) console.warn(`Not recorded: ${nameOfTheTest()}: ${String(error)}`)
    return []
  }
}

const browser = 'Chromium'

/** A page that does not answer must not hold up the tests. */
const inTime = <A>(work: Promise<A>): Promise<A> =>
  Promise.race([work, sleep(20_000, undefined, { ref: false }).then(() => Promise.reject(new Error('too slow')))])

/** What another test writes as a session of its own making is no recording: it was never lived through. */
const sessionsOf = async (context: BrowserContext, store: string): Promise<readonly (readonly RecordedRow[])[]> => {
  const page = await quietPage(context, store)
  const [events, blobs] = JSON.parse(atNoPort(await readKept(page), store)) as [Kept[], [string, string][]]
  await page.close()
  const texts = new Map(blobs)
  const rows = events.map(({ settles = null, event, ...row }): RecordedRow => ({
    ...row,
    settles,
    event: attach(event, texts) as RecordedRow['event'],
  }))
  return [...new Set(rows.map(({ session }) => session))]
    .map((id) => rows.filter(({ session }) => session === id))
    .filter((session) => session.every((row) => row.build === build))
}

type Kept = Omit<RecordedRow, 'settles'> & { readonly settles?: string }

/** An empty page beside the visit's: it has the storage of the store, and asks nothing of it, not even without a network. */
const quietPage = async (context: BrowserContext, store: string): Promise<Page> => {
  const page = await context.newPage()
  const address = new URL('/recorder', store).href
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }))
  await page.goto(address)
  return page
}

/** The embedded store's port is another on each day. */
const atNoPort = (text: string, store: string): string => {
  const { host } = new URL(store)
  return text.replaceAll(host, 'store.test').replaceAll(encodeURIComponent(host), 'store.test')
}

const nameOfTheTest = (): string => {
  const { testPath = '', currentTestName = '' } = expect.getState()
  return [basename(testPath).replace(/\.test\.tsx?$/, ''), ...currentTestName.split(' > ').slice(-1)]
    .map((words) => words.replace(/[^\w]+/g, '-').replace(/^-+|-+$/g, ''))
    .join('.')
    .toLowerCase()
    .slice(0, 100)
}
