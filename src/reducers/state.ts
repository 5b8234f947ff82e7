/** The state folded from the log. Every part is folded by the reducer of the same name. */
import type { Surroundings } from '../events/shell'
import type { Versions } from '../events/written'
import type { CallBook } from './calls'
import type { Closing } from './closing'
import type { Canvas } from './design/canvas'
import type { Designing } from './design/designing'
import type { Fonts } from './design/fonts'
import type { LogoUpload } from './design/logo'
import type { Photographs } from './design/photographs'
import type { PicturePlace, PictureUploads } from './design/picture-uploads'
import type { ProductLists } from './design/product-lists'
import type { SectionWords } from './design/section-words'
import type { Tour } from './design/tour'
import type { PreviewLinks } from './preview-links'
import type { InFront } from './published'
import type { Restoring } from './restoring'
import type { Route } from './route'
import type { Saving } from './saving'
import type { Content } from './set-up/content'
import type { SetUp, ThemeChoice } from './set-up/set-up'
import type { Departure, Pause, Skipped, World } from './shell'
import type { Features, StoreFacts } from './store'
import type { Suggested } from './suggested'
import type { OptIn } from './tracking'
import type { Pins, VersionList } from './versions'
import type { Wizard } from './wizard'

export type State = {
  /** Sequence number of the last fact folded. */
  readonly seq: number
  /** Facts that changed nothing because this build cannot use them. */
  readonly skipped: readonly Skipped[]
  /** Id of the last fact folded: the cause of the calls that it triggers. */
  readonly cause: string | null
  /** Time of that fact, in milliseconds since 1970. */
  readonly at: number
  readonly pause: Pause
  readonly surroundings: Surroundings | null
  /** The merchant started over; nothing more happens in this session. */
  readonly abandoned: boolean
  /** The session began as a copy of another one, which may come from another person's file. */
  readonly forked: boolean
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
  readonly pictureUploads: PictureUploads
  readonly photographs: Photographs
  readonly sectionWords: SectionWords
  readonly openedPicture: PicturePlace | null
  readonly productLists: ProductLists
  readonly canvas: Canvas
  readonly saving: Saving
  readonly inFront: InFront
  readonly versions: Versions
  /** The versions that the store keeps; null until the version history is opened. */
  readonly versionList: VersionList | null
  readonly pins: Pins
  /** Null until the merchant asks for a link that shows the draft. */
  readonly previewLinks: PreviewLinks | null
  readonly restoring: Restoring
  /** Whether there may be something to restore. */
  readonly wayBack: boolean
  readonly closing: Closing
  readonly tour: Tour
}
