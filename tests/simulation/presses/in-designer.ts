/** The designer: choices, the steps between them, Save and the ways out. */
import { paths } from '../../../src/events/route-path'
import { fact, type FlowEvent } from '../../../src/events'
import { directions } from '../../../src/projections/design/directions'
import { fontItems } from '../../../src/projections/design/fonts'
import { historyItems, redoStep, undoStep } from '../../../src/projections/design/history'
import { asSection, patternsIn } from '../../../src/projections/design/library'
import { footerList, headerList, type PartList } from '../../../src/projections/design/parts'
import { menuView, type MenuView } from '../../../src/projections/design/menu'
import { paletteItems } from '../../../src/projections/design/palette'
import { conflict, saveButton, saveFault, takeable, inFrontChoice } from '../../../src/projections/saving'
import { postsPageChoice } from '../../../src/projections/publication'
import { samplesFault } from '../../../src/projections/set-up'
import { shopGroupsOf } from '../../../src/projections/design/shop-pages'
import { sectionItems } from '../../../src/projections/design/sections'
import { screen } from '../../../src/projections/screen'
import type { State } from '../../../src/reducers'
import { inDesigner, when, type Presses } from './press'

type Offered = (state: State) => readonly FlowEvent[]

/** What the designer offers of it. */
const there =
  (offered: Offered): Offered =>
  (state) =>
    inDesigner(state) ? offered(state) : []

const isAtRoot = ({ route }: State) => route.path === paths.designer
const picture = { id: 5, url: 'http://store.test/logo.png', width: 10, height: 10, alt: '' }
const file = { name: 'logo.png', mime: 'image/png', data: 'bG9nbw==', as: 'logo' as const }

const parts = ({ items }: PartList, type: 'HeaderChosen' | 'FooterChosen') =>
  (items ?? []).map(({ name, title, content }) => fact(type, { pattern: name, title, content }))

const question = (state: State) => (screen(state) === 'designer' ? conflict(state) : null)

const keepsLocal = (state: State) => {
  const found = question(state)
  return found === null ? [] : [fact('MineKept', found)]
}

const takesRemote = (state: State) => {
  const remote = takeable(question(state))
  return remote === null ? [] : [fact('TheirsTaken', remote)]
}

const arrangements = (menu: MenuView): readonly FlowEvent[] => {
  if (menu.kind === 'store' || menu.kind === 'pages')
    return when(menu.own !== '', fact('MenuMadeOwn', { content: menu.own }))
  return menu.kind === 'missing'
    ? []
    : menu.items.flatMap(({ item, label }) => [
        fact('MenuItemMoved', { item, label, direction: 'up' }),
        fact('MenuItemMoved', { item, label, direction: 'down' }),
        fact('MenuItemRenamed', { item, label: `${label}!` }),
        fact('MenuItemRemoved', { item, label }),
      ])
}

