/** Putting the home page together: kinds of patterns, or ready pages where there are none, and its sections (D-07, D-08, D-10). */
import { Spinner } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { homepageKind, isAiDesign } from '../../../projections/designer/templates'
import { useProjection } from '../../flow'
import { MoreFault } from '../more/more-fault'
import { PatternNotice } from '../more/pattern-notice'
import { ScreenFrame } from '../screen-frame'
import { CategoryList } from './category-list'
import './homepage.css'
import { SectionList } from './section-list'
import { TemplateList } from './template-list'

export const HomepageScreen = () => {
  const kind = useProjection(homepageKind)
  const ai = useProjection(isAiDesign)
  return (
    <ScreenFrame {...(kind === 'templates' ? readyPages(ai) : ownPage())}>
      <MoreFault what="patterns" />
      {kind === null && <Spinner />}
      {kind === 'patterns' && <CategoryList />}
      {kind === 'templates' && <TemplateList />}
      <PatternNotice />
      <SectionList />
    </ScreenFrame>
  )
}

const ownPage = () => ({
  title: __('Design your homepage', 'customize-your-store'),
  description: __(
    'Add sections from the patterns below, and bring them into the order you like. Texts and pictures can be changed later in the Editor.',
    'customize-your-store',
  ),
})

const readyPages = (ai: boolean) =>
  ai
    ? {
        title: __('Change your homepage', 'customize-your-store'),
        description: __(
          'Your store began with one of these ready home pages. Keep it, or pick another one; it takes the place of the sections you have. Everything on it can be changed later in the Editor.',
          'customize-your-store',
        ),
      }
    : {
        title: __('Choose your homepage', 'customize-your-store'),
        description: __(
          'Begin with one of these ready home pages; it takes the place of the sections you have. Everything on it can be changed later in the Editor.',
          'customize-your-store',
        ),
      }
