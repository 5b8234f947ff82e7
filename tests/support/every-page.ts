/** The sections of every page that the flow makes or offers, as slugs: what a set-up makes, the templates and the ready pages. */
import { layoutOf, pageOf, type Kind, homeRecipe, templates } from '../../src/catalogue/pages/templates'
import { readyPages } from '../../src/catalogue/pages/ready-pages'
import { looks } from '../../src/catalogue/wizard/looks'

const kinds: readonly Kind[] = ['makers', 'food', 'fashion', 'parts', 'services', 'digital', 'business']

export const everyPage: readonly (readonly string[])[] = [
  ...[true, false].flatMap((managedHosting) => [
    ...kinds.map((kind) => layoutOf(kind, managedHosting)),
    ...templates(managedHosting).map(({ body }) => body),
  ]),
  ...kinds.flatMap((kind) => looks.map((look) => pageOf(kind, look).body)),
  homeRecipe({ withAi: false, managedHosting: false, version: 5 }).body,
  ...readyPages.map(({ body }) => body),
]
