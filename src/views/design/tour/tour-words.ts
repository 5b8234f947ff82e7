/** The texts of the tour, by step (docs/spec/design.md). */
import { __ } from '@wordpress/i18n'
import type { TourView } from '../../../projections/design/tour'

export type Words = { readonly title: string; readonly text: string }

/** @param small whether the preview is above the choices, and not beside them */
export const tourWords = ({ step, ai }: TourView, small: boolean): Words => {
  switch (step) {
    case 0:
      return ai ? offerAfterAi() : offer()
    case 1:
      return { title: __('Watch your store take shape', 'customize-your-store'), text: small ? onPhone() : beside() }
    case 2:
      return {
        title: __('Make your store your own', 'customize-your-store'),
        text: __(
          'Choose your logo, colors and fonts here, and what your pages are made of, down to their words and images. You can change all of it again later in the Editor.',
          'customize-your-store',
        ),
      }
  }
}

const offer = (): Words => ({
  title: __('Meet your store designer', 'customize-your-store'),
  text: __(
    'This is where your design begins: add your logo, and choose colors and layouts. Would you like a short tour first?',
    'customize-your-store',
  ),
})

const offerAfterAi = (): Words => ({
  title: __('Welcome to your new store!', 'customize-your-store'),
  text: __(
    'AI suggested its colors. Add your logo here, and change colors and layouts until they are yours. Would you like a short tour first?',
    'customize-your-store',
  ),
})

const beside = () =>
  __(
    'Whatever you choose appears here at once. Make the preview narrow to see your store as it looks on a phone.',
    'customize-your-store',
  )

const onPhone = () =>
  __(
    'Whatever you choose below appears on the page above at once. Press “Enlarge preview” to see more of it.',
    'customize-your-store',
  )
