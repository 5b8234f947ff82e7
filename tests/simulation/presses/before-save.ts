/** The list of what is open before Save: hiding sections, showing them again, and saving anyway. */
import { fact } from '../../../src/events'
import { checklist, openItems } from '../../../src/projections/checklist'
import { hiddenSections } from '../../../src/projections/left-open'
import { sectionItems } from '../../../src/projections/design/sections'
import { saveButton } from '../../../src/projections/saving'
import type { State } from '../../../src/reducers'
import { inDesigner, isCovered, when, type Presses } from './press'

const hidden = (state: State) => hiddenSections(state).map(({ id }) => id)

export const beforeSave: Presses = {
  'looks at what is open': (state) =>
    when(inDesigner(state) && !saveButton(state).disabled, fact('DialogOpened', { dialog: 'before-save' })),
  'saves although something is open': (state) =>
    when(
      checklist(state) !== null && !isCovered(state),
      fact('OpenItemsAccepted', { items: openItems(state).map(({ what, count }) => ({ what, count })) }),
    ),
  'hides sections': (state) =>
    inDesigner(state) ? sectionItems(state).map(({ id }) => fact('SectionsHidden', { sections: [id] })) : [],
  'shows hidden sections': (state) =>
    when(inDesigner(state) && hidden(state).length > 0, fact('SectionsShown', { sections: hidden(state) })),
}
