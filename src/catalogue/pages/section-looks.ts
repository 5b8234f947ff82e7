/** Grounds by the palette's named colours, and densities by the steps of the theme's spacing, as the patterns use both. */
import type { Density, Ground } from '../../events/design/sections'

export const grounds: Readonly<Record<Ground, { readonly ground: string; readonly text: string | null } | null>> = {
  page: null,
  tint: { ground: 'tertiary', text: null },
  contrast: { ground: 'foreground', text: 'background' },
}

export const densities: Readonly<Record<Density, string>> = { compact: '30', normal: '50', roomy: '60' }
