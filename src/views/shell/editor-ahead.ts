/** Fetches the block editor before the designer opens. */
import type { Host } from '../host'
import { idle } from '../ui/later'

type Describe = Host['designerAssets']

// The code that loads the editor is not needed on the intro, so it comes later. The designer itself reports what does not load.
const loading = () => import('../design/load-editor')

/** Fetches the editor's files, and runs what does not depend on the set-up. */
export const prepareEditor = (describe: Describe): Promise<void> =>
  loading().then(
    ({ prepareEditorFiles }) => prepareEditorFiles(describe),
    () => undefined,
  )

/** Loads the whole editor while the merchant answers the questions of a quick start. */
export const loadEditorAhead = (describe: Describe): Promise<void> =>
  idle()
    .then(loading)
    .then(({ loadEditor }) => loadEditor(describe))
    .then(
      () => undefined,
      () => undefined,
    )
