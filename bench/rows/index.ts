/**
 * Everything that is measured, in the order in which a merchant meets it; Save is late, since it leaves the designer. The heap comes after it:
 * the site editor shows the saved page, so only then both show the same. Growth is last, since its long history would be in the way of the
 * others.
 */
import { category } from './category'
import { designerByAddress } from './designer-by-address'
import { emptyAdminPage } from './empty-admin-page'
import { fonts } from './fonts'
import { footer } from './footer'
import { growth } from './growth'
import { header } from './header'
import { heap } from './heap'
import { intro } from './intro'
import { palette } from './palette'
import { patternAdded } from './pattern-added'
import { reload } from './reload'
import { fontsRoom, footerRoom, headerRoom, homepageRoom, paletteRoom } from './rooms'
import type { Row } from './row'
import { save } from './save'
import { scrolling } from './scrolling'
import { start } from './start'

export const rows: readonly Row[] = [
  emptyAdminPage,
  intro,
  start,
  designerByAddress,
  paletteRoom,
  palette,
  fontsRoom,
  fonts,
  headerRoom,
  header,
  footerRoom,
  footer,
  homepageRoom,
  category,
  patternAdded,
  scrolling,
  reload,
  save,
  heap,
  growth,
]
