/** What a restore is about, thing by thing, in the kinds of which the list of changes tells; also of builds up to 0.5, which restored each thing alone. */
import { completedOption, titleOption, trackingOption } from '../../catalogue/restorable-options'
import type { Step, Thing } from '../../events/restoring/restoring'
import { kindsOfChange, type Change, type KindOfChange } from '../../events/versions/versions'

/** Of a version one line, of other things one for each kind. */
export type Line = Change | { readonly what: 'version'; readonly at: number }

export const linesOf = (steps: readonly Step[]): readonly Line[] => {
  const version = steps.map(({ to }) => to).find((thing) => thing.kind === 'version')
  return version === undefined ? counted(steps.map(({ to }) => kindOf(to))) : [{ what: 'version', at: version.at }]
}

/** How often each kind is among these, in the order in which people are told. */
export const counted = (kinds: readonly KindOfChange[]): readonly Change[] =>
  kindsOfChange.flatMap((what) => {
    const count = kinds.filter((kind) => kind === what).length
    return count > 0 ? [{ what, count }] : []
  })

export const kindOf = (thing: Thing): KindOfChange => {
  switch (thing.kind) {
    case 'option':
      return kindOfOption(thing.name)
    // Undone, it is everything.
    case 'version':
      return 'settings'
    case 'site':
      return 'logo'
    case 'menu':
      return 'menus'
    case 'front-page':
      return 'frontPage'
    case 'product':
      return 'products'
    case 'font':
      return 'fonts'
    default:
      return thing.kind
  }
}

/** Of what stays with a version, by its key in the store's document. */
export const kindOfKey = (key: string): KindOfChange => {
  const [type = '', name = ''] = key.split(' ')
  switch (type) {
    case 'product':
      return 'products'
    case 'attachment':
      return 'pictures'
    case 'wp_font_family':
    case 'wp_font_face':
      return 'fonts'
    case 'wp_navigation':
      return 'menus'
    default:
      return kindOfOption(name)
  }
}

const kindOfOption = (name: string): KindOfChange => {
  if (name === titleOption) return 'title'
  if (name === trackingOption) return 'tracking'
  if (name.startsWith('customize_your_store_pattern_')) return 'words'
  return name.startsWith(completedOption) ? 'task' : 'settings'
}
