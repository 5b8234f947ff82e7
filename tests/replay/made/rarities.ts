/** What no test of the browser brings about: the computer, the login or the code under the flow breaks, and it goes on. */
import { paths } from '../../../src/events/route-path'
import { fact, type EventType } from '../../../src/events'
import type { AnyFact } from '../../../src/persistence/log'
import { fakeStore } from '../../support/fake-store'
import { filling, live, once, thrice } from './life'

export type Rarity = {
  readonly name: string
  readonly tells: readonly EventType[]
  readonly live: () => Promise<readonly AnyFact[]>
}

const begin = fact('DesignWithoutAiChosen')
const ids = ['0123456789ab', 'ba9876543210']
const removed = { ids, facts: 812, bytes: 2_400_000 }

export const rarities: readonly Rarity[] = [
  {
    name: 'old-sessions-removed',
    tells: ['SessionsRemoved'],
    live: () => live({ does: [begin, fact('SessionsRemoved', removed)] }),
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
    name: 'choices-pulled-up',
    tells: ['SheetPulled'],
    live: () => live({ path: paths.designer, does: [fact('SheetPulled', { stop: 'high' })] }),
  },
  {
    name: 'a-publication-unanswered',
    tells: ['PublicationUnanswered', 'DesignPublished'],
    live: () =>
      live({
        weather: thrice(/\/publications .*"completed"/, () => ({ tag: 'Timeout' })),
        does: [begin, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen'), fact('SaveChosen')],
      }),
  },
  {
    name: 'pictures-prepared',
    tells: ['PicturesPrepared', 'DesignPublished'],
    live: () =>
      live({
        store: { ...fakeStore(), preparing: 2 },
        does: [begin, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen')],
      }),
  },
  {
    name: 'a-picture-not-copied',
    tells: ['PublicationNoted', 'DesignPublished'],
    live: () =>
      live({
        store: { ...fakeStore(), notes: ['The folder of your pictures is full.'] },
        does: [begin, fact('PaletteChosen', { palette: 'Slate' }), fact('SaveChosen')],
      }),
  },
  {
    name: 'a-version-kept',
    tells: ['VersionPinChosen', 'VersionPinSet'],
    live: () =>
      live({
        does: [
          begin,
          fact('DialogOpened', { dialog: 'versions' }),
          fact('VersionPinChosen', { version: 1002, pinned: true }),
          fact('VersionPinChosen', { version: 1002, pinned: false }),
          fact('DialogClosed'),
        ],
      }),
  },
  {
    name: 'a-shop-named',
    tells: ['SiteTitleWritten', 'TaglineWritten', 'DesignPublished'],
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
