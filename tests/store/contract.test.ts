import { describe } from 'vitest'
import { contract } from '../contract'
import { standIn } from '../contract/model'

describe('the small shop answers as WooCommerce does:', { tags: ['S-09', 'W-02'] }, () => contract(standIn))
