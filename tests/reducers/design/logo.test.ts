import { describe, expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../../src/events'
import { unsavedTargets } from '../../../src/projections/publication'
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
const site = (logo: typeof media | null, icon: number) => ({
  site: { logo, icon, identity: null, mayManage: true, mayUpload: true },
})

const designer = (over: Parameters<typeof designRead>[0], ...facts: FlowEvent[]) =>
  given(opened(), designRead({ ...header(''), ...over }), ...facts).designing
const logo = (...of: Parameters<typeof designer>) => designer(...of).design?.logo
const drawn = (...of: Parameters<typeof designer>) => designer(...of).design?.header?.content

const chosen = fact('LogoChosen', { media, width: null })

describe('the logo in the design', { tags: ['D-12'] }, () => {
  it('given a fact of a build before 0.5, when a logo is chosen, then it is 60 pixels wide and the icon', () => {
    expect(logo({}, chosen)).toMatchObject({
      media,
      icon: 12,
      look: { width: 60, linked: null, synced: true, align: null },
    })
    expect(drawn({}, chosen)).toContain('<!-- wp:site-logo {"width":60,"shouldSyncIcon":true} /-->')
  })

  it('given the store has an icon of another picture, then it stays, whatever a pattern’s logo says', () => {
    expect(logo(site(null, 5), chosen)?.icon).toBe(5)
    expect(logo({ ...site(null, 5), ...header('{"shouldSyncIcon":true} ') }, chosen)).toMatchObject({
      icon: 5,
      look: { synced: false },
    })
  })

  it('given the icon follows the logo, when another is chosen, then it follows', () => {
    expect(logo({}, chosen, fact('LogoChosen', { media: other, width: null }))).toMatchObject({
      media: other,
      icon: 13,
    })
  })

  it('given the icon was switched off, when another is chosen, then it stays off', () => {
    const off = [
      chosen,
      fact('SiteIconChosen', { used: false }),
      fact('LogoChosen', { media: other, width: null }),
    ] as const
    expect(logo({}, ...off)).toMatchObject({ media: other, icon: 0, look: { synced: false } })
  })

  it('given the icon is switched on, then the logo is the icon', () => {
    expect(logo(site(media, 5), fact('SiteIconChosen', { used: true }))).toMatchObject({
      icon: 12,
      look: { synced: true },
    })
  })

  it('when it is deleted, then the width goes from the blocks, and the icon only if it was the logo', () => {
    expect(logo({}, chosen, fact('LogoRemoved'))).toMatchObject({ media: null, icon: 0, look: { width: null } })
    expect(drawn({}, chosen, fact('LogoRemoved'))).not.toContain('width')
    expect(logo(site(media, 5), fact('LogoRemoved'))?.icon).toBe(5)
  })

  it('when width and link are chosen, then every logo on the page has them', () => {
    const content =
      '<!-- wp:template-part {"slug":"header"} /--><!-- wp:group --><!-- wp:site-logo /--><!-- /wp:group -->'
    const home = { id: 'home', content, modified: null }
    const design = designer(
      { home },
      chosen,
      fact('LogoWidthChosen', { width: 90 }),
      fact('LogoLinkChosen', { linked: false }),
    ).design
    for (const piece of [design!.header!, ...design!.sections])
      expect(piece.content).toContain('"width":90,"shouldSyncIcon":true,"isLink":false')
  })

  it('when a width is chosen that it has already, then that is no step', () => {
    expect(designer({}, chosen, fact('LogoWidthChosen', { width: 60 })).past).toHaveLength(1)
  })

  it('when another header is chosen, then the logo keeps its look in it', () => {
    const large = { pattern: 'woocommerce-blocks/header-large', title: 'Large', content: '<!-- wp:site-logo /-->' }
    const content = drawn({}, chosen, fact('LogoWidthChosen', { width: 90 }), fact('HeaderChosen', large))
    expect(content).toContain('"width":90')
  })

  it('when undone, then the former logo is back, and its width', () => {
    const facts = [
      chosen,
      fact('LogoWidthChosen', { width: 90 }),
      fact('LogoChosen', { media: other, width: null }),
    ] as const
    expect(logo({}, ...facts)).toMatchObject({ media: other, look: { width: 60 } })
    expect(logo({}, ...facts, fact('DesignUndone'))).toMatchObject({ media, look: { width: 90 } })
    expect(logo({}, chosen, fact('DesignUndone'))?.media).toBeNull()
  })

  it('when saved, then only what changed of the site is written', { tags: ['D-13'] }, () => {
    const changes = (...of: Parameters<typeof given>) =>
      unsavedTargets(given(...of)).flatMap((target) => (target.kind === 'site' ? [target.changes] : []))
    const start = [opened(), designRead({ ...header(''), ...site(media, 12) })] as const
    expect(changes(...start)).toEqual([])
    expect(changes(...start, fact('LogoWidthChosen', { width: 90 }))).toEqual([])
    expect(changes(...start, fact('SiteIconChosen', { used: false }))).toEqual([{ site_icon: null }])
    expect(changes(...start, fact('LogoRemoved'))).toEqual([{ site_logo: null }])
  })
})
