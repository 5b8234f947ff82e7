/**
 * Shown before Save: how many sample texts are still on the page, with a link to each of them (B-10). Save stays possible.
 */
import { __, _n, sprintf } from '@wordpress/i18n'
import { sampleCount, sampleTexts } from '../../projections/saving'
import { useProjection } from '../flow'
import { PlaceButton } from './place-button'
import { placeKey, placeName, useJump } from './places'
import './sample-texts.css'

export const SampleTexts = () => {
  const samples = useProjection(sampleTexts)
  const count = useProjection(sampleCount)
  const jump = useJump()
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
        {samples.map(({ section, texts }) => (
          <li key={placeKey(section)}>
            <PlaceButton name={placeName(section)} texts={texts} onClick={() => jump(section)} />
          </li>
        ))}
      </ul>
    </details>
  )
}

const told = (count: number): string =>
  sprintf(
    // translators: %d: a number of texts.
    _n('%d sample text is still on the page', '%d sample texts are still on the page', count, 'customize-your-store'),
    count,
  )
