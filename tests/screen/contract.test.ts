import { describe } from 'vitest'
import { contract } from '../contract'
import { realSide } from '../contract/calls/real-side'
import { sameOnBoth } from '../contract/calls/same-on-both'
import { standIn } from '../contract/model'
import { admin, restore } from '../store/support'

describe('[S-09][W-02] the store of the screens answers as WooCommerce does:', () => contract(standIn))

describe('[P-15] the store of the screens is to the flow as the simulator’s model of a store is:', () =>
  sameOnBoth(async () => {
    await restore()
    return realSide(await admin())
  }))
