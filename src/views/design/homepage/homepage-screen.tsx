/** Composing the home page: pattern categories or ready pages, and its sections (D-07, D-08, D-10). */
import { Button } from '@wordpress/components'
import { __ } from '@wordpress/i18n'
import { fact } from '../../../events'
import { pathTo, readyPages } from '../../../projections/design/place'
import { homepageKind, isAiDesign } from '../../../projections/design/templates'
import { useProjection, useRecord } from '../../flow'
import { MoreFault } from '../more/more-fault'
import { PatternNotice } from '../more/pattern-notice'
import { ScreenFrame } from '../screen-frame'
import { CategoryList } from './category-list'
import './homepage.css'
import { SelectedTexts } from '../texts/selected-texts'
import { SelectedPictures } from '../pictures/selected-pictures'
import { SectionList } from './section-list'
import { TemplateList } from './template-list'

export const HomepageScreen = () => {
  const kind = useProjection(homepageKind)
  const ai = useProjection(isAiDesign)
  return (
    <ScreenFrame {...(kind === 'templates' ? aboutReadyPages(ai) : aboutPatterns())}>
      <MoreFault />
      {kind === 'patterns' ? <CategoryList /> : <TemplateList />}
      <OtherWay kind={kind} />
      <PatternNotice />
      <SectionList />
      <SelectedTexts />
      <SelectedPictures />
    </ScreenFrame>
  )
}

/** Switches between patterns and ready pages. */
const OtherWay = ({ kind }: { readonly kind: 'patterns' | 'templates' }) => {
  const record = useRecord()
  const path = kind === 'patterns' ? pathTo('homepage', readyPages) : pathTo('homepage')
  return (
    <Button className="cys-other-way" variant="link" onClick={() => void record(fact('ScreenOpened', { path }))}>
      {kind === 'patterns'
        ? __('Choose a ready-made homepage', 'customize-your-store')
        : __('Build your own from patterns', 'customize-your-store')}
    </Button>
  )
}

const aboutPatterns = () => ({
  title: __('Design your homepage', 'customize-your-store'),
  description: __(
    'Add sections from the patterns below, arrange them in any order, and give them your own words and images. You can change all of it again later in the Editor.',
    'customize-your-store',
  ),
})

const aboutReadyPages = (ai: boolean) =>
  ai
    ? {
        title: __('Change your homepage', 'customize-your-store'),
        description: __(
          'Your store started with one of these ready-made homepages. Keep it, or pick another one; it will replace the sections you have. You can change everything on it later in the Editor.',
          'customize-your-store',
        ),
      }
    : {
        title: __('Choose your homepage', 'customize-your-store'),
        description: __(
          'Start with one of these ready-made homepages; it will replace the sections you have. You can change everything on it later in the Editor.',
          'customize-your-store',
        ),
      }
