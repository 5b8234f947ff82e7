/**
 * Shown before Save: how many sample texts are still on the page, with a link to each of them (B-10). Save stays possible.
 */
import { Button } from '@wordpress/components'
import { __, _n, _x, sprintf } from '@wordpress/i18n'
import { fact } from '../../events'
import type { NewPage } from '../../events/sections'
import { pathTo } from '../../projections/design/place'
import { selectedSection } from '../../projections/design/sections'
import { sampleCount, sampleTexts, type SampleTexts as Samples } from '../../projections/saving'
import { useTransientStore } from '../design/canvas/transient'
import { sectionName } from '../design/labels'
import { newPageNames } from '../design/shop/labels'
import { useProjection, useRecord } from '../flow'
import './sample-texts.css'

export const SampleTexts = () => {
  const samples = useProjection(sampleTexts)
  const count = useProjection(sampleCount)
  if (count === 0) return null
  return (
    <details className="cys-sample-texts">
      <summary>{told(count)}</summary>
      <p>
        {__(
          'Only you know what belongs there: what customers said, names, promises. You can save now and replace them later, in the Editor.',
          'customize-your-store',
        )}
      </p>
      <ul>
        {samples.map((sample) => (
          <Row key={typeof sample.section === 'string' ? sample.section : sample.section.id} sample={sample} />
        ))}
      </ul>
    </details>
  )
}

/** A link to the section: its screen opens, the page scrolls to it, and it is selected. */
const Row = ({ sample: { section, texts } }: { readonly sample: Samples }) => {
  const record = useRecord()
  const transient = useTransientStore()
  const selected = useProjection(selectedSection)
  const jump = () => {
    if (typeof section === 'string') {
      void record(fact('ScreenOpened', { path: pathTo(isPage(section) ? 'menu' : section) }))
      return
    }
    transient.put({ goal: { to: { section: section.id } }, fresh: null })
    void record(fact('ScreenOpened', { path: pathTo('homepage') }))
    if (section.id !== selected) void record(fact('SectionSelected', { section: section.id }))
  }
  return (
    <li>
      <Button className="cys-sample-texts__jump" onClick={jump}>
        <span>
          <strong>{nameOf(section)}</strong>
          <span className="cys-sample-texts__words">
            {texts.join(_x(' · ', 'between texts in a list', 'customize-your-store'))}
          </span>
        </span>
      </Button>
    </li>
  )
}

const nameOf = (section: Samples['section']): string => {
  if (isPage(section)) return newPageNames[section]()
  if (section === 'header') return __('Header', 'customize-your-store')
  return section === 'footer' ? __('Footer', 'customize-your-store') : sectionName(section)
}

/** Whether the texts are on a separate page that the menu links to. */
const isPage = (section: Samples['section']): section is NewPage => section === 'about' || section === 'contact'

const told = (count: number): string =>
  sprintf(
    // translators: %d: a number of texts.
    _n('%d sample text is still on the page', '%d sample texts are still on the page', count, 'customize-your-store'),
    count,
  )
