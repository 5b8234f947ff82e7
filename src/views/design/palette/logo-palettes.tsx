/** Palettes with a color like the logo's. */
import { __, sprintf } from '@wordpress/i18n'
import { useMemo } from 'react'
import { logoView } from '../../../projections/design/logo'
import { lightItems, morePalettes, paletteItems } from '../../../projections/design/palette'
import { palettesLike } from '../../../projections/design/palettes-like'
import { useProjection } from '../../flow'
import { seenOf } from '../logo/pixels'
import { useLogoImage } from '../logo/use-logo-image'
import { PaletteGrid } from './palette-grid'

type Props = { readonly active: string | null; readonly onChoose: (title: string) => void }

export const LogoPalettes = (props: Props) => {
  const url = useProjection(logoView)?.media?.url
  return url === undefined ? null : <Like {...props} url={url} />
}

const Like = ({ url, active, onChoose }: Props & { readonly url: string }) => {
  const image = useLogoImage(url)
  const offered = useProjection(paletteItems)
  const light = useProjection(lightItems)
  const more = useProjection(morePalettes)
  const items = useMemo(() => {
    const seen = image === null ? null : seenOf(image)
    return seen === null ? [] : palettesLike(seen.colours, [...offered, ...light, ...more])
  }, [image, offered, light, more])
  if (items.length === 0) return null
  return (
    <section className="cys-palette-group">
      <h2 className="cys-designer-menu__title">{__('Like your logo', 'customize-your-store')}</h2>
      <PaletteGrid
        label={__('Like your logo', 'customize-your-store')}
        items={items}
        active={active}
        onChoose={onChoose}
        // translators: %s: name of a color palette.
        sayAs={(name) => sprintf(__('%s, like your logo', 'customize-your-store'), name)}
      />
    </section>
  )
}
