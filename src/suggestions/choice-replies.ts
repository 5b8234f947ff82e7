/** Replies that name one entry of a catalogue list: fonts, header, footer, home page. */
import * as t from 'io-ts'
import { aiPairings } from '../catalogue/fonts/ai-pairings'
import { footers, headers } from '../catalogue/pages/headers-and-footers'
import { templates } from '../catalogue/pages/templates'
import { allowed, reply } from './reply'

const slug = t.strict({ slug: t.string }, 'object')

export const fontsReply = reply(t.strict({ pair_name: t.string }, 'object'), ({ pair_name }) =>
  allowed(aiPairings, 'Font choice not part of allowed list', pair_name, 'pair_name'),
)

export const headerReply = reply(slug, ({ slug }) =>
  allowed(namesOf(headers), 'Header not part of allowed list', slug, 'slug'),
)

export const footerReply = reply(slug, ({ slug }) =>
  allowed(namesOf(footers), 'Footer not part of allowed list', slug, 'slug'),
)

// Managed hosting changes a template's sections, not its name.
export const templateReply = reply(t.strict({ homepage_template: t.string }, 'object'), ({ homepage_template }) =>
  allowed(namesOf(templates(false)), 'Template not part of allowed list', homepage_template, 'homepage_template'),
)

const namesOf = (list: readonly { readonly name: string }[]): readonly string[] => list.map(({ name }) => name)
