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
      'How well did the tools work for you? Your answers tell us what to improve next.',
      'customize-your-store',
    ),
    ease: __('How easy was it to design your store? 1 star means hard, 5 stars mean easy.', 'customize-your-store'),
    motivation,
    boxes: [
      ['streamline', streamline],
      ['dislikeThemes', __('I did not like any of the themes.', 'customize-your-store')],
      ['themesNotMatch', __('The themes did not fit my store.', 'customize-your-store')],
      ['other', __('Other.', 'customize-your-store')],
    ],
    texts: [
      ['feedback', __('Was anything unclear or unnecessary?', 'customize-your-store')],
      ['remarks', remarks],
    ],
  }
}

const aboutAi = () => ({
  motivation: __('Why did you design with AI?', 'customize-your-store'),
  streamline: __('I was curious what AI would make of my store.', 'customize-your-store'),
  remarks: __('Is there anything else you would like to say about designing with AI?', 'customize-your-store'),
})

const aboutOwn = () => ({
  motivation: __('Why did you create your own design?', 'customize-your-store'),
  streamline: __('I wanted a store that looks like no other.', 'customize-your-store'),
  remarks: __('Is there anything else you would like to say about designing your own store?', 'customize-your-store'),
})
