/** The words of the wizard's questions. */
import { __ } from '@wordpress/i18n'
import { cardQuestions, type AnswerTo, type CardAnswers, type CardStep, type WizardStep } from '../../events/wizard'

export type CardWords = {
  readonly title: string
  readonly text: string
  /** What a store with this answer would say; shown where the card has no picture (card-pictures.tsx). */
  readonly sample?: string
}

type QuestionWords<Answer extends string> = {
  readonly heading: string
  readonly text: string
  /** Names the cards, and the answer in the consent dialog. */
  readonly label: string
  readonly cards: Readonly<Record<Answer, CardWords>>
}

const wordsOfQuestions: { readonly [Step in CardStep]: () => QuestionWords<AnswerTo[Step]> } = {
  'look-and-feel': () => ({
    heading: __('How should your store look?', 'customize-your-store'),
    text: __('Pick the one that feels like your business. We’ll match fonts and colors.', 'customize-your-store'),
    label: __('Look and feel', 'customize-your-store'),
    cards: {
      Contemporary: {
        title: __('Contemporary', 'customize-your-store'),
        text: __('Clean and modern, with clear lines and plenty of space.', 'customize-your-store'),
      },
      Classic: {
        title: __('Classic', 'customize-your-store'),
        text: __('Timeless and elegant, with fine letters and quiet colors.', 'customize-your-store'),
      },
      Bold: {
        title: __('Bold', 'customize-your-store'),
        text: __('Strong and striking, with big shapes and bright colors.', 'customize-your-store'),
      },
    },
  }),
  'tone-of-voice': () => ({
    heading: __('How should your store sound?', 'customize-your-store'),
    text: __('Pick the voice you use with your customers.', 'customize-your-store'),
    label: __('Tone of voice', 'customize-your-store'),
    cards: {
      Informal: {
        title: __('Informal', 'customize-your-store'),
        text: __('Easy-going, as among friends.', 'customize-your-store'),
        sample: __('“Hey, good to see you! Still warm from the oven, and yours in a minute.”', 'customize-your-store'),
      },
      Neutral: {
        title: __('Neutral', 'customize-your-store'),
        text: __('Factual, in everyday words.', 'customize-your-store'),
        sample: __('“Our bread is baked every morning. Order by ten and pick it up at noon.”', 'customize-your-store'),
      },
      Formal: {
        title: __('Formal', 'customize-your-store'),
        text: __('Courteous and exact.', 'customize-your-store'),
        sample: __(
          '“It is our pleasure to welcome you. Every loaf is made with the utmost care.”',
          'customize-your-store',
        ),
      },
    },
  }),
}

/** That a question was answered, in the offer to continue. */
export const answeredWords: Readonly<Record<WizardStep, () => string>> = {
  'business-info-description': () => __('business described', 'customize-your-store'),
  'look-and-feel': () => __('look chosen', 'customize-your-store'),
  'tone-of-voice': () => __('all questions answered, your store is being generated', 'customize-your-store'),
}

/** The question's name and the answer to it, for the consent dialog. */
export const answerInWords = (step: CardStep, answers: CardAnswers) => {
  const { label, cards } = wordsOf(step)
  return { label, answer: cards[cardQuestions[step].answerIn(answers)]?.title ?? '' }
}

/** The words of any question with cards. */
export const wordsOf = (step: CardStep): QuestionWords<string> => wordsOfQuestions[step]()
