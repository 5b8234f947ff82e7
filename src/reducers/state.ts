/** All that the log means. Every part is folded by the reducer of the same name. */
import type { EventOfType } from '../events'
import type { Surroundings } from '../events/session'
import type { Baseline } from './baseline'
import type { CallBook } from './calls'
import type { Canvas } from './canvas'
import type { Closing } from './closing'
import type { Departure } from './departure'
import type { Designing } from './designing'
import type { Features } from './features'
import type { Fonts } from './fonts'
import type { LogoUpload } from './logo-upload'
import type { OptIn } from './opt-in'
import type { Pause } from './pause'
import type { Restoring } from './restoring'
import type { Route } from './route'
import type { Saving } from './saving'
import type { SetUp } from './set-up'
import type { Skipped } from './skipped'
import type { ThemeChoice } from './theme-to-design'
import type { Tour } from './tour'
import type { Unheard } from './unheard'
import type { Versions } from './versions'
import type { Content } from './content'
import type { Suggested } from './suggested'
import type { Wizard } from './wizard'
import type { World } from './world'

export type StoreFacts = Omit<EventOfType<'StoreReadReceived'>, 'type'>

export type State = {
  /** The last fact folded. */
  readonly seq: number
  /** Facts that changed nothing because this build cannot make anything of them. */
  readonly skipped: readonly Skipped[]
  /** Its id: the cause of whatever becomes due through it. */
  readonly cause: string | null
  /** Milliseconds since 1970, of that fact. */
  readonly at: number
  readonly pause: Pause
  readonly surroundings: Surroundings | null
  /** The merchant started afresh; nothing more happens in this session. */
  readonly abandoned: boolean
  readonly calls: CallBook
  readonly route: Route
  /** The place outside the flow that the page is about to go to. */
  readonly departure: Departure | null
  readonly world: World
  readonly features: Features
  /** How the store stands; null until read. */
  readonly store: StoreFacts | null
  readonly wizard: Wizard
  readonly suggested: Suggested
  readonly content: Content
  readonly themeChoice: ThemeChoice
  readonly setUp: SetUp
  readonly optIn: OptIn
  readonly fonts: Fonts
  readonly designing: Designing
  readonly logoUpload: LogoUpload
  readonly canvas: Canvas
  readonly saving: Saving
  readonly versions: Versions
  readonly unheard: Unheard
  readonly baseline: Baseline
  readonly restoring: Restoring
  readonly closing: Closing
  readonly tour: Tour
}
