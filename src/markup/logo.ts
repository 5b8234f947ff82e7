/** The site logo's look, which each logo block stores in its own attributes. */
import { isEqual } from 'es-toolkit'
import type { Attributes } from './attributes'
import { rewriteAttributes } from './rewrite'

/** Null: the block does not set it. */
export type LogoLook = {
  /** In CSS pixels. */
  readonly width: number | null
  readonly linked: boolean | null
  /** Whether the site icon follows the logo. */
  readonly synced: boolean | null
  readonly align: string | null
}

/** The look of the first logo in the markup. */
export const logoIn = (markup: string): LogoLook => {
  let first = null as Attributes | null
  rewriteAttributes(markup, (name, attributes) => {
    if (name === block) first ??= attributes
    return null
  })
  const { width, isLink, shouldSyncIcon, align } = first ?? {}
  return {
    width: typeof width === 'number' ? width : null,
    linked: typeof isLink === 'boolean' ? isLink : null,
    synced: typeof shouldSyncIcon === 'boolean' ? shouldSyncIcon : null,
    align: typeof align === 'string' ? align : null,
  }
}

/**
 * Gives every logo in the markup, at any depth, this look. Null values and the alignment stay as the block has them. Other
 * blocks, and logos that look like this already, stay byte for byte.
 */
export const withLogo = (markup: string, { width, linked, synced }: Partial<LogoLook>): string =>
  onLogos(markup, (attributes) => ({
    ...attributes,
    ...(width == null ? {} : { width }),
    ...(linked == null ? {} : { isLink: linked }),
    ...(synced == null ? {} : { shouldSyncIcon: synced }),
  }))

/** Removes the width of every logo. */
export const withoutLogoWidth = (markup: string): string => onLogos(markup, ({ width: _, ...kept }) => kept)

/** The markup with all logos in one look, to compare texts regardless of their logos' look. */
export const besidesLogoLook = (markup: string): string =>
  onLogos(markup, ({ width: _, isLink: __, shouldSyncIcon: ___, ...kept }) => ({
    ...kept,
    width: 0,
    isLink: false,
    shouldSyncIcon: false,
  }))

/** Whether there is a logo in the markup, at any depth. */
export const hasLogo = (markup: string): boolean => {
  let found = false
  rewriteAttributes(markup, (name) => {
    found ||= name === block
    return null
  })
  return found
}

const onLogos = (markup: string, change: (attributes: Attributes) => Attributes): string =>
  rewriteAttributes(markup, (name, attributes) => {
    const next = name === block ? change(attributes) : attributes
    return isEqual(next, attributes) ? null : next
  })

const block = 'core/site-logo'
