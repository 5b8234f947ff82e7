/** The survey's questions, for designs made with or without AI (docs/spec/closing.md). */
import { __ } from '@wordpress/i18n'

type Box = 'streamline' | 'dislikeThemes' | 'themesNotMatch' | 'other'
type Text = 'feedback' | 'remarks'

export type SurveyWords = {
  readonly intro: string
  readonly ease: string
  readonly motivation: string
  readonly boxes: readonly (readonly [Box, string])[]
  readonly texts: readonly (readonly [Text, string])[]
}

export const surveyWords = (variant: 'ai' | 'own'): SurveyWords => {
  const { motivation, streamline, remarks } = variant === 'ai' ? aboutAi() : aboutOwn()
  return {
    intro: __(
      'How well did the tools serve you? Your answers tell us what to make better next.',
      'customize-your-store',
    ),
    ease: __('How easy was it to design your store? 1 star means hard, 5 stars mean easy.', 'customize-your-store'),
    motivation,
    boxes: [
      ['streamline', streamline],
      ['dislikeThemes', __('None of the themes was to my taste.', 'customize-your-store')],
      ['themesNotMatch', __('The themes did not fit my shop.', 'customize-your-store')],
      ['other', __('Other.', 'customize-your-store')],
    ],
    texts: [
      ['feedback', __('Was anything unclear, or more than you needed?', 'customize-your-store')],
      ['remarks', remarks],
    ],
  }
}

const aboutAi = () => ({
  motivation: __('Why did you design with AI?', 'customize-your-store'),
  streamline: __('I was curious what AI would make of my shop.', 'customize-your-store'),
  remarks: __('Anything else that you want to say about design with AI?', 'customize-your-store'),
})

const aboutOwn = () => ({
  motivation: __('Why did you create your own design?', 'customize-your-store'),
  streamline: __('I wanted a shop that looks like no other.', 'customize-your-store'),
  remarks: __('Anything else that you want to say about designing your own store?', 'customize-your-store'),
})
