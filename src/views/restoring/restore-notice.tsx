/**
 * Reports on every screen that the design was restored: what was skipped, and an undo button. On the intro, it also shows the store's
 * remarks about the restore; the designer shows those above Save, and the closing screen shows them too.
 */
import { Button, Notice } from '@wordpress/components'
import { __, _n, _x, sprintf } from '@wordpress/i18n'
import { useEffect, useRef } from 'react'
import { fact } from '../../events'
import { restoreResult, type Left, type RestoreResult } from '../../projections/restoring'
import { screen } from '../../projections/screen'
import { useProjection, useRecord } from '../flow'
import { NotedNotice } from '../saving/save-notices'
import { isFocusLost } from '../ui/focus'
import { dateWords } from '../ui/labels'
import type { KindOfChange } from '../../events/versions'
import type { Way } from './labels'

export const RestoreNotice = () => {
  const result = useProjection(restoreResult)
  const now = useProjection(screen)
  const record = useRecord()
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    // The element that opened the dialog is gone, so the focus is lost.
    if (result !== null && isFocusLost()) place.current?.focus()
  }, [result])
  if (result === null) return null
  const words = [headline(result), ...leftWords(result.left, result.way)].join(' ')
  return (
    <section
      ref={place}
      tabIndex={-1}
      className="cys-notices cys-restore-notice"
      aria-label={__('Result', 'customize-your-store')}
    >
      <Notice status="success" spokenMessage={words} onRemove={() => void record(fact('RestoreNoticeDismissed'))}>
        <p>{words}</p>
        {result.canUndo && (
          <Button __next40pxDefaultSize variant="secondary" onClick={() => void record(fact('RestoreUndone'))}>
            {__('Undo', 'customize-your-store')}
          </Button>
        )}
      </Notice>
      {now === 'intro' && <NotedNotice />}
    </section>
  )
}

const headline = ({ way, design, at }: RestoreResult) =>
  design === 'version'
    ? way === 'back' && at > 0
      ? // translators: %s: a date with a time.
        sprintf(__('Your store shows the version of %s now.', 'customize-your-store'), dateWords(at))
      : __('Your store shows again what it showed before.', 'customize-your-store')
    : way === 'back'
      ? design === 'saved'
        ? __('The design that you saved last is back.', 'customize-your-store')
        : __('Your previous design is back.', 'customize-your-store')
      : __('Your new design is back.', 'customize-your-store')

/** Sentences about the things that a restore, or its undo, left unchanged. */
export const leftWords = (left: readonly Left[], way: Way): readonly string[] => [
  ...named(left, 'touched', (names) =>
    sprintf(
      // translators: %s: names of parts of a design, for example Header, Footer.
      __('Left alone, because somebody has changed or used it since: %s.', 'customize-your-store'),
      names,
    ),
  ),
  ...named(left, 'gone', (names) =>
    sprintf(
      // translators: %s: names of parts of a design, for example Header, Footer.
      __('Left out, because it no longer exists: %s.', 'customize-your-store'),
      names,
    ),
  ),
  ...productWords(
    left.filter(({ what }) => what === 'products'),
    way,
  ),
]

const productWords = (left: readonly Left[], way: Way): readonly string[] => {
  const touched = left.filter(({ why }) => why === 'touched').length
  const gone = left.length - touched
  return [...(touched === 0 ? [] : [touchedWords(touched)]), ...(gone === 0 || way === 'back' ? [] : [goneWords(gone)])]
}

const named = (left: readonly Left[], wanted: Left['why'], sentence: (names: string) => string): readonly string[] => {
  const names = leftNames(left.filter(({ why }) => why === wanted))
  return names.length === 0
    ? []
    : [sentence(names.join(_x(', ', 'between the items of a list', 'customize-your-store')))]
}

const touchedWords = (count: number): string =>
  sprintf(
    _n(
      // translators: %d: a number of products.
      '%d sample product stays, because somebody has worked on it.',
      '%d sample products stay, because somebody has worked on them.',
      count,
      'customize-your-store',
    ),
    count,
  )

const goneWords = (count: number): string =>
  sprintf(
    _n(
      // translators: %d: a number of products.
      '%d sample product has been permanently deleted since.',
      '%d sample products have been permanently deleted since.',
      count,
      'customize-your-store',
    ),
    count,
  )

/**
 * The names of what a restore, or its undo, left unchanged, each once. Leaves out what the merchant would not notice. Products have
 * separate sentences (labels.ts).
 */
const leftNames = (left: readonly Left[]): readonly string[] => [
  ...new Set(left.map(({ what }) => names[what]()).filter((name) => name !== null)),
]

const names: { readonly [K in KindOfChange]: () => string | null } = {
  home: () => __('Homepage', 'customize-your-store'),
  header: () => __('Header', 'customize-your-store'),
  footer: () => __('Footer', 'customize-your-store'),
  styles: () => __('Colors and fonts', 'customize-your-store'),
  logo: () => __('Logo and site icon', 'customize-your-store'),
  tagline: () => __('Tagline', 'customize-your-store'),
  title: () => __('Store title', 'customize-your-store'),
  menus: () => __('Menu', 'customize-your-store'),
  frontPage: () => __('Front page', 'customize-your-store'),
  products: () => null,
  words: () => __('Texts', 'customize-your-store'),
  pictures: () => __('Images', 'customize-your-store'),
  fonts: () => __('Fonts', 'customize-your-store'),
  tracking: () => __('Usage tracking', 'customize-your-store'),
  task: () => null,
  settings: () => null,
  theme: () => __('Theme', 'customize-your-store'),
}
