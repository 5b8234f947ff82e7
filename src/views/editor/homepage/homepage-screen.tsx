/** Putting the home page together: kinds of patterns to choose from, and the sections that it has (D-07, D-10). */
import { __ } from '@wordpress/i18n'
import { isComposable } from '../../../projections/designer/place'
import { useProjection } from '../../flow'
import { ScreenFrame } from '../screen-frame'
import { CategoryList } from './category-list'
import './homepage.css'
import { MoreFault } from '../more/more-fault'
import { PatternNotice } from '../more/pattern-notice'
import { SectionList } from './section-list'

export const HomepageScreen = () => {
  const composable = useProjection(isComposable)
  return (
    <ScreenFrame
      title={__('Design your homepage', 'customize-your-store')}
      description={__(
        'Add sections from the patterns below, and bring them into the order you like. Texts and pictures can be changed later in the Editor.',
        'customize-your-store',
      )}
    >
      <MoreFault what="patterns" />
      {composable ? (
        <CategoryList />
      ) : (
        <p className="cys-designer-sentence">
          {__(
            'The pattern library cannot be reached at the moment, so no sections can be added. Those you have can still be arranged.',
            'customize-your-store',
          )}
        </p>
      )}
      <PatternNotice />
      <SectionList />
    </ScreenFrame>
  )
}
