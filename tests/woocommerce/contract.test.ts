import { describe } from 'vitest'
import { contract } from '../contract'
import { realOne } from '../contract/model'

describe('WooCommerce answers as the flow takes it to:', { tags: ['S-09', 'W-02'] }, () => contract(realOne()))
