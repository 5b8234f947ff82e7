/** The contract of the flow's calls: stories that are told once, and hold on the simulator's model as on a real store. */
import { fonts } from './stories/fonts'
import { links } from './stories/links'
import { menus } from './stories/menus'
import { options } from './stories/options'
import { photographs } from './stories/photographs'
import { products } from './stories/products'
import { publications } from './stories/publications'
import { reads } from './stories/reads'
import { screens } from './stories/screens'
import { site } from './stories/site'
import { styles } from './stories/styles'
import { templates } from './stories/templates'
import { themes } from './stories/themes'
import { words } from './stories/words'
import type { Story } from './story'

export const stories: readonly Story[] = [
  ...reads,
  ...screens,
  ...options,
  ...themes,
  ...templates,
  ...styles,
  ...menus,
  ...publications,
  ...site,
  ...fonts,
  ...products,
  ...words,
  ...photographs,
  ...links,
]
