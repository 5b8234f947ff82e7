/** Fonts are also installed behind the designer: which of them a Save is about. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { Design } from '../design/design'
import { foreignFonts } from '../design/pairing-fonts'
import type { CallBook } from '../shell/call-book'

/** Whether an answer is to a request that Save waits for. */
export const isPartOfSave = (design: Design | null, settles: string | null, { open }: CallBook): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request?.type !== 'FontFamilyInstallRequested' || usesFont(design, request.family.slug)
}

export const usesFont = (design: Design | null, slug: string): boolean =>
  foreignFonts(pairingTitled(design?.fonts ?? null)).includes(slug)
