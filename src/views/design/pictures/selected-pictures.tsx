/** The pictures of the section that is selected. */
import { selectedSection } from '../../../projections/design/sections'
import { useProjection } from '../../flow'
import { SectionPictures } from './section-pictures'

export const SelectedPictures = () => {
  const section = useProjection(selectedSection)
  return section === null ? null : <SectionPictures section={section} />
}
