/** The set-up without AI, stage by stage. */
import { fact } from '../../src/events'
import { designRead, family, featuresRead, patternsRead, storeRead } from './facts'
import { opened } from './story'

/** The store is read again when the set-up begins. */
const another = storeRead({ theme: 'twentytwentythree' })
export const chosen = [opened(), another, featuresRead(), fact('DesignWithoutAiChosen'), another] as const
export const begun = [...chosen] as const
export const founded = [
  ...begun,
  fact('ThemeInstalled', { name: 'TT4' }),
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
