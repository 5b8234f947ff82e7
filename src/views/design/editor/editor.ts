/** What the designer takes from this room. A chunk of its own, since it can run only after WordPress's scripts. */
import { designStyle } from './design-style'
import { PageFrame } from './page-frame'
import { PatternFrame } from './pattern-frame'
import { prepareEditor } from './prepare-editor'

prepareEditor()

export { designStyle, PageFrame, PatternFrame }
