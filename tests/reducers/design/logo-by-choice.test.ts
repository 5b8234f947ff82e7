import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { isIcon } from '../../../src/reducers/design/logo'
import { designRead } from '../../support/facts'
import { given, opened } from '../../support/story'

const media = { id: 12, url: 'http://store.test/leaf.png', width: 600, height: 300, alt: '' }
const other = { ...media, id: 13, url: 'http://store.test/other.png' }
const header = (look: string) => ({
  header: {
    id: 'twentytwentyfour//header',
    content: `<!-- wp:site-logo ${look}/--><!-- wp:site-title /-->`,
    modified: null,
  },
})

const designer = (over: Parameters<typeof designRead>[0], ...facts: FlowEvent[]) =>
  given(opened(), designRead({ ...header(''), ...over }), ...facts).designing
const logo = (...of: Parameters<typeof designer>) => designer(...of).design?.logo
const drawn = (...of: Parameters<typeof designer>) => designer(...of).design?.header?.content

describe('a logo by its shape and by choice', { tags: ['B-05'] }, () => {
  it(
    'given a store without logo and icon, when one is chosen, then its shape sets its width, without icon',
    { tags: ['B-05'] },
    () => {
      const wide = fact('LogoChosen', { media, width: 160 })
      expect(logo({}, wide)).toMatchObject({ media, icon: 0, look: { width: 160, synced: false } })
      expect(drawn({}, wide)).toContain('<!-- wp:site-logo {"width":160,"shouldSyncIcon":false} /-->')
    },
  )

  it('given the logo is the icon by choice, when another is chosen, then it follows', { tags: ['B-05'] }, () => {
    const facts = [fact('LogoChosen', { media, width: 160 }), fact('SiteIconChosen', { used: true })] as const
    expect(logo({}, ...facts)).toMatchObject({ icon: 12, look: { synced: true } })
    expect(logo({}, ...facts, fact('LogoChosen', { media: other, width: 160 }))).toMatchObject({ icon: 13 })
    expect(designer({}, ...facts, fact('SiteIconChosen', { used: true })).past).toHaveLength(2)
  })

  it(
    'given an icon was cut from the logo, then it stays when the logo changes, and can be switched off',
    { tags: ['B-05'] },
    () => {
      const file = { name: 'icon.png', mime: 'image/png', data: 'AAAA', as: 'icon' } as const
      const cut = [
        fact('LogoChosen', { media, width: 160 }),
        fact('LogoFileChosen', file),
        fact('MediaUploadRequested', file),
        fact('MediaUploaded', { media: { ...media, id: 40 }, as: 'icon', width: null }),
      ] as const
      expect(logo({}, ...cut)).toMatchObject({ media, icon: 40, look: { width: 160, synced: false } })
      expect(isIcon(logo({}, ...cut)!)).toBe(true)
      const another = logo({}, ...cut, fact('LogoChosen', { media: other, width: 160 }))
      expect([another?.icon, isIcon(another!)]).toEqual([40, false])
      expect(logo({}, ...cut, fact('SiteIconChosen', { used: false }))).toMatchObject({ icon: 0 })
      expect(logo({}, ...cut, fact('LogoRemoved'))).toMatchObject({ media: null, icon: 0 })
    },
  )

  it(
    'the name beside the logo goes and comes, also from another header, and comes back with the logo gone',
    { tags: ['B-05'] },
    () => {
      const square = { ...media, width: 300 }
      const hidden = [
        fact('LogoChosen', { media: square, width: 60 }),
        fact('SiteTitleShown', { shown: false }),
      ] as const
      expect(drawn({}, ...hidden)).not.toContain('site-title')
      const large = {
        pattern: 'woocommerce-blocks/header-large',
        title: 'Large',
        content: '<!-- wp:site-logo /--><!-- wp:site-title {"level":0} /-->',
      }
      expect(drawn({}, ...hidden, fact('HeaderChosen', large))).not.toContain('site-title')
      expect(drawn({}, ...hidden, fact('SiteTitleShown', { shown: true }))).toMatch(/site-logo[^]*site-title/)
      expect(drawn({}, ...hidden, fact('LogoRemoved'))).toContain('<!-- wp:site-title {"level":0} /-->')
      expect(drawn({}, ...hidden, fact('DesignUndone'))).toContain('<!-- wp:site-title /-->')
      expect(designer({}, ...hidden, fact('SiteTitleShown', { shown: false })).past).toHaveLength(2)
    },
  )

  it(
    'given a logo twice as wide as high, then no header shows the name unless the merchant wants it',
    { tags: ['B-05'] },
    () => {
      const wide = fact('LogoChosen', { media, width: 160 })
      const essential = {
        pattern: 'customize-your-store/header-sticky',
        title: 'Sticky',
        content: '<!-- wp:site-logo /--><!-- wp:site-title {"level":0} /-->',
      }
      const square = fact('LogoChosen', { media: { ...other, width: 300 }, width: 60 })
      expect(drawn({}, wide)).not.toContain('site-title')
      expect(drawn({}, wide, fact('HeaderChosen', essential))).not.toContain('site-title')
      expect(drawn({}, wide, square)).toContain('site-title')
      expect(drawn({}, wide, fact('LogoRemoved'))).toContain('site-title')
      expect(drawn({}, wide, fact('SiteTitleShown', { shown: true }))).toContain('site-title')
      expect(drawn({}, wide, fact('DesignUndone'))).toContain('site-title')
    },
  )
})
