import { describe } from 'vitest'
import { contract } from '../contract'
import { realOne } from '../contract/model'

describe('[S-09][W-02] WooCommerce answers as the flow takes it to:', () => contract(realOne()))
