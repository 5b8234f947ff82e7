import { beforeEach, describe, expect, it } from 'vitest'
import { becomes } from '../browser/variant-support'
import { flowAddress } from '../browser/walk-support'
import { contract } from '../contract'
import { realSide } from '../contract/calls/real-side'
import { sameOnBoth } from '../contract/calls/same-on-both'
import { standIn } from '../contract/model'
import { bootOf } from '../store/boot-of'
import { admin, restore } from '../store/support'

describe('the store of the screens answers as WooCommerce does:', { tags: ['S-09', 'W-02'] }, () => contract(standIn))

describe('the store of the screens is to the flow as the simulator’s model of a store is:', { tags: ['P-15'] }, () =>
  sameOnBoth(async () => {
    await restore()
    return realSide(await admin())
  }),
)

describe('the store of the screens tells the page which variant of the flow it shows, as the plugin does:', () => {
  beforeEach(restore)

  it('none unless somebody asks for one', async () => {
    expect(await bootOf(flowAddress)).toMatchObject({
      variant: { entrepreneur: false, managedHosting: false },
      ai: { enabled: false, connectionOffline: false, provider: 'rules' },
    })
  })

  it('managed hosting has AI', async () => {
    await becomes({ managedHosting: true })
    expect(await bootOf(flowAddress)).toMatchObject({
      variant: { managedHosting: true },
      ai: { enabled: true, provider: 'jetpack' },
    })
  })

  it('AI over a connection that works offline', async () => {
    await becomes({ ai: true, connectionOffline: true })
    expect(await bootOf(flowAddress)).toMatchObject({
      variant: { managedHosting: false },
      ai: { enabled: true, connectionOffline: true, provider: 'jetpack' },
    })
  })
})
