import { fact } from '../../../src/events'
import { asSection } from '../../../src/projections/design/library'
import { patternsRead } from '../../support/facts'
import { ask, editor, follow, hub, open, type Row } from './stories'

const item = (path: string, name: string): Row => [
  `the menu's ${name}`,
  hub,
  open(path),
  ['assembler_hub_sidebar_item_click', { item: name }],
]
const link = (screen: string, source: string): Row => [
  `"Editor" on ${source}`,
  screen === '' ? hub : [...hub, open(screen)],
  follow(editor),
  ['assembler_hub_editor_link_click', { source }],
]
const styles = (source: string): Row => [
  `"Styles" on ${source}`,
  [...hub, open(`/${source}`)],
  follow(`${editor}?path=%2Fwp_global_styles`),
  ['assembler_hub_style_link_click', { source }],
]
const media = { id: 7, url: 'http://store.test/logo.png', width: 1, height: 1, alt: '' }
const optIn = ['assembler_hub_opt_in_usage_tracking'] as const
const skip = ['assembler_hub_skip_opt_in_usage_tracking'] as const

const library = patternsRead('hero', 'other')
const [hero] = library.patterns
const name = 'woocommerce-blocks/hero'
const onto = { section: 'new', pattern: name, title: 'hero' }
const homepage = [...hub, library, open('/homepage/intro')] as const
const withHero = [...homepage, fact('SectionInserted', { after: null, ...onto, content: asSection(hero!) })] as const
const category = (from: readonly Row[1][number][], slug: string): Row => [
  `the patterns of ${slug}`,
  from,
  open(`/homepage/${slug}`),
  ['assembler_pattern_category_click', { category: slug }],
]

export const designerRows: readonly Row[] = [
  item('/name', 'name'),
  item('/logo', 'logo'),
  item('/color-palette', 'color-palette'),
  item('/typography', 'typography'),
  item('/header', 'header'),
  item('/menu', 'menu'),
  item('/homepage/intro', 'home'),
  item('/shop', 'shop'),
  item('/footer', 'footer'),
  ['an address that is no room', hub, open('/no-such-room')],
  ['back to the menu', [...hub, open('/footer')], open('')],
  link('', 'main'),
  link('/color-palette', 'color-palette'),
  link('/typography', 'typography'),
  link('/header', 'header'),
  link('/footer', 'footer'),
  link('/homepage/intro', 'homepage'),
  styles('color-palette'),
  styles('typography'),
  ['"Save"', hub, fact('SaveChosen'), ['assembler_hub_done_click']],
  ['"Take a tour"', hub, fact('TourStarted'), ['assembler_hub_tour_start']],
  ['"Skip"', hub, fact('TourSkipped'), ['assembler_hub_tour_skip']],
  ['"Done"', hub, fact('TourFinished'), ['assembler_hub_tour_complete']],
  ['the X of the tour', hub, fact('TourClosed'), ['assembler_hub_tour_close']],
  ['"Opt in" for patterns', [...hub, ask('more-patterns')], fact('MorePatternsChosen'), optIn],
  ['"Cancel" of patterns', [...hub, ask('more-patterns')], fact('DialogClosed'), skip],
  ['"Try again"', hub, fact('MorePatternsChosen')],
  ['"Continue designing"', [...hub, ask('exit')], fact('DialogClosed')],
  ['the canvas', hub, fact('CanvasShown'), ['assembler_hub_editor_loaded']],
  [
    'a palette',
    hub,
    fact('PaletteChosen', { palette: 'Slate' }),
    ['assembler_hub_color_palette_item_click', { item: 'Slate' }],
  ],
  [
    'fonts',
    hub,
    fact('FontsChosen', { pairing: 'Rubik + Inter' }),
    ['assembler_hub_typography_item_click', { item: 'Rubik + Inter' }],
  ],
  ['a logo', hub, fact('LogoChosen', { media, width: null }), ['assembler_hub_logo_select']],
  ['no logo', hub, fact('LogoRemoved'), ['assembler_hub_logo_remove_click']],
]

export const homepageRows: readonly Row[] = [
  category(homepage, 'about'),
  category([...homepage, open('/homepage')], 'social-media'),
  ['"Close"', homepage, open('/homepage'), ['assembler_pattern_sidebar_close']],
  ['back from the patterns', homepage, open('')],
  ['a category that is none', [...homepage, open('/homepage')], open('/homepage/no-such')],
  [
    'a pattern',
    homepage,
    fact('SectionInserted', { after: null, ...onto, content: asSection(hero!) }),
    ['assembler_pattern_sidebar_click', { pattern: name }],
  ],
  ['up', withHero, fact('SectionMoved', { section: 'new', direction: 'up' }), ['assembler_pattern_move_up_click']],
  [
    'down',
    withHero,
    fact('SectionMoved', { section: 'new', direction: 'down' }),
    ['assembler_pattern_move_down_click'],
  ],
  [
    'shuffle',
    withHero,
    fact('SectionShuffled', { ...onto, content: asSection(hero!, 'about'), keeps: true }),
    ['assembler_pattern_shuffle_click', { category: 'about', pattern: name }],
  ],
  [
    'delete',
    withHero,
    fact('SectionDeleted', { section: 'new' }),
    ['assembler_pattern_delete_click', { pattern: 'core/group' }],
  ],
]
