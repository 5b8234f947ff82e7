/** Which of the designer's screens is open. It follows from the address alone (docs/spec/design.md). */
import { isPatternCategory } from '../../catalogue/pages/own-patterns'
import { rooms, type Room } from '../../events/design'
import { formatPath, parsePath, paths } from '../../events/route-path'
import type { State } from '../../reducers'
import { memo } from '../memo'

/** A room, or the menu that leads to them. */
export type DesignerScreen = 'root' | Room

export type DesignerPlace = {
  readonly screen: DesignerScreen
  /** The category whose patterns are offered next to the homepage screen; null while that sidebar is closed. */
  readonly category: string | null
}

const isRoom = (name: string | undefined): name is Room => rooms.some((room) => room === name)

/** The screen of the designer at an address below its own. */
export const screenAt = (path: string): DesignerScreen => {
  const [name] = parsePath(path).sub
  return isRoom(name) ? name : 'root'
}

/** An unknown sub-path leads to the root menu; an unknown category keeps the pattern sidebar closed. */
export const place = memo(
  ({ route }: State): DesignerPlace => {
    const screen = screenAt(route.path)
    const [, category = ''] = parsePath(route.path).sub
    const open = screen === 'homepage' && isPatternCategory(category)
    return { screen, category: open ? category : null }
  },
  ({ route }) => [route.path],
)

/** The address of a screen of the designer, with the category of its pattern sidebar if there is one. */
export const pathTo = (screen: DesignerScreen, category?: string): string =>
  screen === 'root'
    ? paths.designer
    : formatPath({ step: 'assembler-hub', sub: [screen, ...(category === undefined ? [] : [category])] })

export const firstCategory = 'intro'

/** The homepage screen with the first category of patterns next to it. */
export const homepagePath = pathTo('homepage', firstCategory)

/** Sub-path of the ready-made home pages, after the homepage screen's own. */
export const readyPages = 'ready'

/** Sub-path of the other layouts for the selected section, after the homepage screen's own. */
export const layoutsOpen = 'layouts'
