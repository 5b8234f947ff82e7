import { describe, expect, it } from 'vitest'
import { fact } from '../../src/events'
import { menuLink } from '../../src/markup/menu-link'
import { toFile } from '../../src/replay/file/to-file'
import { readFile } from '../../src/replay/file/read-file'
import { foldAll } from '../../src/reducers'
import { designRead } from '../support/facts'
import { opened, story } from '../support/story'
import { options } from './recordings'

const shop = menuLink({ label: 'Shop', url: '/shop', entity: null })
const content = `<!-- wp:navigation -->${shop}<!-- /wp:navigation -->`
const header = { id: 'twentytwentyfour//header', content, modified: null }
const added = { label: 'Fox & <Dog>', url: 'https://fox.example/?a=1&b=2' }

const facts = story(
  opened(),
  designRead({ header }),
  fact('MenuItemAdded', { ...added, entity: null }),
  fact('MenuItemRenamed', { item: 0, label: 'Vixen' }),
  fact('EntitySaved', {
    version: null,
    target: { kind: 'header', id: header.id, content: `${menuLink({ ...added, entity: null })}"label":"Vixen"` },
    modified: null,
    served: null,
  }),
)

describe('a link of the menu that a person typed', { tags: ['L-07', 'B-08'] }, () => {
  it('is masked in the facts and in the header that was saved; a link of the store’s own stays', () => {
    const file = toFile(facts, { ...options, stateHashes: false })
    expect(file).not.toMatch(/Fox|fox|Dog|Vixen/)
    expect(file).toContain('/shop')
  })

  it('leads, masked, to the header that was saved', () => {
    const read = readFile(toFile(facts, { ...options, stateHashes: false }))
    const kept = read._tag === 'Right' ? foldAll(read.right.facts).designing : null
    const saved = kept?.server?.header?.content ?? 'none'
    const [link = 'none'] = /<!-- wp:navigation-link.*?-->/.exec(saved) ?? []
    expect(kept?.design?.header?.content).toContain(link)
  })
})
