/** The words of the wizard's questions. */
import { __, sprintf } from '@wordpress/i18n'
import { cardQuestions, type AnswerTo, type CardAnswers, type CardStep, type WizardStep } from '../../events/wizard'

export type CardWords = {
  readonly title: string
  readonly text: string
  /** What a store with this answer would say: any store, or one with a name and a product. Shown where the card has no picture (card-pictures.tsx). */
  readonly sample?: { readonly ofAny: string; readonly ofOne: (name: string, good: string) => string }
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
        sample: {
          ofAny: __(
            '“Hey, good to see you! Have a look around, and shout if you need a hand.”',
            'customize-your-store',
          ),
          // translators: %1$s: the shop's name, %2$s: a product, e.g. "Shoulder bag".
          ofOne: (name, good) =>
            sprintf(
              __('“Hey, good to see you at %1$s! You’ll love this one: %2$s.”', 'customize-your-store'),
              name,
              good,
            ),
        },
      },
      Neutral: {
        title: __('Neutral', 'customize-your-store'),
        text: __('Factual, in everyday words.', 'customize-your-store'),
        sample: {
          ofAny: __('“Welcome to our shop. Here you can see everything that we have.”', 'customize-your-store'),
          // translators: %1$s: the shop's name, %2$s: a product, e.g. "Shoulder bag".
          ofOne: (name, good) =>
            sprintf(__('“Welcome to %1$s. A good place to begin: %2$s.”', 'customize-your-store'), name, good),
        },
      },
      Formal: {
        title: __('Formal', 'customize-your-store'),
        text: __('Courteous and exact.', 'customize-your-store'),
        sample: {
          ofAny: __('“It is our pleasure to welcome you. We remain at your service.”', 'customize-your-store'),
          // translators: %1$s: the shop's name, %2$s: a product, e.g. "Shoulder bag".
          ofOne: (name, good) =>
            sprintf(
              __('“It is our pleasure to welcome you to %1$s. May we recommend: %2$s.”', 'customize-your-store'),
              name,
              good,
            ),
        },
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
