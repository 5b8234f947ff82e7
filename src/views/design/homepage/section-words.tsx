/**
 * Asks the AI that the merchant agreed to for new texts of a section. Shows the request, its progress, the result or the reason for a
 * failure.
 */
import { Button, Notice, Spinner } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { useCallback } from 'react'
import { fact } from '../../../events'
import type { Model } from '../../../events/sections'
import { newWords, wordsFault, wordsStage } from '../../../projections/design/new-words'
import type { SectionItem } from '../../../projections/design/sections'
import { useProjection, useRecord } from '../../flow'
import { sectionName } from '../labels'
import './section-words.css'
import type { Fault } from '../../../events/calls'
import { faultSentence } from '../../ui/labels'

export const SectionWords = ({ section }: { readonly section: SectionItem }) => {
  const { id } = section
  const record = useRecord()
  const wanted = useProjection(newWords)
  const stage = useProjection(useCallback((state) => wordsStage(state, id), [id]))
  const asks = wanted?.section === id ? wanted : null
  if (asks === null && stage !== 'writing' && stage !== 'refused') return null
  const name = sectionName(section)
  return (
    <div className="cys-section-words">
      {stage === 'refused' && <WordsNotice />}
      <p className="cys-section-words__stage" role="status">
        {stage === 'writing' && <Spinner />}
        {stageWords[stage]()}
      </p>
      {/* One button in all stages, so that it keeps the focus after a press. */}
      {stage === 'writing' ? (
        <Button
          key="button"
          size="compact"
          // translators: %s: name of a section of the home page.
          aria-label={sprintf(__('Cancel: new words for %s', 'customize-your-store'), name)}
          onClick={() => void record(fact('NewWordsCancelled', { section: id }))}
        >
          {__('Cancel', 'customize-your-store')}
        </Button>
      ) : (
        asks !== null && (
          <Button
            key="button"
            size="compact"
            // translators: %s: name of a section of the home page.
            aria-label={sprintf(__('Write new words: %s', 'customize-your-store'), name)}
            onClick={() => void record(fact('NewWordsChosen', asks))}
          >
            {__('Write new words', 'customize-your-store')}
          </Button>
        )
      )}
      {asks !== null && stage !== 'writing' && <p className="cys-section-words__sent">{sentTo[asks.provider]()}</p>}
    </div>
  )
}

const stageWords: Readonly<Record<ReturnType<typeof wordsStage>, () => string>> = {
  none: () => '',
  refused: () => '',
  writing: () => __('Writing new words…', 'customize-your-store'),
  written: () => __('The new words are in place. Undo brings the earlier ones back.', 'customize-your-store'),
}

const sentTo: Readonly<Record<Model, () => string>> = {
  jetpack: () =>
    __(
      'Sends this section’s texts, your description and your store’s name to WordPress.com’s AI service.',
      'customize-your-store',
    ),
  wordpress: () =>
    __(
      'Sends this section’s texts, your description and your store’s name to the AI provider that is connected to this site.',
      'customize-your-store',
    ),
}

/** Explains why the AI wrote no texts. The button below it tries again. */
const WordsNotice = () => {
  const fault = useProjection(wordsFault)
  const record = useRecord()
  if (fault === null) return null
  const text = `${__('The words stayed as they are.', 'customize-your-store')} ${sentence(fault)}`
  return (
    <Notice
      status="error"
      politeness="assertive"
      spokenMessage={text}
      onRemove={() => void record(fact('NewWordsNoticeDismissed'))}
    >
      {text}
    </Notice>
  )
}

/** The fault as a sentence. Messages of our own AI endpoints are written for the merchant and shown as they are. */
const sentence = (fault: Fault): string => {
  if (fault.tag === 'Garbled') return __('Nothing in the AI’s answer could be used.', 'customize-your-store')
  if (fault.tag === 'Timeout') return __('The AI took too long to answer.', 'customize-your-store')
  return fault.tag === 'Refused' && fault.code.startsWith('customize_your_store_ai_') && fault.message !== ''
    ? fault.message
    : faultSentence(fault)
}
