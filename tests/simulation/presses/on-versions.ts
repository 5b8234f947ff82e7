/** The version history: an earlier version of the design is published again. */
import { fact } from '../../../src/events'
import { screen } from '../../../src/projections/screen'
import { stepsTo, versionsView } from '../../../src/projections/versions'
import { isOpen, inDesigner, when, type Presses } from './press'

export const onVersions: Presses = {
  'opens the version history': (state) =>
    when(
      inDesigner(state) || (screen(state) === 'closing' && isOpen(state)),
      fact('DialogOpened', { dialog: 'versions' }),
    ),
  'publishes a version': (state) => {
    const view = versionsView(state)
    return view.stage === 'list' && view.mayPublish
      ? view.versions
          .filter(({ id }) => id !== view.live)
          .map((version) => fact('RestoreChosen', { steps: stepsTo(version, view.live), design: 'version' }))
      : []
  },
}
