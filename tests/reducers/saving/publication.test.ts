import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { paths } from '../../../src/events/route-path'
import { alteredBySave, lastNoted } from '../../../src/projections/saving-notices'
import { unsavedTargets } from '../../../src/projections/publication'
import { isAllSaved } from '../../../src/projections/leaving'
import { conflict, isNothingChanged, saveFault, saveProgress } from '../../../src/projections/saving'
import { foldAll } from '../../../src/reducers'
import { activeTheme } from '../../../src/reducers/set-up/theme-to-design'
import { designRead, refused } from '../../support/facts'
import { due, story } from '../../support/story'
import { changed, conflicts, designer, part, remote, saving, versions } from './publication-story'

describe('Save is one request', () => {
  it(
    'given three parts are changed, then one publication writes them and expects the versions as seen',
    { tags: ['D-13'] },
    () => {
      const save = saving(...changed)
      expect(save.next()).toMatchObject({
        theme: null,
        inFront: false,
        postsPage: false,
        targets: [{ kind: 'styles' }, { kind: 'header', content: 'header' }, { kind: 'footer', content: 'footer' }],
        completed: 'twentytwentyfour//home',
        expects: { theme: 't1', styles: 'st1', header: 'h1', footer: 'fo1' },
        overwrite: [],
      })
      expect(due(save.state())).toEqual(expect.not.arrayContaining(['EntitySave', 'CompletionMark']))
    },
  )

  it('given no version of a part was ever read, then it is written whatever is there', { tags: ['D-13'] }, () => {
    const save = saving(...designer.slice(0, -1), designRead(), fact('HeaderChosen', part('header')))
    expect(save.next()).toMatchObject({ expects: {}, overwrite: ['header'] })
  })

  it(
    'given it is published, then all is saved, the closing screen opens, and the new versions are known',
    { tags: ['D-13', 'T-04'] },
    () => {
      const save = saving(...changed)
        .sends()
        .publishes({ versions: { header: 'h2', styles: 'st2', footer: 'fo2' } })
      const state = save.state()
      expect([state.route.path, state.saving.stage, isAllSaved(state)]).toEqual([paths.closing, 'saved', true])
      expect([unsavedTargets(state), due(state).includes('Publication')]).toEqual([[], false])
      expect(state.versions).toEqual({ ...versions, header: 'h2', styles: 'st2', footer: 'fo2' })
      expect(state.designing.saved).toBe(state.designing.design)
      expect(state.store).toMatchObject({ taskCompleted: true, completedTemplate: 'twentytwentyfour//home' })
      expect(state.calls.open).toEqual({})
    },
  )

  it('given the store kept less than was sent, then that is reported', { tags: ['D-13'] }, () => {
    const cart = '<!-- wp:site-title /--><!-- wp:woocommerce/mini-cart /-->'
    const save = saving(...designer, fact('HeaderChosen', part(cart)))
    save.sends().publishes({ kept: [{ what: 'header', modified: 'now', served: '<!-- wp:site-title /-->' }] })
    expect(alteredBySave(save.state())).toEqual([{ what: 'header', lost: ['woocommerce/mini-cart'] }])
    expect(save.state().designing.server?.header).toMatchObject({ content: cart, modified: 'now' })
  })

  it(
    'given a choice during the request, then it stays a draft, and the designer stays open',
    { tags: ['P-13'] },
    () => {
      const save = saving(...changed)
        .sends()
        .then(fact('PaletteChosen', { palette: 'Canary' }))
        .publishes()
      const { saving: saved, designing, route } = save.state()
      expect([saved, route.path]).toMatchObject([{ stage: 'saved', overtaken: true }, paths.designer])
      expect([designing.saved?.palette, designing.design?.palette]).toEqual(['Slate', 'Canary'])
    },
  )
})

describe('a picture that the store could not copy', () => {
  const left = () =>
    saving(...designer, fact('HeaderChosen', part('shows /dunes.webp')), fact('FooterChosen', part('footer')))
      .sends()
      .leaves('dunes.webp')
      .publishes()

  it('is reported after Save, and the next Save writes what shows it again', () => {
    const save = left()
    expect(lastNoted(save.state())).toEqual({ notes: [], unkept: [{ name: 'dunes.webp', shows: '' }] })
    expect(save.kinds()).toBeNull()
    save.then(fact('ScreenOpened', { path: paths.designer }), fact('SaveChosen'))
    expect(save.next()?.targets).toMatchObject([{ kind: 'header', content: 'shows /dunes.webp' }])
    save.sends().publishes({ kept: [{ what: 'header', modified: null, served: 'shows /uploads/dunes.webp' }] })
    expect(lastNoted(save.state())).toBeNull()
    save.then(fact('ScreenOpened', { path: paths.designer }), fact('SaveChosen'))
    expect(save.next()?.targets).toEqual([])
  })

  it('is copied again after a failed Save, and reported again if it still fails', () => {
    const save = left().then(fact('ScreenOpened', { path: paths.designer }), fact('SaveChosen'))
    save.sends().refuses(refused()).then(fact('SaveChosen'))
    expect(save.kinds()).toEqual(['header'])
    save.sends().leaves('dunes.webp').publishes()
    expect(lastNoted(save.state())?.unkept).toHaveLength(1)
  })
})

