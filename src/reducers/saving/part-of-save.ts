/** Fonts are also installed behind the designer: which of them a Save is about. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { RequestEvent } from '../../events/calls/phase'
import type { Design } from '../design/design'
import { foreignFonts } from '../design/pairing-fonts'
import type { CallBook } from '../shell/call-book'
import type { State } from '../state'

/** Whether an answer is to a request that Save waits for. */
export const isPartOfSave = (design: Design | null, settles: string | null, { open }: CallBook): boolean => {
  const request = settles === null ? undefined : open[settles]
  return request?.type !== 'FontFamilyInstallRequested' || isFontOf(design, request.family.slug)
}

/** Save does not wait for a font that its design does not use. One that comes all the same is in the library, and not in the styles. */
export const isFontForsaken = ({ saving }: State, request: RequestEvent): boolean =>
  request.type === 'FontFamilyInstallRequested' &&
  saving.stage === 'running' &&
  !isFontOf(saving.design, request.family.slug)

const isFontOf = (design: Design | null, slug: string): boolean =>
  foreignFonts(pairingTitled(design?.fonts ?? null)).includes(slug)
