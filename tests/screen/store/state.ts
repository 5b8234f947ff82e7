/** One store of the screens: the simulator's model of a store, begun as the recorded WordPress was, and what only HTTP has beside it. */
import { fakeStore, type FakeStore } from '../../support/fake-store'
import { unused } from '../../support/facts'
import type { Variant } from '../../../store/options'
import type { Account } from './people'
import { keyOf, type Entity, type Recording } from './recording'

export type State = {
  readonly model: FakeStore
  readonly accounts: Map<string, Account>
  /** Fields of products that the model has no room for, by id. */
  readonly products: Map<number, Entity>
  /** Uploaded files by their path. */
  readonly files: Map<string, Blob>
  variant: Variant & { readonly environment?: string }
}

export const newState = (recording: Recording): State => ({
  model: modelOf(recording),
  accounts: new Map([['admin', { password: 'password', role: 'administrator' }]]),
  products: new Map(),
  files: new Map(),
  variant: {},
})

/** An answer's body, of a read that must have been recorded. */
export const recorded = (recording: Recording, path: string): unknown => {
  const found = recording.rest[keyOf('GET', path)]
  if (found === undefined) throw new Error(`This was not recorded: ${path}`)
  return found.body
}

type Themes = readonly (Entity & { readonly stylesheet: string })[]
type Content = { readonly id: string; readonly content: { readonly raw: string } }

/** The theme that was active when the store was recorded. */
export const activeTheme = (recording: Recording): string =>
  (recorded(recording, '/wp/v2/themes?context=edit&status=active') as Themes)[0]?.stylesheet ?? ''

const modelOf = (recording: Recording): FakeStore => {
  const { title, embedded_store_variant: _, ...settings } = recorded(recording, '/wp/v2/settings') as Entity
  const files: readonly Content[] = [
    recorded(recording, '/wp/v2/templates/twentytwentyfour//home?context=edit') as Content,
    ...(recorded(recording, '/wp/v2/template-parts?context=edit&per_page=-1') as readonly Content[]),
  ]
  const styles = stylesIn(recording)
  const slug = activeTheme(recording)
  return {
    ...fakeStore(),
    theme: slug,
    installed: new Set((recorded(recording, '/wp/v2/themes?context=edit') as Themes).map((one) => one.stylesheet)),
    options: { woocommerce_allow_tracking: 'yes', blogname: title },
    files: Object.fromEntries(files.map(({ id, content }) => [id, content.raw])),
    stylesIds: { [slug]: styles },
    // All other themes' are one in the model.
    styles: { [styles]: { settings: {}, styles: {} }, '3': { settings: {}, styles: {} } },
    pages: { '2': 'publish' },
    menus: (recorded(recording, '/wp/v2/navigation?context=edit') as readonly { id: number; status: string }[]).map(
      ({ id, status }) => ({ id, status }),
    ),
    settings: { ...settings },
    // Nobody can hide the small shop.
    use: { ...unused, visitors: null, launch: null },
  }
}

/** The id of the active theme's own styles. */
const stylesIn = (recording: Recording): number =>
  Number(
    Object.keys(recording.rest)
      .map((key) => /^GET \/wp\/v2\/global-styles\/(\d+)/.exec(key)?.[1])
      .find((id) => id !== undefined),
  )
