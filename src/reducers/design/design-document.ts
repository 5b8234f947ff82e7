/** The merchant's design as a document: drawn by the canvas, written on Save. */
import type { ShopChoices } from '../../catalogue/shop/shop-look-css'
import type { GlobalStyles } from '../../catalogue/theme-json'
import type { EventOfType } from '../../events'
import type { Identity } from '../../events/design'
import type { Entity } from '../../events/design-calls'
import type { NewPage, WordedPlace } from '../../events/sections'
import { patternNameOf } from '../../markup/metadata'
import { refersTo, splitTemplate } from '../../markup/parts'
import type { Kept, Spare } from './layouts'
import { logoOf, type Logo } from './logo'
import { unchosen, type StyleChoices } from './style-choices'

export type Section = {
  readonly id: string
  /** The pattern it came from; null for the merchant's own blocks. */
  readonly pattern: string | null
  /** Serialized blocks, byte for byte. */
  readonly content: string
  /** What it had in other layouts; absent while it has had only this one. */
  readonly kept?: Kept
}

export type DesignPart = { readonly pattern: string | null; readonly content: string }

export type Design = StyleChoices & {
  /** The merchant's own global styles as they were read; palette, colors and fonts override them. */
  readonly own: GlobalStyles
  /** Null if the store's were not read. */
  readonly identity: Identity | null
  readonly logo: Logo
  /** What the merchant wrote for the shop's pages; absent if nothing was written. */
  readonly shopWords?: Readonly<Partial<Record<WordedPlace, string>>>
  /**
   * The recipe's choices for shop pages that were neither chosen nor edited; absent if these pages stay as the store has them.
   */
  readonly shopDefaults?: ShopChoices
  /** Pages that Save creates; absent if none was added. */
  readonly pages?: readonly NewPage[]
  /** Null if the page has no such part. */
  readonly header: DesignPart | null
  readonly footer: DesignPart | null
  readonly sections: readonly Section[]
  /** What was written and chosen in sections that a ready-made page has no place for; absent if there is nothing. */
  readonly spare?: readonly Spare[]
}

/** The store's design, as a design read returns it. */
export type ServerDesign = Omit<EventOfType<'DesignReadReceived'>, 'type'>

/** The store's design as a document; section ids derive from the `seq` of the read. */
export const designOf = (server: ServerDesign, seq: number): Design => {
  const { header, sections, footer } = splitTemplate(server.home.content)
  return {
    own: ownStylesOf(server),
    identity: server.site.identity,
    logo: logoOf(server),
    ...unchosen,
    header: standing(server.header, header),
    footer: standing(server.footer, footer),
    sections: sections.map((content, index) => ({
      id: `${seq}-${index}`,
      pattern: patternNameOf(content),
      content,
    })),
  }
}

export const ownStylesOf = ({ styles: { settings, styles } }: ServerDesign): GlobalStyles => ({ settings, styles })

/** A template part as the store has it. */
export const partOf = (entity: Entity | null): DesignPart | null =>
  entity && { pattern: patternNameOf(entity.content), content: entity.content }

/** A part counts only at the start or end of the page; a part within a section belongs to that section. */
const standing = (entity: Entity | null, end: string | null): DesignPart | null =>
  entity && refersTo(end, entity.id) ? partOf(entity) : null
