import type { Page } from 'playwright-core'
import { beforeAll, describe, it } from 'vitest'
import { admin, restore } from '../store/support'
import { homeOf, paragraph, seedStore } from './designer-support'
import { closingScreens } from './screens/of-closing'
import { designerScreens } from './screens/of-designer'
import { dialogScreens } from './screens/of-dialogs'
import { introScreens } from './screens/of-intro'
import { lookAt } from './screens/look-at'
import { newVisit } from './support'

/** What these screens provoke on purpose. */
const allow = [/ERR_INTERNET_DISCONNECTED/, /status 500: POST .*products/]

describe('on a store where nothing was designed', () => {
  let page: Page
  beforeAll(async () => {
    await restore()
    page = (await newVisit({ keep: true, allow })).page
  }, 120_000)

  it.each(introScreens)('[W-03] axe has nothing serious to say about: $name', (screen) => lookAt(page, screen))
})

describe('on a store that has a design', () => {
  let page: Page
  beforeAll(async () => {
    await restore()
    await seedStore(homeOf(paragraph('Hello'), paragraph('Again')))
    await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    page = (await newVisit({ keep: true, allow })).page
  }, 120_000)

  it.each([...designerScreens, ...dialogScreens, ...closingScreens])(
    '[W-03] axe has nothing serious to say about: $name',
    (screen) => lookAt(page, screen),
  )
})