export const inTheDesigner: Presses = {
  saves: there((state) => when(isAtRoot(state) && !saveButton(state).disabled, fact('SaveChosen'))),
  'chooses a palette': there((state) =>
    paletteItems(state).map(({ title }) => fact('PaletteChosen', { palette: title })),
  ),
  'keeps local': keepsLocal,
  'takes remote': takesRemote,
  'chooses a header': there((state) => parts(headerList(state), 'HeaderChosen')),
  'chooses a footer': there((state) => parts(footerList(state), 'FooterChosen')),
  'chooses fonts': there((state) => fontItems(state).map(({ title }) => fact('FontsChosen', { pairing: title }))),
  'takes a direction': there((state) =>
    directions(state).flatMap(({ taking }) => [taking('all'), taking('colors'), taking('fonts'), taking('frame')]),
  ),
  undoes: there((state) => when(undoStep(state) !== null, fact('DesignUndone'))),
  redoes: there((state) => when(redoStep(state) !== null, fact('DesignRedone'))),
  'inserts a section': there((state) =>
    patternsIn('intro')(state).map((pattern) =>
      fact('SectionInserted', {
        after: null,
        section: `section-${state.seq}`,
        pattern: pattern.name,
        title: pattern.title,
        content: asSection(pattern),
      }),
    ),
  ),
  'moves a section': there((state) =>
    sectionItems(state).flatMap(({ id, canMoveUp, canMoveDown }) => [
      ...when(canMoveUp, fact('SectionMoved', { section: id, direction: 'up' })),
      ...when(canMoveDown, fact('SectionMoved', { section: id, direction: 'down' })),
    ]),
  ),
  'drags a section': there((state) =>
    sectionItems(state).flatMap(({ id }, _, items) => [
      fact('SectionPlaced', { section: id, before: items[0]?.id ?? null }),
      fact('SectionPlaced', { section: id, before: null }),
    ]),
  ),
  'gives a section another look': there((state) =>
    sectionItems(state).flatMap(({ id }) => [
      fact('SectionLookChosen', { section: id, ground: 'contrast', density: null }),
      fact('SectionLookChosen', { section: id, ground: null, density: 'roomy' }),
    ]),
  ),
  'chooses another layout': there((state) =>
    sectionItems(state).flatMap(({ id, pattern, shuffle }) =>
      (shuffle?.among ?? [])
        .filter(({ name }) => name !== pattern)
        .map((other) =>
          fact('LayoutChosen', { section: id, pattern: other.name, title: other.title, content: asSection(other) }),
        ),
    ),
  ),
  'deletes a section': there((state) => sectionItems(state).map(({ id }) => fact('SectionDeleted', { section: id }))),
  'goes through the history': there((state) =>
    historyItems(state).map(({ steps }) => fact('HistoryVisited', { steps })),
  ),
  'chooses a color': there(() => [
    fact('ColourChosen', { place: 'text', colour: '#112233' }),
    fact('ColourChosen', { place: 'background', colour: '#fefefe' }),
    fact('GradientChosen', { place: 'background', gradient: 'linear-gradient(135deg,#fefefe 0%,#ddeeff 100%)' }),
    fact('OwnColoursReset'),
  ]),
  'chooses a logo': there(() => [
    fact('LogoChosen', { media: picture, width: null }),
    fact('LogoFileChosen', file),
    fact('LogoFileChosen', { ...file, name: 'icon.png', as: 'icon' }),
    fact('SiteTitleShown', { shown: false }),
    fact('LogoRemoved'),
    fact('SiteIconChosen', { used: true }),
  ]),
  'has the samples made again': there((state) => when(samplesFault(state) !== null, fact('SampleProductsRetried'))),
  'does without samples': there((state) => when(samplesFault(state) !== null, fact('SampleProductsForgone'))),
  'looks at another page': there(() => [fact('StorePageShown', { page: 'cart' })]),
  'designs the shop': there((state) =>
    shopGroupsOf(state).flatMap(({ places }) =>
      places.flatMap(({ place, choices }) => choices.map(({ choice }) => fact('ShopChosen', { place, choice }))),
    ),
  ),
  'names the shop': there(() => [
    fact('SiteTitleWritten', { title: 'Fox & Dog' }),
    fact('SiteTitleWritten', { title: 'Owl' }),
    fact('TaglineWritten', { tagline: 'Things for the night' }),
  ]),
  'adds to the menu': there(() => [
    fact('MenuItemAdded', { label: 'Shop', url: 'http://store.test/shop/', entity: null }),
    fact('MenuItemAdded', { label: 'Fox & Dog', url: '#fox', entity: { kind: 'post-type', type: 'page', id: 9 } }),
  ]),
  'arranges the menu': there((state) => arrangements(menuView(state))),
  'opens a room': there(() =>
    [paths.designer, paths.typography, paths.homepage].map((path) => fact('ScreenOpened', { path })),
  ),
  'goes to the root': there((state) => when(!isAtRoot(state), fact('ScreenOpened', { path: paths.designer }))),
  'puts the homepage in front': there((state) => {
    const chosen = inFrontChoice(state)
    return when(
      chosen !== null && state.saving.stage !== 'running',
      fact('HomepageInFrontChosen', { inFront: !chosen }),
    )
  }),
  'lists the posts on a page': there((state) => {
    const chosen = postsPageChoice(state)
    return when(chosen !== null && state.saving.stage !== 'running', fact('PostsPageChosen', { made: !chosen }))
  }),
  'puts the failed save away': there((state) => when(saveFault(state) !== null, fact('SaveNoticeDismissed'))),
  'leaves the designer': there(() => [fact('DesignerLeft'), fact('DialogOpened', { dialog: 'exit' })]),
}
