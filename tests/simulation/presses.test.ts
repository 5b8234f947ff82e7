import { expect, it } from 'vitest'
import { fact, type FlowEvent } from '../../src/events'
import { paths } from '../../src/events/route-path'
import { foldAll, type State } from '../../src/reducers'
import { designRead, featuresRead, patternsRead, storeRead } from '../support/facts'
import { opened, story } from '../support/story'
import { names, offeredOf } from './presses'
import { ownChoices } from './presses/other-choices'

const designerWith = (header: string, home: string, ...patterns: readonly string[]) => [
  opened(paths.designer, { woocommerce: true }),
  storeRead(),
  featuresRead(),
  designRead({
    header: { id: 'twentytwentyfour//header', content: header, modified: null },
    home: { id: 'twentytwentyfour//home', content: `${part('header')}${home}${part('footer')}`, modified: null },
  }),
  patternsRead(...patterns),
  fact('CanvasShown'),
]
const part = (slug: string) => `<!-- wp:template-part {"slug":"${slug}"} /-->`
const link = '<!-- wp:navigation-link {"label":"Shop","url":"/shop"} /-->'

/** A header with links of its own and a page of texts; a header with a menu of the store and an empty page. */
const designers = [
  designerWith(
    `<!-- wp:navigation -->${link}<!-- /wp:navigation -->`,
    '<!-- wp:paragraph --><p>A</p><!-- /wp:paragraph -->',
    'a',
  ),
  designerWith('<!-- wp:navigation {"ref":3} /-->', '', 'header-essential', 'footer-with-3-menus'),
]

const offered = (state: State): readonly FlowEvent[] => names.flatMap((name) => offeredOf(name, state))

/** Choices that no press makes here. What is hard to read is measured in a browser, and the store's menus come with the editor's settings. */
const unpressed = [
  'ContrastMended',
  'HomeTemplateChosen',
  'LegibleRulesAdded',
  'LogoWidthChosen',
  'MenuMadeOwn',
  'SectionShuffled',
  'ShopWordsWritten',
]

it('each choice of the design is pressed by the person of the simulator', { tags: ['P-15'] }, () => {
  const first = designers.flatMap((facts) => offered(foldAll(story(...facts))).map((event) => [...facts, event]))
  const then = first.flatMap((facts) => offered(foldAll(story(...facts))))
  const pressed = new Set<string | undefined>([
    ...first.map((facts) => facts.at(-1)?.type),
    ...then.map(({ type }) => type),
  ])
  const choices = ownChoices.map(({ type }) => type.props.type.value)
  expect(choices.filter((type) => !pressed.has(type)).sort()).toEqual(unpressed)
})
