/** Up, down, shuffle, layouts and delete buttons for a section (docs/spec/design.md). */
import { Button } from '@wordpress/components'
import { __, sprintf } from '@wordpress/i18n'
import { chevronDown, chevronUp, layout, shuffle as shuffleIcon, trash } from '@wordpress/icons'
import { textsOfCategory } from './labels'
import { otherLayouts } from '../../../projections/design/layouts'
import { useProjection } from '../../flow'
import type { SectionItem } from '../../../projections/design/sections'
import { sectionName } from '../labels'
import { useSectionActions } from './use-section-actions'

type Props = {
  readonly section: SectionItem
  /** Whether the shuffle button also shows the category's name, as it does above the canvas. */
  readonly wordy?: boolean
}

export const SectionButtons = ({ section, wordy = false }: Props) => {
  const { move, shuffle, toggleLayouts, remove } = useSectionActions()
  const { canMoveUp, canMoveDown } = section
  const isOpen = useProjection(otherLayouts)?.section.id === section.id
  const labels = labelsOf(sectionName(section))
  const category = section.shuffle && textsOfCategory(section.shuffle.category)?.label()
  // A disabled button keeps the focus, because moving a section down takes several presses.
  const common = { size: 'compact', accessibleWhenDisabled: true } as const
  return (
    <>
      <Button
        {...common}
        icon={chevronUp}
        label={labels.up}
        disabled={!canMoveUp}
        onClick={() => move(section, 'up')}
      />
      <Button
        {...common}
        icon={chevronDown}
        label={labels.down}
        disabled={!canMoveDown}
        onClick={() => move(section, 'down')}
      />
      {category !== null && category !== undefined && (
        <Button
          {...common}
          icon={shuffleIcon}
          label={wordy ? labels.shuffleWithin(category) : labels.shuffle}
          showTooltip
          {...(wordy ? { text: category } : {})}
          onClick={() => shuffle(section)}
        />
      )}
      {category !== null && category !== undefined && (
        <Button
          {...common}
          className="cys-layouts-button"
          icon={layout}
          label={labels.layouts}
          showTooltip
          data-section={section.id}
          aria-expanded={isOpen}
          onClick={() => toggleLayouts(section)}
        />
      )}
      <Button {...common} icon={trash} label={labels.remove} onClick={() => remove(section)} />
    </>
  )
}

const labelsOf = (name: string) => ({
  // translators: %s: name of a section of the home page.
  up: sprintf(__('Move up: %s', 'customize-your-store'), name),
  // translators: %s: name of a section of the home page.
  down: sprintf(__('Move down: %s', 'customize-your-store'), name),
  // translators: %s: name of a section of the home page.
  shuffle: sprintf(__('Shuffle: %s', 'customize-your-store'), name),
  /** The label contains the visible text, so that users of voice control can say it. */
  shuffleWithin: (category: string) =>
    // translators: 1: name of a category of patterns, e.g. Intro. 2: name of a section of the home page.
    sprintf(__('Shuffle %1$s: %2$s', 'customize-your-store'), category, name),
  // translators: %s: name of a section of the home page.
  layouts: sprintf(__('Other layouts: %s', 'customize-your-store'), name),
  // translators: %s: name of a section of the home page.
  remove: sprintf(__('Delete: %s', 'customize-your-store'), name),
})

/** Back from the list of layouts to a button that opens it: above the canvas, or in the list of sections. */
export const focusLayoutsButton = (section: string): void => {
  const buttons = [...document.querySelectorAll<HTMLElement>('.cys-layouts-button')]
  const isVisible = (button: HTMLElement) => button.getClientRects().length > 0
  buttons.find((button) => button.dataset['section'] === section && isVisible(button))?.focus({ preventScroll: true })
}
