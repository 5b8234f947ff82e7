import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Those that WordPress brings itself where PHP has no mbstring (wp-includes/compat.php). */
const brought = ['mb_substr', 'mb_strlen']

it(
  'given a PHP without mbstring, then the plugin only calls functions of it that WordPress replaces',
  { tags: ['B-13'] },
  () => {
    const files = readdirSync('plugin/src', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.php'),
    )
    const calls = files.flatMap((name) => {
      const text = readFileSync(`plugin/src/${name}`, 'utf8')
      const asked = new Set([...text.matchAll(/function_exists\( '(mb_\w+)' \)/g)].map(([, asks]) => asks))
      return [...text.matchAll(/\bmb_\w+/g)].flatMap(([call]) => (asked.has(call) ? [] : [`${name}: ${call}`]))
    })
    expect(calls.length).toBeGreaterThan(5)
    expect(calls.filter((call) => !brought.some((known) => call.endsWith(` ${known}`)))).toEqual([])
  },
)
