/** The set-up without AI, stage by stage. */
import { fact } from '../../src/events'
import type { State } from '../../src/reducers'
import { baselineRead, designRead, family, featuresRead, patternsRead, storeRead } from './facts'
import { opened } from './story'

/** The store is read again when the set-up begins. */
export const chosen = [opened(), storeRead(), featuresRead(), fact('DesignWithoutAiChosen'), storeRead()] as const
export const begun = [...chosen, baselineRead()] as const
export const founded = [
  ...begun,
  fact('ThemeInstalled', { name: 'TT4' }),
  fact('ThemeActivated', { name: 'TT4' }),
  fact('FrontPageSet'),
  fact('ProductsCreated', { ids: [] }),
  fact('FontCollectionReceived', { families: [family('inter')] }),
  fact('FontFamilyInstalled', { family: family('inter'), found: false }),
  fact('PatternsInstalled'),
] as const
export const assembling = [
  ...founded,
  patternsRead('header-essential', 'footer-with-3-menus', 'centered-content-with-image-below'),
  designRead({ taskCompleted: false }),
] as const

/** The store has taken each entity of the recipe. */
export const saved = (state: State) =>
  (['styles', 'header', 'footer', 'home'] as const).map((kind) =>
    fact('EntitySaved', {
      version: null,
      modified: null,
      served: null,
      target:
        kind === 'styles'
          ? { kind, id: 7, settings: {}, styles: {} }
          : { kind, id: kind, content: state.designing.design?.header?.content ?? '' },
    }),
  )
