/** [P-16]: the store makes once what the flow requests once, even if an answer is lost. */
import { libraryOf } from '../support/fake-media-routes'
import type { FakeStore } from '../support/fake-store'
import { Broken } from './broken'

/** @throws Broken if something was made twice */
export const atMostOne = (store: FakeStore): void => {
  const twice = [
    ...repeated(libraryOf(store).map(({ slug }) => `the picture ${slug}`)),
    ...repeated(store.families.map(({ slug }) => `the family ${slug}`)),
    ...store.families.flatMap(({ slug, faces }) =>
      repeated(
        faces.map(
          ({ fontWeight, fontStyle, unicodeRange = '' }) =>
            `the face ${slug} ${fontWeight} ${fontStyle} ${unicodeRange}`,
        ),
      ),
    ),
  ]
  const products = store.products.filter(({ id, status }) => id >= 100 && status === 'publish').length
  if (products > 6) throw new Broken('P-16', `There are ${products} sample products.`)
  if (twice[0] !== undefined) throw new Broken('P-16', `There is twice: ${twice[0]}.`)
}

const repeated = (names: readonly string[]): readonly string[] =>
  names.filter((name, place) => names.indexOf(name) !== place)
