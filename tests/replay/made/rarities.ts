/** What no test of the browser brings about: the computer, the login or the code under the flow breaks, and it goes on. */
import * as E from 'fp-ts/Either'
import { of } from 'rxjs'
import { paths } from '../../../src/events/shell/route-path'
import { fact, type EventType, type FlowEvent } from '../../../src/events'
import type { Fault } from '../../../src/events/calls/fault'
import type { AnyFact, Log } from '../../../src/persistence/log'
import { memoryLog } from '../../../src/persistence/memory-log'
import { steadfastLog } from '../../../src/persistence/steadfast-log'
import { fakeStore } from '../../support/fake-store'
import { openPage } from '../../support/session-run'
import { fakePorts, type Weather } from '../../support/world'
import { atRest } from './lived'

export type Rarity = {
  readonly name: string
  readonly tells: readonly EventType[]
  readonly live: () => Promise<readonly AnyFact[]>
}

type Life = {
  readonly path?: string
  readonly weather?: Weather
  readonly log?: Log
  readonly does: readonly FlowEvent[]
}

export const live = async ({ path = '', weather, log = memoryLog(), does }: Life): Promise<readonly AnyFact[]> => {
  const page = await openPage(log, fakePorts(fakeStore(), weather), path)
  await atRest(page)
  for (const event of does) {
    await page.loop.record(event)
    await atRest(page)
  }
  page.close()
  return page.loop.facts()
}

/** The first of these requests meets what `happens` says; all others fare well. */
const once = (path: RegExp, happens: () => Fault): Weather => {
  let over = false
  return (request) => {
    if (over || !path.test(request.path)) return of(null)
    over = true
    return of(happens())
  }
}

/** A log whose store is full after so many writes, and which goes on in memory as the page's does. */
const filling = (writes: number): Log => {
  const kept = memoryLog()
  let left = writes
  const full = E.left({ tag: 'Lost', why: 'QuotaExceededError' } as const)
  return steadfastLog(
    { ...kept, append: async (drafts) => ((left -= 1) < 0 ? full : kept.append(drafts)) },
    () => undefined,
  )
}

const begin = fact('DesignWithoutAiChosen')
const ids = ['0123456789ab', 'ba9876543210']
const removed = { ids, facts: 812, bytes: 2_400_000 }

export const rarities: readonly Rarity[] = [
  {
    name: 'old-sessions-removed',
    tells: ['SessionsRemoved', 'SessionsBroughtBack'],
    live: () => live({ does: [begin, fact('SessionsRemoved', removed), fact('SessionsBroughtBack', { ids })] }),
  },
  {
    name: 'a-full-disk',
    tells: ['StorageLost', 'UnsavedWorkAccepted', 'ThemeInstalled'],
    live: () =>
      live({
        log: filling(6),
        does: [fact('StorageLost', { why: 'QuotaExceededError' }), begin, fact('UnsavedWorkAccepted')],
      }),
  },
  {
    name: 'a-bug-in-an-effect',
    tells: ['EffectFailed', 'ThemeInstallRefused', 'SetupNoticeDismissed'],
    live: () =>
      live({
        weather: once(/themes\/install/, () => {
          throw new TypeError('Cannot read properties of undefined')
        }),
        does: [begin, fact('SetupNoticeDismissed')],
      }),
  },
  {
    name: 'a-login-that-ran-out',
    tells: ['LoginExpired', 'LoginRenewed', 'ThemeInstalled'],
    live: () =>
      live({
        weather: once(/themes\/install/, () => ({ tag: 'Expired' })),
        does: [begin, fact('LoginRenewed')],
      }),
  },
  {
    name: 'notices-and-tools',
    tells: ['CanvasOverdue', 'OwnColoursReset', 'LogoFileDeclined', 'TourClosed', 'TourHidden'],
    live: () =>
      live({
        path: paths.designer,
        does: [
          fact('CanvasOverdue'),
          fact('TourStarted'),
          fact('TourStepOpened', { step: 2 }),
          fact('TourClosed'),
          fact('ColourChosen', { place: 'links', colour: '#0000aa' }),
          fact('OwnColoursReset'),
          fact('PreviewOpened'),
          fact('CanvasResized', { width: 390 }),
          fact('PreviewClosed'),
          fact('LogoFileDeclined', { name: 'logo.tiff', why: 'kind' }),
          fact('LogoNoticeDismissed'),
          fact('WelcomeClosed'),
        ],
      }),
  },
  {
    name: 'a-shop-named',
    tells: ['SiteTitleWritten', 'TaglineWritten', 'EntitySaved', 'DesignSaved'],
    live: () =>
      live({
        does: [
          begin,
          fact('SiteTitleWritten', { title: 'Fox & Dog' }),
          fact('TaglineWritten', { tagline: 'Treats of oat and carrot' }),
          fact('DesignUndone'),
          fact('DesignRedone'),
          fact('SaveChosen'),
        ],
      }),
  },
  {
    name: 'the-theme-that-is-there',
    tells: ['ActiveThemeChosen'],
    live: () =>
      live({
        path: paths.intro,
        does: [fact('ActiveThemeChosen', { theme: 'twentytwentyfour', link: 'http://themes.test/twentytwentyfour' })],
      }),
  },
  {
    name: 'the-present-theme-kept',
    tells: ['PresentThemeChosen'],
    live: () => live({ does: [fact('StoreDesignerChosen'), fact('PresentThemeChosen'), begin] }),
  },
  {
    name: 'a-canvas-that-broke',
    tells: ['CanvasFailed', 'CanvasRedrawn'],
    live: () =>
      live({
        path: paths.designer,
        does: [
          fact('CanvasShown'),
          fact('CanvasFailed', { why: 'A block threw while drawing' }),
          fact('PaletteChosen', { palette: 'Slate' }),
          fact('CanvasRedrawn'),
          fact('CanvasShown'),
        ],
      }),
  },
]
