import { afterAll, beforeAll, describe, it } from 'vitest'
import { admin, restore } from '../store/support'
import { seedDesignedStore } from './screens/designed-store'
import { closingScreens } from './screens/of-closing'
import { designerScreens } from './screens/of-designer'
import { dialogScreens } from './screens/of-dialogs'
import { introScreens, loaderScreens, screensAfterTheLoader } from './screens/of-intro'
import { variantScreens } from './screens/of-variants'
import { wizardScreens, wizardVariantScreens } from './screens/of-wizard'
import { lookAt } from './screens/look-at'
import { newVisit } from './support'
import type { Visit } from './support/visit'
import { becomes } from './variant-support'

/** What these screens provoke on purpose. */
const allow = [
  /ERR_INTERNET_DISCONNECTED/,
  /status 500: POST .*products/,
  /status 500: POST .*publications/,
  /status 500: GET .*\/v1\/patterns/,
  /status 500: POST .*ai\/images/,
]

describe('on a store where nothing was designed', () => {
  let visit: Visit
  beforeAll(async () => {
    await restore()
    visit = await newVisit({ keep: true, allow })
  }, 120_000)
  // A page left open would go on asking a store that was put back.
  afterAll(() => visit.close())

  it.each(introScreens)('axe has nothing to say about: $name', { tags: ['W-03'] }, (screen) =>
    lookAt(visit.page, screen),
  )

  it.each(loaderScreens)('axe has nothing to say about: $name', { tags: ['more', 'W-03'] }, (screen) =>
    lookAt(visit.page, screen),
  )

  it.each(screensAfterTheLoader)('axe has nothing to say about: $name', { tags: ['all', 'W-03'] }, (screen) =>
    lookAt(visit.page, screen),
  )
})

describe('on a store that has a design', () => {
  let visit: Visit
  beforeAll(async () => {
    await restore()
    await seedDesignedStore()
    await (await admin()).post('/wc-admin/options', { woocommerce_allow_tracking: 'no' })
    visit = await newVisit({ keep: true, allow })
  }, 120_000)
  // A page left open would go on asking a store that was put back.
  afterAll(() => visit.close())

  it.each(designerScreens.slice(0, 4))('axe has nothing to say about: $name', { tags: ['W-03'] }, (screen) =>
    lookAt(visit.page, screen),
  )

  it.each([...designerScreens.slice(4), ...dialogScreens, ...closingScreens])(
    'axe has nothing to say about: $name',
    { tags: ['all', 'W-03'] },
    (screen) => lookAt(visit.page, screen),
  )
})

describe('in the AI wizard', { tags: ['all'] }, () => {
  let visit: Visit
  beforeAll(async () => {
    await restore()
    await becomes({ ai: true, provider: 'rules' })
    visit = await newVisit({ keep: true, allow })
  }, 120_000)
  // A page left open would go on asking a store that was put back.
  afterAll(() => visit.close())

  it.each(wizardScreens)('axe has nothing to say about: $name', { tags: ['W-03'] }, (screen) =>
    lookAt(visit.page, screen),
  )
})

describe('on stores of other kinds', { tags: ['all'] }, () => {
  it.each([...variantScreens, ...wizardVariantScreens])(
    'axe has nothing to say about: $name',
    { tags: ['W-03'] },
    async ({ arrange, ...screen }) => {
      await restore()
      for (const step of arrange) await step()
      const { page } = await newVisit({ allow })
      await lookAt(page, screen)
    },
  )
})