describe('a note of the store on a set-up', () => {
  it('is not shown if it is only about the theme', () => {
    const noted = fact('PublicationNoted', { notes: ['It could not call itself.'], unkept: [] })
    expect(lastNoted(saving(...designer, noted).state())).toBeNull()
    expect(lastNoted(foldAll(story(...designer, noted)))).toBeNull()
  })

  it('is shown, and the next Save copies missing pictures again, also after a Save that failed', () => {
    const unkept = [{ name: 'dunes.webp', shows: 'Dunes' }]
    const noted = fact('PublicationNoted', { notes: ['It is full.'], unkept })
    const shows = '<!-- wp:image --><figure><img src="/dunes.webp" alt=""/></figure><!-- /wp:image -->'
    const home = designRead().home
    const read = designRead({ versions, home: { ...home, content: `${home.content}\n\n${shows}` } })
    const save = saving(...designer.slice(0, -1), read, noted)
    expect(save.state().saving).toMatchObject({ stage: 'running', again: unkept })
    expect(save.kinds()).toEqual(['home'])
    save.sends().refuses(refused()).then(fact('SaveNoticeDismissed'))
    expect(lastNoted(save.state())).toEqual({ notes: [], unkept })
    save.then(fact('SaveChosen'))
    expect(save.kinds()).toEqual(['home'])
  })
})

describe('a publication that is prepared', () => {
  it('given the one before was prepared, then its count of pictures is not shown any more', { tags: ['D-13'] }, () => {
    const save = saving(...changed)
      .sends()
      .hearsNothing()
      .then(fact('HeaderChosen', part('newer')), fact('SaveChosen'))
      .prepares(3, 17)
    expect(saveProgress(save.state())).toEqual({ stage: 'preparing', done: 3, of: 20 })
    expect(saveProgress(save.publishes({ versions: { header: 'h2' } }).state())).toMatchObject({ of: 0 })
    expect(saveProgress(save.sends().state())).toEqual({ stage: 'publishing' })
  })
})

describe('a publication that is refused', () => {
  it(
    'given the store refuses, then saving fails, it says that nothing changed, and the next Save retries',
    { tags: ['D-13'] },
    () => {
      const save = saving(...changed)
        .sends()
        .refuses(refused(400))
      expect(save.state().saving).toMatchObject({ stage: 'failed', what: 'publication' })
      expect([isNothingChanged(save.state()), save.next()]).toEqual([true, null])
      expect(unsavedTargets(save.state())).toHaveLength(3)
      expect(save.then(fact('SaveChosen')).kinds()).toEqual(['styles', 'header', 'footer'])
    },
  )
})

