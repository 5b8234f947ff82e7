/** The state folded from the log. Every part is folded by the reducer of the same name. */
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
  /** Sequence number of the last fact folded. */
  readonly seq: number
  /** Facts that changed nothing because this build cannot use them. */
  readonly skipped: readonly Skipped[]
  /** Id of the last fact folded: the cause of the calls it makes due. */
  readonly cause: string | null
  /** Time of that fact, in milliseconds since 1970. */
  readonly at: number
  readonly pause: Pause
  readonly surroundings: Surroundings | null
  /** The merchant started over; nothing more happens in this session. */
  readonly abandoned: boolean
  readonly calls: CallBook
  readonly route: Route
  /** The place outside the flow to which the page is about to navigate. */
  readonly departure: Departure | null
  readonly world: World
  readonly features: Features
  /** Theme, templates and use of the store; null until read. */
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
