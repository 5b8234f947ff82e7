import { describe, expect, it } from 'vitest'
import { fact } from '../../../src/events'
import { adminPages, shop, siteHub } from '../../../src/projections/shell'
import {
  banner,
  cannotDesign,
  isAiOnline,
  lowerPanel,
  setUpFailure,
  isRestClosed,
  presentThemeDesign,
  quickStartPlace,
  storeFault,
  themeQuestion,
} from '../../../src/projections/intro'
import { changesFrontPage } from '../../../src/projections/intro-offer'
import { featuresRead, refused, storeRead, unused } from '../../support/facts'
import { given, opened } from '../../support/story'
import { surroundings } from '../../support/world'

const { may } = surroundings

const failed = [
  opened(),
  storeRead(),
  featuresRead(),
  fact('DesignWithoutAiChosen'),
  fact('ThemeInstallRefused', { fault: refused(403) }),
] as const

describe('the intro', () => {
  it.each([
    ['the default theme, nothing designed', storeRead(), 'themes'],
    ['the default theme, designed', storeRead({ taskCompleted: true }), 'choices'],
    ['another theme', storeRead({ theme: 'twentytwentyfive' }), 'choices'],
    ['a store that could not be read', fact('StoreReadRefused', { fault: refused() }), 'choices'],
  ] as const)('given %s, then the lower panel shows %s', { tags: ['I-08'] }, (_name, event, panel) => {
    expect(lowerPanel(given(opened(), event))).toBe(panel)
  })

  it('given AI is online, then the copy speaks of it; offline or absent, it does not', { tags: ['I-01'] }, () => {
    const ai = opened('', { aiEnabled: true })
    expect(isAiOnline(given(ai, fact('AiStatusReadReceived', { indicator: 'none' })))).toBe(true)
    expect(isAiOnline(given(ai, fact('AiStatusReadReceived', { indicator: 'major' })))).toBe(false)
    expect(isAiOnline(given(opened()))).toBe(false)
  })

  it(
    'given another theme, when the designer is chosen, then the change of theme is asked about',
    { tags: ['I-02'] },
    () => {
      const asked = [opened(), storeRead({ theme: 'twentytwentyfive' }), fact('StoreDesignerChosen')] as const
      expect(themeQuestion(given(...asked))).toEqual({ obstacle: null })
      expect(themeQuestion(given(...asked, fact('DialogClosed')))).toBeNull()
    },
  )

  it(
    'given a failed set-up, then its cause stays until the notice is put away or the set-up begins again',
    { tags: ['I-03'] },
    () => {
      expect(setUpFailure(given(...failed))).toMatchObject({ what: 'ThemeInstall', fault: { status: 403 } })
      expect(setUpFailure(given(...failed, fact('SetupNoticeDismissed')))).toBeNull()
      expect(setUpFailure(given(...failed, fact('DesignWithoutAiChosen')))).toBeNull()
    },
  )

  it(
    'given the store cannot be read, then why, and the notice about the foundations stays away',
    { tags: ['I-11'] },
    () => {
      const state = given(opened(), fact('StoreReadRefused', { fault: { tag: 'Timeout' } }))
      expect(storeFault(state)).toEqual({ tag: 'Timeout' })
      expect(setUpFailure(state)).toBeNull()
    },
  )

  it(
    'given an administrator whom the store refuses everything, then its REST interface is closed',
    { tags: ['S-08'] },
    () => {
      const refused = (status: number) =>
        fact('StoreReadRefused', { fault: { tag: 'Refused', status, code: 'rest_cannot_access', message: 'No' } })
      const manager = opened('', { may: { ...surroundings.may, manageOptions: false } })
      expect([401, 403, 500].map((status) => isRestClosed(given(opened(), refused(status))))).toEqual([
        true,
        true,
        false,
      ])
      expect(isRestClosed(given(manager, refused(403)))).toBe(false)
      expect(isRestClosed(given(opened()))).toBe(false)
    },
  )

  it.each([{ tag: 'Offline' }, { tag: 'Expired' }] as const)(
    'given $tag, then the notices over the screen say it',
    { tags: ['I-11'] },
    (fault) => {
      expect(storeFault(given(opened(), fact('StoreReadRefused', { fault })))).toBeNull()
    },
  )

  it('given an account that may not manage options, then no quick start is offered', { tags: ['W-02'] }, () => {
    const read = [storeRead(), featuresRead()] as const
    expect(quickStartPlace(given(opened(), ...read))).toBe('first')
    expect(quickStartPlace(given(opened('', { may: { ...may, manageOptions: false } }), ...read))).toBeNull()
  })

  it('given an account that may not edit the theme, then the intro says so', { tags: ['W-02'] }, () => {
    expect(cannotDesign(given(opened()))).toBeNull()
    expect(cannotDesign(given(opened('', { may: { ...may, editTheme: false } })))).toBe('look-only')
  })

  it.each([
    ['an account that may not switch themes', { switchThemes: false, installThemes: false }, 'account'],
    ['an account that may not install them', { installThemes: false }, 'account'],
    ['a site that forbids changes to its files', { installThemes: false, fileChanges: false }, 'files'],
  ] as const)(
    'given %s, then its block theme can be designed, and a classic theme is reported',
    { tags: ['S-06'] },
    (_name, less, why) => {
      const without = opened('', { may: { ...may, ...less }, theme: { there: false, block: true } })
      const block = given(without, storeRead({ theme: 'twentytwentyfive' }), fact('StoreDesignerChosen'))
      expect(cannotDesign(block)).toBeNull()
      expect(themeQuestion(block)).toEqual({ obstacle: why })
      expect(presentThemeDesign(block)).toEqual([fact('PresentThemeChosen'), fact('DesignWithoutAiChosen')])
      const classic = given(without, storeRead({ theme: 'storefront', blockTheme: false }))
      expect(cannotDesign(classic)).toBe(why)
      expect(presentThemeDesign(classic)).toBeNull()
    },
  )

  it('given the recommended theme is there, then file changes are not needed', { tags: ['S-06'] }, () => {
    const state = given(
      opened('', { may: { ...may, installThemes: false, fileChanges: false } }),
      storeRead({ theme: 'twentytwentyfive' }),
    )
    expect(themeQuestion(given(opened(), storeRead({ theme: 'x' }), fact('StoreDesignerChosen')))).toEqual({
      obstacle: null,
    })
    expect(cannotDesign(state)).toBeNull()
  })

  it(
    'given the present theme was designed here, then that design continues, without another set-up',
    { tags: ['S-07'] },
    () => {
      const id = 'twentytwentyfive//home'
      const designed = storeRead({
        theme: 'twentytwentyfive',
        homeTemplate: id,
        completedTemplate: id,
        taskCompleted: true,
      })
      expect(presentThemeDesign(given(opened(), designed))).toEqual([fact('CustomizingChosen')])
      expect(banner(given(opened(), featuresRead(), designed))).toBe('existing-no-ai-theme')
    },
  )
})

