import { beforeAll, expect, it } from 'vitest'
import { admin, restore } from './support'
import { withPlugin } from './test-plugin'

beforeAll(() => restore())

it(
  'an admin screen loads the rest of the plugin only once it asks a route that has something of ours',
  { tags: ['S-10'] },
  async () => {
    await withPlugin('screen-asks')
    const { headers } = await (await admin()).page('/wp-admin/index.php')
    expect(headers.get('x-site')).not.toBe('')
    expect(headers.get('x-everything-after-site')).toBe('0')
    expect(headers.get('x-collections')).toContain('customize-your-store')
    expect(Number(headers.get('x-patterns'))).toBeGreaterThan(10)
  },
)
