/** The three tones, each with a sample sentence. */
import { __ } from '@wordpress/i18n'
import type { Tone } from '../../catalogue/wizard/tones'
import type { CardContent } from './cards'

export const toneCards = (): readonly CardContent<Tone>[] => [
  {
    key: 'Informal',
    title: __('Informal', 'customize-your-store'),
    text: __('Easy-going, as among friends.', 'customize-your-store'),
    picture: sample(
      __('“Hey, good to see you! Still warm from the oven, and yours in a minute.”', 'customize-your-store'),
    ),
  },
  {
    key: 'Neutral',
    title: __('Neutral', 'customize-your-store'),
    text: __('Factual, in everyday words.', 'customize-your-store'),
    picture: sample(
      __('“Our bread is baked every morning. Order by ten and pick it up at noon.”', 'customize-your-store'),
    ),
  },
  {
    key: 'Formal',
    title: __('Formal', 'customize-your-store'),
    text: __('Courteous and exact.', 'customize-your-store'),
    picture: sample(
      __('“It is our pleasure to welcome you. Every loaf is made with the utmost care.”', 'customize-your-store'),
    ),
  },
]

const sample = (words: string) => <span className="cys-card__sample">{words}</span>
