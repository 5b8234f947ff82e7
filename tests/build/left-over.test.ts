import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const read = (path: string) => readFileSync(path, 'utf8')

describe('what is left over', () => {
  it('given any mark or option of the plugin, then deleting it takes that away', { tags: ['W-05'] }, () => {
    const kept = read('plugin/src/stored-data.php')
    const [meta = '', prefix = ''] = [
      /META_KEYS = array\(([^)]+)/.exec(kept)?.[1],
      /OPTION_PREFIX = '(\w+)'/.exec(kept)?.[1],
    ]
    const named = sourcesOf('plugin/src').flatMap((text) => [
      ...text.matchAll(/^const \w+ = '(_?customize_your_store_\w+)'/gm),
    ])
    expect(named.length).toBeGreaterThan(7)
    for (const [, name = ''] of named)
      expect(name.startsWith('_') ? meta.includes(`'${name}'`) : name.startsWith(prefix), name).toBe(true)
  })

  it(
    'given any option that the flow writes by a route of the plugin, then deleting it takes that away',
    { tags: ['W-05'] },
    () => {
      const kept = read('plugin/src/stored-data.php')
      const shared = /OPTIONS_SHARED_WITH_WOOCOMMERCE = array\(([^)]+)/.exec(kept)?.[1] ?? ''
      const listed = /const OWN_OPTIONS = array\(([\s\S]*?)^\);/m.exec(read('plugin/src/stored-data.php'))?.[1] ?? ''
      const written = [
        ...listed.matchAll(/^\t('\w+'|AI_\w+)/gm),
        ...read('plugin/src/content/content-answers.php').matchAll(/^const \w+\s+= ('\w+')/gm),
      ]
      expect(written.length).toBe(4)
      for (const [, name = ''] of written) if (name !== 'AI_CONSENT') expect(shared.includes(name), name).toBe(true)
      // Only where the flow gave it (tests/store/rest-options.test.ts).
      expect(/function take_back_consent[\s\S]*?\n}/.exec(kept)?.[0]).toContain('delete_option( AI_CONSENT )')
    },
  )
})

function sourcesOf(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.php'))
  return files.map((file) => read(`${folder}/${file}`))
}
