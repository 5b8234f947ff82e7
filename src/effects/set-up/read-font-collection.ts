/** The collection that comes with the plugin (plugin/src/font-collection.php): its families that a font pairing uses, with the weights it needs. */
import * as t from 'io-ts'
import { hasWeight } from '../../catalogue/fonts/font-weight'
import { offeredFonts } from '../../catalogue/fonts/fonts-to-install'
import { fact } from '../../events'
import type { FontFamily } from '../../events/design/fonts'
import { mapAnswer } from '../runner/answers'
import type { Effect } from '../runner/effect'
import { FaceSettings, FamilySettings, faceOf } from './font-shapes'

const Offer = t.type({
  font_family_settings: t.intersection([FamilySettings, t.partial({ fontFace: t.array(FaceSettings) })]),
})
const Collection = t.type({ font_families: t.array(Offer) })

export const readFontCollection: Effect<'FontCollectionRead', 'rest'> = (_request, { rest }) =>
  rest
    .ask({ method: 'GET', path: '/wp/v2/font-collections/customize-your-store', reply: Collection })
    .pipe(
      mapAnswer(({ font_families }) => fact('FontCollectionReceived', { families: font_families.flatMap(wantedPart) })),
    )

/** Nothing for an unlisted family; otherwise the faces with the wanted weights and style. */
const wantedPart = ({ font_family_settings: offer }: t.TypeOf<typeof Offer>): readonly FontFamily[] => {
  const wanted = offeredFonts.find(({ slug }) => slug === offer.slug)
  if (wanted === undefined) return []
  const faces = (offer.fontFace ?? [])
    .map(faceOf)
    .filter((face) => face.fontStyle === wanted.style && wanted.weights.some((weight) => hasWeight(face, weight)))
  const preview = offer.preview === undefined ? {} : { preview: offer.preview }
  return [{ slug: offer.slug, name: offer.name, fontFamily: offer.fontFamily, faces, ...preview }]
}
