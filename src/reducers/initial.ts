/** The state before the first fact. Apart from the reducers, so that the intro has it without those of later screens. */
import { latestRecipe } from '../catalogue/pages/own-patterns'
import type { Versions } from '../events/written'
import { initialCalls } from './calls'
import type { Closing } from './closing'
import type { Canvas } from './design/canvas'
import type { Fonts } from './design/fonts'
import type { LogoUpload } from './design/logo'
import { emptyStack } from './design/stack'
import type { Restoring } from './restoring'
import { initialRoute } from './route'
import type { Saving } from './saving'
import { initialSetUp, initialThemeChoice } from './set-up/set-up'
import { initialWorld } from './shell'
import type { State } from './state'
import { initialFeatures } from './store'
import type { Suggested } from './suggested'
import type { OptIn } from './tracking'
import { initialWizard } from './wizard'

export const initialSuggested: Suggested = { palette: null, failures: [], givenUp: false }

export const initialOptIn: OptIn = { stage: 'none' }

export const initialFonts: Fonts = { collection: null, installed: [], unread: [] }

export const initialLogoUpload: LogoUpload = { file: null, trouble: null }

export const initialCanvas: Canvas = {
  shown: 'never',
  failed: null,
  settings: null,
  width: null,
  resized: false,
  preview: false,
  sheet: 'middle',
  page: 'home',
  products: null,
  templates: {},
  madePages: [],
  readability: null,
  selected: null,
}

export const initialSaving: Saving = { stage: 'idle' }

export const initialVersions: Versions = {}

export const initialRestoring: Restoring = { stage: 'none' }

export const initialClosing: Closing = {
  read: false,
  surveyCompleted: false,
  survey: 'none',
  referral: null,
  use: null,
}

export const initialState: State = {
  seq: 0,
  skipped: [],
  cause: null,
  at: 0,
  pause: null,
  surroundings: null,
  abandoned: false,
  forked: false,
  calls: initialCalls,
  route: initialRoute,
  departure: null,
  world: initialWorld,
  features: initialFeatures,
  store: null,
  wizard: initialWizard,
  suggested: initialSuggested,
  content: { images: null, kind: null, generated: false, goods: [], products: [], wrong: null },
  themeChoice: initialThemeChoice,
  setUp: initialSetUp,
  optIn: initialOptIn,
  fonts: initialFonts,
  designing: {
    server: null,
    served: undefined,
    madeFrom: null,
    patterns: null,
    patternsRead: null,
    recipe: latestRecipe,
    design: null,
    saved: null,
    savedStyles: undefined,
    past: emptyStack,
    future: emptyStack,
  },
  logoUpload: initialLogoUpload,
  pictureUploads: { files: [], trouble: null },
  photographs: { place: null, agreed: false, search: null, chosen: [], trouble: null },
  sectionWords: { waiting: [], trouble: null },
  openedPicture: null,
  productLists: { opened: null, words: null, linking: null, answers: {}, categories: null },
  canvas: initialCanvas,
  saving: initialSaving,
  inFront: { homepage: false, postsPage: false },
  accepted: {},
  versions: initialVersions,
  versionList: null,
  pins: [],
  previewLinks: null,
  restoring: initialRestoring,
  wayBack: false,
  closing: initialClosing,
  tour: { stage: 'unknown', step: 0, welcomed: false },
}
