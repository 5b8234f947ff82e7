import { describe } from 'vitest'
import { modelLikeWooCommerce, modelSide } from '../contract/calls/model-side'
import { realSide } from '../contract/calls/real-side'
import { sameOnBoth } from '../contract/calls/same-on-both'
import { admin, restore } from '../store/support'

describe('the simulator’s model of a store and this WooCommerce are the same to the flow:', { tags: ['P-15'] }, () =>
  sameOnBoth(
    async () => {
      await restore()
      return realSide(await admin())
    },
    modelSide(modelLikeWooCommerce(process.env['WOOCOMMERCE_VERSION'] ?? '')),
  ),
)
