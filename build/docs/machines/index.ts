/** Every machine, in the order in which a merchant meets them. */
import { closing } from './closing'
import { hub } from './hub'
import { intro } from './intro'
import { paletteQuery } from './palette-query'
import { themes } from './themes'
import { top } from './top'
import { wizard } from './wizard'
import { withoutAi } from './without-ai'

export const machines = [top, intro, wizard, paletteQuery, withoutAi, hub, closing, themes] as const
