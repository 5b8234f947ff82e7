import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { entriesOf, readTable } from '../../build/languages/catalogue'
import { patternName } from '../../src/views/design/labels'

const folder = 'plugin/languages'

describe('names of patterns in other languages', () => {
  it.each(readdirSync(folder).filter((file) => file.endsWith('.po')))(
    '%s gives a pattern’s title its name on screen, since a translated title is not recognized',
    { tags: ['W-04'] },
    (file) => {
      const table = readTable(readFileSync(join(folder, file), 'utf8'))
      const titles = entriesOf(table).filter(
        ({ msgctxt, msgid }) => msgctxt === 'Pattern title' && patternName(msgid) !== msgid,
      )
      expect(titles.length).toBeGreaterThan(5)
      for (const { msgid, msgstr } of titles)
        expect([msgid, msgstr]).toEqual([msgid, table.translations['']?.[patternName(msgid)]?.msgstr])
    },
  )
})
