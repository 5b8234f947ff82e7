/** Sessions to replay: lived through with the real loop and the real runner over the fake store, or told as a story. */
import * as E from 'fp-ts/Either'
import { fact } from '../../src/events'
import type { AnyFact } from '../../src/persistence/log'
import { memoryLog } from '../../src/persistence/log-with-memory-fallback'
import type { FileOptions } from '../../src/replay/file/to-file'
import { fakeStore } from '../support/fake-store'
import { openPage, until } from '../support/session-run'
import { fakePorts } from '../support/world'

/** From the intro through the set-up and some choices to the closing screen and the survey. */
export const wholeFlow = async (): Promise<readonly AnyFact[]> => {
  const log = memoryLog()
  const page = await openPage(log, fakePorts(fakeStore()), '')
  await page.loop.record(fact('DesignWithoutAiChosen'))
  await until(page, ({ setUp }) => setUp.stage === 'done')
  await page.loop.record(fact('PaletteChosen', { palette: 'Slate' }))
  await page.loop.record(fact('ColourChosen', { place: 'links', colour: '#0000aa' }))
  await page.loop.record(fact('DesignUndone'))
  await page.loop.record(
    fact('SectionInserted', { after: null, section: 'new', pattern: 'own/long', title: 'Long', content: long }),
  )
  await page.loop.record(fact('SaveChosen'))
  await until(page, ({ closing }) => closing.read)
  await page.loop.record(fact('SurveySent', survey))
  await until(page, ({ closing, calls }) => closing.survey !== 'sent' && Object.keys(calls.open).length === 0)
  page.close()
  const facts = await log.read(page.loop.session, 0)
  return E.isRight(facts) ? facts.right : []
}

/** Too long to lie in a fact. */
export const long = `<!-- wp:paragraph -->\n<p>${'A long pattern. '.repeat(200)}</p>\n<!-- /wp:paragraph -->`

export const survey = {
  rating: 4,
  streamline: true,
  dislikeThemes: false,
  themesNotMatch: false,
  other: true,
  feedback: 'I run Åsa’s bakery, call +49 30 1234567',
  remarks: 'The loader was slow',
}

export const options: FileOptions = { build: 'test', exported: 1_700_000_000_000 }
