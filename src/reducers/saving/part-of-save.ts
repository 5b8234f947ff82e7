/** Whether an answer is to a request that Save waits for: fonts are also installed behind the designer. */
import { pairingTitled } from '../../catalogue/fonts/font-pairings'
import type { Design } from '../design/design'
import { foreignFonts } from '../design/pairing-fonts'
import type { CallBook } from '../shell/call-book'

export const isPartOfSave = (design: Design | null, settles: string | null, { open }: CallBook): boolean => {
  const request = settles === null ? undefined : open[settles]
  return (
    request?.type !== 'FontFamilyInstallRequested' ||
    foreignFonts(pairingTitled(design?.fonts ?? null)).includes(request.family.slug)
  )
}
