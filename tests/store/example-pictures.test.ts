import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { examples } from '../../src/views/intro/examples'
import { theStore } from './the-store'

const folder = join('src', 'views', 'intro', 'examples')

/** File → the drawn picture that it is a copy of. */
const pictures = examples.flatMap(({ trade, look }) => {
  const drawn = (shape: string, goods: string) => `drawn-${look.toLowerCase()}-light-${shape}-${trade}-${goods}.webp`
  return [
    [`${trade}-hero.svg`, drawn('wide-1', 't0t1t2')],
    ...[1, 2, 3].map((place) => [`${trade}-${place}.svg`, drawn(`square-${place}`, `t${place - 1}`)]),
  ]
})

describe('the pictures of the intro’s examples', { tags: ['X-01'] }, () => {
  it('are those that the plugin draws', async () => {
    expect(readdirSync(folder).sort()).toEqual(pictures.map(([file]) => file).sort())
    for (const [file = '', name = ''] of pictures) {
      const drawn = await fetch(`${theStore().url}/?customize-your-store-picture=${name}`)
      expect(readFileSync(join(folder, file), 'utf8'), `${file} is not ${name} any more`).toBe(await drawn.text())
    }
  })
})
