/** The settings of the chosen section, at its card: background, spacing, products, texts and pictures (U-05). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import type { ReactNode } from 'react'
import { fact } from '../../../events'
import type { Density, Ground } from '../../../events/sections'
import { sectionLook } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { useShowSection } from '../canvas/transient'
import { SelectedPictures } from '../pictures/selected-pictures'
import { SelectedProducts } from '../products/selected-products'
import { SelectedTexts } from '../texts/selected-texts'

export const SectionSettings = () => (
  <div className="cys-section-settings">
    <SectionLook />
    <SelectedProducts />
    <SelectedTexts />
    <SelectedPictures />
  </div>
)

const SectionLook = () => {
  const look = useProjection(sectionLook)
  const record = useRecord()
  const show = useShowSection()
  if (look === null) return null
  const { section, grounds, densities } = look
  const choose = (chosen: { readonly ground: Ground | null; readonly density: Density | null }) =>
    void record(fact('SectionLookChosen', { section, ...chosen })).then(() => show(section))
  return (
    <>
      {grounds.length > 0 && (
        <Group label={__('Background of the section', 'customize-your-store')}>
          {grounds.map(({ ground, color, isChosen }) => (
            <Button
              key={ground}
              size="compact"
              aria-pressed={isChosen}
              onClick={() => {
                if (!isChosen) choose({ ground, density: null })
              }}
            >
              <span className="cys-section-look__ground" style={{ background: color }} />
              {groundNames[ground]()}
            </Button>
          ))}
        </Group>
      )}
      {densities.length > 0 && (
        <Group label={__('Spacing of the section', 'customize-your-store')}>
          {densities.map(({ density, isChosen }) => (
            <Button
              key={density}
              size="compact"
              aria-pressed={isChosen}
              onClick={() => {
                if (!isChosen) choose({ ground: null, density })
              }}
            >
              {densityNames[density]()}
            </Button>
          ))}
        </Group>
      )}
    </>
  )
}

const Group = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div className="cys-section-look" role="group" aria-label={label}>
    {children}
  </div>
)

const groundNames: Readonly<Record<Ground, () => string>> = {
  page: () => __('Light', 'customize-your-store'),
  tint: () => __('Soft', 'customize-your-store'),
  contrast: () => __('Strong', 'customize-your-store'),
}

const densityNames: Readonly<Record<Density, () => string>> = {
  compact: () => __('Compact', 'customize-your-store'),
  normal: () => __('Medium', 'customize-your-store'),
  roomy: () => __('Roomy', 'customize-your-store'),
}
