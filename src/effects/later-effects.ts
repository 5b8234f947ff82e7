/** The effects of all other calls, as each module lists its own. This chunk is loaded when the first of them is due. */
import type { CallName } from '../events/call-facts'
import type { RetiredCall } from '../events/publishing'
import { suggestingEffects } from './ai'
import { closingEffects } from './closing'
import { fontEffects } from './fonts'
import { mediaEffects } from './media'
import { productListEffects } from './product-lists'
import { productEffects } from './products'
import { previewLinkEffects } from './preview-links'
import { publishingEffects } from './publications'
import { designEffects } from './read-design'
import { settingEffects } from './settings'
import { themeEffects } from './themes'
import type { Effect } from './runner/effect'
import type { FirstCall } from './first-effects'
import type { Ports } from './runner/ports'

export type LaterCall = Exclude<CallName, FirstCall | RetiredCall>
export type LaterEffects = { readonly [N in LaterCall]: Effect<N, keyof Ports> }

export const laterEffects: LaterEffects = {
  ...suggestingEffects,
  ...closingEffects,
  ...fontEffects,
  ...mediaEffects,
  ...productListEffects,
  ...productEffects,
  ...publishingEffects,
  ...previewLinkEffects,
  ...designEffects,
  ...settingEffects,
  ...themeEffects,
}
