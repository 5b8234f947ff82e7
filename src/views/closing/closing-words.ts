/** The text under the heading: what visitors see now, and where to continue (T-01, S-05). */
import { __ } from '@wordpress/i18n'
import type { visitorsSee } from '../../projections/closing/closing'

type Visitors = ReturnType<typeof visitorsSee>

/** @param hidden whether another page stands in front of the homepage */
export const closingWords = (visitors: Visitors, entrepreneur: boolean, hidden: boolean): string => {
  const isOpen = visitors === 'everything' || visitors === 'no-shop'
  return `${hidden && isOpen ? notInFront() : seen(visitors)} ${entrepreneur ? backToSetUp() : lookFirst()}`
}

const seen = (visitors: Visitors): string => {
  switch (visitors) {
    case 'everything':
      return __('Well done, your design is live.', 'customize-your-store')
    case 'no-shop':
      return __(
        'Well done, your design is saved, and visitors see your homepage. Your store pages are still in “Coming soon” mode.',
        'customize-your-store',
      )
    case 'nothing':
      return __(
        'Well done, your design is saved. Visitors do not see it yet: your store is in “Coming soon” mode.',
        'customize-your-store',
      )
    case 'unknown':
      return __('Well done, your design is saved.', 'customize-your-store')
  }
}

const notInFront = () =>
  __(
    'Well done, your design is saved. Visitors do not see the new homepage, because another page is set as the front page of your store.',
    'customize-your-store',
  )

const backToSetUp = () => __('Go back to Home to finish setup and start selling.', 'customize-your-store')

const lookFirst = () => __('Take a look at your work, then continue the setup.', 'customize-your-store')