describe('the addresses around the flow', () => {
  it('given a store in a folder, then its pages are found there', { tags: ['I-05'] }, () => {
    const state = given(opened('', { home: 'http://x.test/shop/', admin: 'http://x.test/shop/wp-admin/' }))
    expect(adminPages(state)).toMatchObject({
      customizer: 'http://x.test/shop/wp-admin/customize.php?return=/shop/wp-admin/themes.php',
      editor: 'http://x.test/shop/wp-admin/site-editor.php',
      login: 'http://x.test/shop/wp-login.php?interim-login=1',
    })
    expect(shop(state).preview).toBe('http://x.test/shop/?cys-hide-admin-bar=1')
  })

  it('given the sign-up variant, then the header knows it', { tags: ['R-05', 'R-06'] }, () => {
    expect(siteHub(given(opened()))).toMatchObject({ title: 'Maple & Moss', entrepreneur: false })
    expect(siteHub(given(opened('', { entrepreneur: true })))).toMatchObject({ entrepreneur: true })
  })

  it(
    'given an account that may not change the front page, then no new one is promised where one exists',
    { tags: ['S-06'] },
    () => {
      const promised = (manageOptions: boolean, pageInFront: boolean) =>
        changesFrontPage(
          given(
            opened('', { may: { ...may, manageOptions } }),
            storeRead({ use: { ...unused, frontPage: true, pageInFront } }),
          ),
        )
      expect([promised(true, true), promised(false, true), promised(false, false)]).toEqual([true, false, true])
    },
  )
})