describe('a publication without a clear answer', () => {
  it('then Save fails, makes no claim about the store, and sends nothing by itself', { tags: ['P-15', 'D-13'] }, () => {
    const save = saving(...changed)
      .sends()
      .hearsNothing()
    expect(saveFault(save.state())).toEqual({ tag: 'Timeout' })
    expect([isNothingChanged(save.state()), save.isSent(), isAllSaved(save.state())]).toEqual([false, false, false])
  })

  it(
    'given Save again, then the request continues under the same id, and its answer ends Save',
    { tags: ['P-15', 'D-13'] },
    () => {
      const save = saving(...changed)
        .sends()
        .hearsNothing()
      const id = save.openId()
      save.then(fact('SaveChosen'))
      expect([save.openId(), save.isSent(), save.next()]).toEqual([id, true, null])
      expect(save.publishes().state()).toMatchObject({ saving: { stage: 'saved' }, route: { path: paths.closing } })
    },
  )

  it(
    'given another choice and Save, then the first request continues, and the rest is published after it',
    { tags: ['P-15', 'D-13'] },
    () => {
      const save = saving(...changed)
        .sends()
        .hearsNothing()
        .then(fact('HeaderChosen', part('newer')), fact('SaveChosen'))
      expect([save.isSent(), save.next()]).toEqual([true, null])
      save.publishes({ versions: { header: 'h2' } })
      expect(save.state().saving.stage).toBe('running')
      expect(save.next()).toMatchObject({ targets: [{ kind: 'header', content: 'newer' }], expects: { header: 'h2' } })
      expect(save.sends().publishes().state().saving.stage).toBe('saved')
    },
  )

  it(
    'given it is undone, then not all is saved, and the next Save writes back what it published',
    { tags: ['P-15', 'D-13'] },
    () => {
      const save = saving(...designer, fact('PaletteChosen', { palette: 'Slate' }))
        .sends()
        .hearsNothing()
      save.then(fact('DesignUndone'), fact('SaveNoticeDismissed'))
      const { designing } = save.state()
      expect([designing.design === designing.saved, isAllSaved(save.state())]).toEqual([true, false])
      save.then(fact('SaveChosen')).publishes()
      expect(save.kinds()).toEqual(['styles'])
    },
  )

  it('given the first request is refused, then Save publishes the current design', { tags: ['P-15'] }, () => {
    const save = saving(...changed)
      .sends()
      .hearsNothing()
    save.then(fact('HeaderChosen', part('newer')), fact('SaveChosen')).refuses(refused(400))
    expect(save.state().saving.stage).toBe('running')
    expect(save.kinds()).toEqual(['styles', 'header', 'footer'])
  })
})

describe('conflicts with changes of other users', () => {
  it(
    'given two conflicts, then Save asks about one after the other, and continues only then',
    { tags: ['D-20'] },
    () => {
      const save = saving(...changed)
        .sends()
        .refuses(conflicts('header', 'footer'))
      expect([conflict(save.state())?.what, saveFault(save.state())]).toEqual(['header', null])
      save.then(fact('MineKept', { what: 'header', theirs: remote() }))
      expect([conflict(save.state())?.what, save.state().saving.stage, save.next()]).toEqual(['footer', 'failed', null])
      save.then(fact('TheirsTaken', { what: 'footer', theirs: remote() }))
      expect([conflict(save.state()), save.state().saving.stage]).toEqual([null, 'running'])
      // Mine expects theirs, and theirs is not written.
      expect(save.kinds()).toEqual(['styles', 'header'])
      expect(save.next()).toMatchObject({ expects: { header: 'header of theirs', styles: 'st1' }, overwrite: [] })
      expect(save.state().designing.design?.footer?.content).toBe('theirs')
    },
  )

  it(
    'given their styles are taken, then our rules for legible text are removed with our styles',
    { tags: ['D-20'] },
    () => {
      const rule = { selector: '.price', kind: 'text', color: '#767676' } as const
      const save = saving(...changed, fact('LegibleRulesAdded', { rules: [rule] }))
        .sends()
        .refuses(conflicts('styles'))
      expect(save.state().designing.design?.rules).toEqual([rule])
      const theirs = remote(JSON.stringify({ settings: {}, styles: { color: { text: '#111111' } } }))
      save.then(fact('TheirsTaken', { what: 'styles', theirs }))
      expect(save.state().designing.design).toMatchObject({
        palette: null,
        own: { styles: { color: { text: '#111111' } } },
      })
      expect(save.state().designing.design).not.toHaveProperty('rules')
    },
  )

  it(
    'given the question is dismissed, then Save stops, and the next one expects the same versions',
    { tags: ['D-20'] },
    () => {
      const save = saving(...changed)
        .sends()
        .refuses(conflicts('header'))
      save.then(fact('SaveNoticeDismissed'), fact('SaveChosen'))
      expect(save.next()?.expects).toMatchObject({ header: 'h1' })
    },
  )

  it(
    'given another theme was activated and mine is kept, then the publication activates mine',
    { tags: ['D-20'] },
    () => {
      const save = saving(...changed)
        .sends()
        .refuses(conflicts('theme'))
      expect(conflict(save.state())?.what).toBe('theme')
      save.then(fact('MineKept', { what: 'theme', theirs: remote() }))
      expect(due(save.state())).toContain('ThemeInstall')
      save.answers('ThemeInstall', fact('ThemeInstalled', { name: 'Twenty Twenty-Four' }))
      expect(save.next()).toMatchObject({
        theme: 'twentytwentyfour',
        expects: { theme: 'theme of theirs' },
        overwrite: [],
      })
      const state = save
        .sends()
        .publishes({ versions: { theme: 't3' } })
        .state()
      expect([state.saving.stage, activeTheme(state), state.versions.theme]).toEqual([
        'saved',
        'twentytwentyfour',
        't3',
      ])
    },
  )
})
