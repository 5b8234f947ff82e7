import { describe } from 'vitest'
import { contract } from '../contract'
import { standIn } from '../contract/model'

describe('[S-09][W-02] the small shop answers as WooCommerce does:', () => contract(standIn))
